// Colour and result of a filter, as the other side has them.

import type { Filter } from "../../../collection/filter.ts";

const OTHERS = { white: "black", black: "white" } as const;
const TURNED = { won: "lost", lost: "won", drawn: "drawn" } as const;

type Sided = { readonly [Name in "colour" | "outcome"]?: Filter[Name] | undefined };

/** Undefined stays undefined, so that a change takes it back. */
export const turnedFilter = ({ colour, outcome }: Sided) => ({
	colour: colour && OTHERS[colour],
	outcome: outcome && TURNED[outcome],
});
