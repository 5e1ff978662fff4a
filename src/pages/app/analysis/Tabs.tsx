// The tabs of the panel beside the board: the list of moves and what belongs to it. Arrow keys go
// from tab to tab; the button that closes stands beside them.

import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { problemsOf } from "../../../chess/game.ts";
import { isGrave } from "../../../chess/pgn/gameFault.ts";
import { squareName } from "../../../chess/square.ts";
import { scrollToCurrentMove } from "../../../features/moves/currentMove.ts";
import { panelWords } from "../../../messages/en/screens/panelWords.ts";
import { MAX_LARGE_MOMENTS } from "../../../review/review.ts";
import { hasModifier } from "../../../runtime/keyTarget.ts";
import type { Panel, Tab } from "../../../session/state/panels.ts";
import { CloseButton } from "../../../ui/CloseButton.tsx";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { isWindow } from "../../../ui/hooks/useMedia.ts";
import { PHONE } from "../../../ui/style/windows.ts";
import { TABS, type TabName, tabId, tabOfPanel, tabPanelId } from "./tabIds.ts";

export type TabsProps = {
	readonly close: () => void;
	/** Has the list of moves a column of its own? Then it needs no tab. */
	readonly hasColumn: boolean;
};

const ALL: readonly TabName[] = ["moves", ...TABS];

const titleOf = (tab: TabName): string =>
	tab === "moves" ? panelWords.moves : panelWords.titles[tab];

/** Signs beside the names of tabs, and the accessible names that say the same. */
function useBadges(): Partial<
	Record<TabName, { readonly sign: ReactNode; readonly said: string }>
> {
	const square = useApp((state) => state.explainedSquare);
	const moments = useApp(({ reviewed, game }) =>
		reviewed?.game === game ? Math.min(MAX_LARGE_MOMENTS, reviewed.moments) : 0,
	);
	const hasFaults = useApp(({ game }) => problemsOf(game).some(isGrave));
	const { tabWith } = panelWords;
	return {
		...(hasFaults && { moves: { sign: "!", said: tabWith.faults(titleOf("moves")) } }),
		...(square !== undefined && {
			explain: {
				sign: squareName(square),
				said: tabWith.square(titleOf("explain"), squareName(square)),
			},
		}),
		...(moments > 0 && {
			review: { sign: moments, said: tabWith.moments(titleOf("review"), moments) },
		}),
	};
}

/** The row of a tab that was open when another tab was chosen: it is found again. */
function useRows(panel: Panel | undefined) {
	const rows = useRef(new Map<Tab, Panel>()).current;
	const tab = tabOfPanel(panel);
	if (panel !== undefined && tab !== undefined) rows.set(tab, panel);
	return rows;
}

export function Tabs({ close, hasColumn }: TabsProps) {
	const { store, actions } = useSession();
	const panel = useApp((state) => state.panel);
	const names: readonly TabName[] = hasColumn ? TABS : ALL;
	const selected: TabName = tabOfPanel(panel) ?? (hasColumn ? "review" : "moves");
	const badges = useBadges();
	const rows = useRows(panel);
	const row = useRef<HTMLDivElement>(null);
	const select = (tab: TabName) => {
		if (tab === selected) {
			// On phones the list does not follow the game: a second press leads to the move.
			if (tab === "moves" && row.current) scrollToCurrentMove(row.current);
			return;
		}
		if (tab === "moves") {
			actions.setPanel(undefined);
			return;
		}
		const last = rows.get(tab) ?? tab;
		// Nobody who turned the engine off asks it by a tab.
		const asks = last === "evaluations" && !store.get().options.usesEngine;
		actions.setPanel(asks ? tab : last);
	};
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const focused = names.find((name) => tabId(name) === document.activeElement?.id);
		const at = names.indexOf(focused ?? selected);
		const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
		const next = to === undefined ? undefined : names.at(to % names.length);
		if (next === undefined || hasModifier(event)) return;
		event.preventDefault();
		event.stopPropagation();
		// On a phone the panel of a tab covers much: there Enter opens it.
		if (!isWindow(PHONE)) select(next);
		event.currentTarget.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
	};
	return (
		<div ref={row} className="tabs beside joined underlined">
			<div role="tablist" aria-label={panelWords.tabs} onKeyDown={onKeyDown}>
				{names.map((tab) => (
					<button
						key={tab}
						type="button"
						role="tab"
						id={tabId(tab)}
						aria-selected={tab === selected}
						aria-controls={tab === selected ? tabPanelId(tab) : undefined}
						aria-label={badges[tab]?.said}
						title={tab === "explain" ? panelWords.explainHint : undefined}
						tabIndex={tab === selected ? 0 : -1}
						onClick={({ detail, currentTarget }) => {
							// Whoever has no keyboard in hand means to step with arrow keys next.
							if (detail > 0) currentTarget.blur();
							select(tab);
						}}
					>
						<span>{titleOf(tab)}</span>{" "}
						{badges[tab] && <span className="badge">{badges[tab].sign}</span>}
					</button>
				))}
			</div>
			{panel !== undefined && !hasColumn && <CloseButton close={close} />}
		</div>
	);
}
