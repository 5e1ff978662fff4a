// What panels beside the board have at their top: what they are, what can be done with them, and
// the button that closes them.

import { X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { panelWords } from "../messages/en/lens.ts";
import { IconButton } from "./IconButton.tsx";
import "./panelHead.css";

/** What every panel is given. */
export type PanelProps = {
	readonly close: () => void;
	/** Says something to those who do not see the panel; an empty text takes it back. */
	readonly say: (text: string) => void;
};

type Props = Pick<PanelProps, "close"> & {
	readonly title: ReactNode;
	readonly heading?: Ref<HTMLHeadingElement>;
	/** Buttons before the one that closes. */
	readonly children?: ReactNode;
};

/** The heading can be given the focus, for when what had it is gone. */
export function PanelHead({ title, heading, close, children }: Props) {
	return (
		<div className="panel-head">
			<h2 ref={heading} tabIndex={-1}>
				{title}
			</h2>
			{children}
			<IconButton icon={X} name={panelWords.close} title={panelWords.closeByKey} onClick={close} />
		</div>
	);
}
