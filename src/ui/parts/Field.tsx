// A field with its name: above it, or before it where a line has room for both.

import type { ReactNode } from "react";

type Props = {
	readonly title: string;
	readonly isBeside?: boolean;
	/** One control. */
	readonly children: ReactNode;
};

export const Field = ({ title, isBeside = false, children }: Props) => (
	// biome-ignore lint/a11y/noLabelWithoutControl: the control is what it holds
	<label className={isBeside ? "field row" : "field column tight"}>
		<span className="soft small">{title}</span>
		{children}
	</label>
);
