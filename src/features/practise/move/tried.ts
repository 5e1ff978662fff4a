// A move that was tried in a question for one.

import type { Choice } from "../../../training/choices.ts";

/** A move that was tried, and what is known of it. */
export type Tried = {
	readonly move: Choice;
	readonly name: string;
	/** As good: another move than the best, by the engine. */
	readonly state: "asking" | "found" | "asGood" | "wrong" | "unknown";
	readonly answer: readonly string[];
	/** Why it does not win the square. */
	readonly fault?: string;
	readonly problem?: string;
};
