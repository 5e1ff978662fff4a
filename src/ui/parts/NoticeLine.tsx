// A notice: a sentence, and what can be done about it.

import type { ReactNode } from "react";
import "../notice.css";

type Props = {
	readonly sentence: string;
	/** Buttons, or the progress of what the sentence is about. */
	readonly children: ReactNode;
};

export const NoticeLine = ({ sentence, children }: Props) => (
	<p className="notice">
		<span>{sentence}</span>
		{children}
	</p>
);
