// Answers, games, or squares: three views of the same games.

import { type KeyboardEvent, useRef } from "react";
import { myGamesWords } from "../../messages/en/screens/myGames.ts";
import { numberText } from "../../messages/format.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import { GAMES_TABS, type GamesTab } from "./gamesState.ts";
import { useGames } from "./useGames.ts";

export const tabId = (tab: GamesTab) => `games-tab-${tab}`;

type Props = { readonly tab: GamesTab; readonly choose: (tab: GamesTab) => void };

export function ViewTabs({ tab, choose }: Props) {
	const box = useRef<HTMLDivElement>(null);
	const count = useGames((state) => state.count);
	const isLooking = useGames((state) => state.isLooking);
	const onKeyDown = (event: KeyboardEvent) => {
		const at = GAMES_TABS.indexOf(tab);
		const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
		const next = to === undefined ? undefined : GAMES_TABS.at(to % GAMES_TABS.length);
		if (next === undefined || hasModifier(event)) return;
		event.preventDefault();
		choose(next);
		box.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
	};
	return (
		<div
			ref={box}
			role="tablist"
			className="games-tabs"
			aria-label={myGamesWords.views.title}
			onKeyDown={onKeyDown}
		>
			{GAMES_TABS.map((one) => (
				<button
					key={one}
					type="button"
					role="tab"
					id={tabId(one)}
					aria-selected={one === tab}
					aria-controls="games-view"
					tabIndex={one === tab ? 0 : -1}
					onClick={() => choose(one)}
				>
					{myGamesWords.views[one]}
					{one === "games" && <span className="badge">{isLooking ? "…" : numberText(count)}</span>}
				</button>
			))}
		</div>
	);
}
