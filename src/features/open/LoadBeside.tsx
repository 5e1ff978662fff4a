// What loads another game, beside the one that is open.

import { PanelHead, type PanelProps } from "../../ui/PanelHead.tsx";
import { LoadBox, type LoadProps } from "./LoadPanel.tsx";

export function LoadBeside({ close, ...props }: LoadProps & Pick<PanelProps, "close">) {
	return (
		<>
			<PanelHead title="Load Game" close={close} />
			<div className="aside-body load-panel is-beside">
				<LoadBox {...props} />
			</div>
		</>
	);
}
