// A row of a list or a panel: a sign or a picture, a heading with a text below it, and at the end
// what can be done.

import type { ReactNode } from "react";
import "../style/laterParts.css";

type Props = {
	readonly lead?: ReactNode;
	/** A heading, or a name. */
	readonly title: ReactNode;
	readonly text: string;
	/** At its end. */
	readonly children?: ReactNode;
};

export const Row = ({ lead, title, text, children }: Props) => (
	<div className="list-row beside loose">
		{lead}
		<div className="column joined grow">
			{title}
			<span className="soft small">{text}</span>
		</div>
		{children}
	</div>
);
