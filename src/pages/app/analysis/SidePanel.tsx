// The panel beside the board: the tabs of an open game with what the chosen one shows, or a guest
// in their place. In wide windows the list of moves stands beside it, and the review is shown
// while no other panel is. What is not the list of moves is loaded on first use; the table in
// OpenPanel.tsx lists all of it.

import { type ReactNode, useEffect, useMemo, useState } from "react";
import { isLoaded } from "../../../session/state/appQueries.ts";
import { isGuest } from "../../../session/state/panels.ts";
import { useSheetEntry } from "../../../ui/dialog/sheetEntry.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { useMedia } from "../../../ui/hooks/useMedia.ts";
import { Late } from "../../../ui/loading/Late.tsx";
import { WIDE } from "../../../ui/style/windows.ts";
import { loadGameParts, loadSidePanels } from "./late.ts";
import type { OpenPanelProps } from "./OpenPanel.tsx";
import { createSidePanelFocus } from "./sidePanelFocus.ts";
import type { TabsProps } from "./Tabs.tsx";
import { tabId, tabPanelId } from "./tabIds.ts";

type Props = {
	/** The list of moves, or what opens a game. It stays while other panels are in its place. */
	readonly children: ReactNode;
	readonly notices: ReactNode;
};

export function SidePanel({ children, notices }: Props) {
	const session = useSession();
	const panel = useApp((state) => state.panel);
	const hasGame = useApp(isLoaded);
	const hasNews = useApp((state) => state.news !== undefined);
	const [announcement, announce] = useState("");
	const focus = useMemo(() => createSidePanelFocus(session), [session]);
	useEffect(() => focus.listen(), [focus]);
	const hasTabs = hasGame && !isGuest(panel);
	const hasColumn = useMedia(WIDE) && hasGame;
	const shown = panel ?? (hasColumn ? "review" : undefined);
	useSheetEntry(shown !== undefined, focus.close);
	return (
		<div className="aside" data-passing={hasNews || undefined}>
			{hasTabs && <LateTabs close={focus.close} hasColumn={hasColumn} />}
			<div
				className="side-room column joined grow"
				hidden={shown !== undefined && !hasColumn}
				{...(hasTabs &&
					!hasColumn && {
						role: "tabpanel",
						id: tabPanelId("moves"),
						"aria-labelledby": tabId("moves"),
					})}
			>
				{children}
			</div>
			{shown !== undefined && (
				<LateOpenPanel panel={shown} hasTabs={hasTabs} focus={focus} say={announce} />
			)}
			{notices}
			<p role="status" className="unseen">
				{announcement}
			</p>
		</div>
	);
}

type OpenProps = Pick<OpenPanelProps, "panel" | "hasTabs" | "focus" | "say">;

const LateOpenPanel = (props: OpenProps) => (
	<Late
		load={loadSidePanels}
		waiting={<section className="side-panel column joined grow" aria-busy />}
		failed={(failure) => <section className="side-panel column joined grow">{failure}</section>}
	>
		{({ OpenPanel }) => <OpenPanel {...props} />}
	</Late>
);

const LateTabs = (props: TabsProps) => (
	<Late
		load={loadGameParts}
		waiting={<div className="tabs beside joined underlined" />}
		failed={() => null}
	>
		{({ Tabs }) => <Tabs {...props} />}
	</Late>
);
