// The comparisons of a list: its own games by outcome, colour or years, or a list that the visitor
// has set aside.

import type { Filter } from "../../../games/collection/filter.ts";

export type ComparisonKind = "setAside" | "outcome" | "colour" | "years";

export type Comparison = {
	readonly kind: ComparisonKind;
	readonly one: Filter;
	readonly other: Filter;
};

/** White's games where nobody is named. */
const outcomes = (filter: Filter): Filter =>
	filter.player || filter.me || filter.colour ? filter : { ...filter, colour: "white" };

const without = ({ outcome, ...rest }: Filter): Filter => rest;
const withoutColour = ({ colour, ...rest }: Filter): Filter => rest;
const withoutYears = ({ from, to, ...rest }: Filter): Filter => rest;

/** The comparisons that make sense of a list; `aside` is one that was set aside. */
export function comparisonsOf(filter: Filter, aside: Filter | undefined): Comparison[] {
	const found: Comparison[] = [];
	if (aside !== undefined && aside !== filter) {
		found.push({ kind: "setAside", one: aside, other: filter });
	}
	const outcome = without(outcomes(filter));
	found.push({
		kind: "outcome",
		one: { ...outcome, outcome: "won" },
		other: { ...outcome, outcome: "lost" },
	});
	if (filter.player || filter.me) {
		const player = withoutColour(filter);
		found.push({
			kind: "colour",
			one: { ...player, colour: "white" },
			other: { ...player, colour: "black" },
		});
	}
	if (filter.from !== undefined) {
		const rest = withoutYears(filter);
		found.push({
			kind: "years",
			one: filter,
			other: { ...rest, to: filter.from - 1 },
		});
	}
	return found;
}
