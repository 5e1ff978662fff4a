// A field of the filters, with its title.

import type { ReactNode } from "react";
import type { Filter } from "../../../games/collection/filter.ts";

export type Change = (
	change: { readonly [Name in keyof Filter]?: Filter[Name] | undefined },
) => void;

export type FieldsProps = { readonly filter: Filter; readonly change: Change };

export function Field({
	title,
	children,
}: {
	readonly title: string;
	readonly children: ReactNode;
}) {
	return (
		// biome-ignore lint/a11y/noLabelWithoutControl: the field is what it holds
		<label className="filter-field column tight small">
			<span>{title}</span>
			{children}
		</label>
	);
}
