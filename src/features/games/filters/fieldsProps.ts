// What all fields of the filters are given.

import type { Filter } from "../../../games/collection/filter.ts";

export type Change = (
	change: { readonly [Name in keyof Filter]?: Filter[Name] | undefined },
) => void;

export type FieldsProps = { readonly filter: Filter; readonly change: Change };
