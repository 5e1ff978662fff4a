// What loads another game, beside the one that is open.

import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { LoadBox } from "./LoadPanel.tsx";
import { setTypedText, useTypedText } from "./typedText.ts";

export function LoadBeside({ close }: PanelProps) {
	return (
		<>
			<PanelHead title="Load Game" close={close} />
			<div className="aside-body load-panel is-beside">
				<LoadBox text={useTypedText()} setText={setTypedText} />
			</div>
		</>
	);
}
