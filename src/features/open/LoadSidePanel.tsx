// The panel that loads another game, beside the one that is open.

import { openWords } from "../../messages/en/panels/open.ts";
import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { LoadBox } from "./LoadPanel.tsx";

export function LoadSidePanel({ close }: PanelProps) {
	return (
		<>
			<PanelHead title={openWords.another} close={close} />
			<div className="side-panel-body load-panel in-side-panel">
				<LoadBox />
			</div>
		</>
	);
}
