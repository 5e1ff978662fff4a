// The panel beside the board: the tabs of an open game with what the chosen one shows, or a guest
// in their place. What is not the list of moves is loaded on first use; the table in
// sidePanels.tsx lists all of it.

import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { panelWords } from "../../messages/en/lens.ts";
import { isLoaded } from "../../store/state/appQueries.ts";
import { isGuest, isRow, type Panel, tabOf } from "../../store/state/panels.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { usePlace } from "../../ui/hooks/usePlace.ts";
import { HeadContext, type HeadKind, type PanelProps } from "../../ui/PanelHead.tsx";
import { createSidePanelFocus } from "./sidePanelFocus.ts";
import "./sidePanel.css";
import { Late } from "../../ui/loading/Late.tsx";
import { clearBoard } from "./clearBoard.ts";
import { loadSidePanels } from "./late.ts";
import { Tabs, tabPanelId } from "./Tabs.tsx";

type Props = {
	/** The list of moves, or what opens a game. It stays while other panels are in its place. */
	readonly children: ReactNode;
	readonly notices: ReactNode;
};

export function SidePanel({ children, notices }: Props) {
	const session = useSession();
	const panel = useApp((state) => state.panel);
	const hasGame = useApp(isLoaded);
	const [announcement, announce] = useState("");
	const focus = useMemo(() => createSidePanelFocus(session), [session]);
	useEffect(() => focus.listen(), [focus]);
	const hasTabs = hasGame && !isGuest(panel);
	return (
		<div className="side" data-open={panel}>
			{hasTabs && <Tabs close={focus.close} />}
			<div
				className="side-room"
				hidden={panel !== undefined}
				{...(hasTabs && {
					role: "tabpanel",
					id: tabPanelId("moves"),
					"aria-labelledby": "tab-moves",
				})}
			>
				{children}
			</div>
			{panel !== undefined && (
				<OpenPanel panel={panel} hasTabs={hasTabs} focus={focus} say={announce} />
			)}
			{notices}
			<p role="status" className="unseen">
				{announcement}
			</p>
		</div>
	);
}

type OpenProps = {
	readonly panel: Panel;
	readonly hasTabs: boolean;
	readonly focus: ReturnType<typeof createSidePanelFocus>;
	readonly say: (text: string) => void;
};

function headOf(panel: Panel, hasTabs: boolean): HeadKind {
	const tab = tabOf(panel);
	if (hasTabs && isRow(panel) && tab !== "guest")
		return { kind: "row", tab: panelWords.titles[tab] };
	return { kind: hasTabs ? "tab" : "guest" };
}

function OpenPanel({ panel, hasTabs, focus, say }: OpenProps) {
	const { places } = useSession();
	const box = usePlace<HTMLElement>("sidePanel");
	const head = useMemo(() => headOf(panel, hasTabs), [panel, hasTabs]);
	const tab = tabOf(panel);
	useEffect(() => focus.enter(panel), [panel, focus]);
	useLayoutEffect(() => clearBoard(places), [places]);
	const isTab = hasTabs && tab !== "guest";
	return (
		<section
			ref={box}
			tabIndex={-1}
			className="side-panel"
			aria-label={panelWords.titles[panel]}
			role={isTab ? "tabpanel" : undefined}
			id={isTab ? tabPanelId(tab) : undefined}
		>
			<HeadContext value={head}>
				<Content panel={panel} say={say} close={focus.close} />
			</HeadContext>
		</section>
	);
}

function Content({ panel, ...props }: PanelProps & { readonly panel: Panel }) {
	return (
		<Late load={loadSidePanels}>
			{({ SIDE_PANELS }) => {
				const Panel = SIDE_PANELS[panel];
				return <Panel {...props} />;
			}}
		</Late>
	);
}
