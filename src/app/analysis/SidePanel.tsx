// The side panel: the explanation of a square, and the panels that commands open. Its content is
// loaded on first use; the table in sidePanels.tsx lists all panels.

import { useEffect, useMemo, useState } from "react";
import { panelWords } from "../../messages/en/lens.ts";
import { onTop, type SidePanelName } from "../../store/state/panels.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { usePlace } from "../../ui/hooks/usePlace.ts";
import type { PanelProps } from "../../ui/PanelHead.tsx";
import { createSidePanelFocus } from "./sidePanelFocus.ts";
import "./sidePanel.css";
import { Late } from "../../ui/loading/Late.tsx";
import { loadSidePanels } from "./late.ts";

export function SidePanel() {
	const session = useSession();
	const { store, actions, places } = session;
	const top = useApp(onTop);
	const panel = useApp((state) => state.panel);
	const isGlance = useApp((state) => state.inspected?.isPinned === false);
	const [announcement, announce] = useState("");
	const box = usePlace<HTMLElement>("sidePanel");
	const focus = useMemo(() => createSidePanelFocus(session), [session]);
	const isOpen = top !== undefined;
	useEffect(() => focus.listen(), [focus]);
	useEffect(() => {
		// Nothing moves under a mouse that only rests.
		if (isOpen && !isGlance) places.find("board")?.scrollIntoView({ block: "nearest" });
	}, [isOpen, isGlance, places]);
	useEffect(() => {
		if (panel !== undefined) focus.enter();
	}, [panel, focus]);
	return (
		<div className="side-panel-room">
			<p role="status" className="unseen">
				{announcement}
			</p>
			{isOpen && (
				<section
					ref={box}
					tabIndex={-1}
					className="side-panel"
					aria-label={panelWords.titles[top]}
					onPointerLeave={() => {
						if (store.get().inspected?.isPinned === false) actions.inspect(undefined);
					}}
				>
					<Content answer={top} say={announce} close={focus.close} />
				</section>
			)}
		</div>
	);
}

function Content({ answer, ...props }: PanelProps & { readonly answer: SidePanelName }) {
	return (
		<Late load={loadSidePanels}>
			{({ SIDE_PANELS }) => {
				const Panel = SIDE_PANELS[answer];
				return <Panel {...props} />;
			}}
		</Late>
	);
}
