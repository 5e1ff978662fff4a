// A field with its name: above it, or before it where a line has room for both.

import type { ReactNode } from "react";
import "../style/laterParts.css";

type Props = {
	readonly title: string;
	readonly isBeside?: boolean;
	/** A button in the line of the control. */
	readonly end?: ReactNode;
	/** One control. */
	readonly children: ReactNode;
};

export function Field({ title, isBeside = false, end, children }: Props) {
	const field = (
		// biome-ignore lint/a11y/noLabelWithoutControl: the control is what it holds
		<label className={`field ${isBeside ? "row" : "column tight"} ${end ? "grow" : ""}`}>
			<span className="soft small">{title}</span>
			{children}
		</label>
	);
	if (end === undefined) return field;
	return (
		<div className="with-end beside">
			{field}
			{end}
		</div>
	);
}
