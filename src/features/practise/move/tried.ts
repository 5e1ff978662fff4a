// A move that was tried in a question for one, and what it is worth once it is right.

import type { Choice } from "../../../training/choices.ts";
import { roundPoints } from "../../../training/mark.ts";
import type { Result } from "../../../training/round.ts";

/** A move that was tried, and what is known of it. */
export type Tried = {
	readonly move: Choice;
	readonly name: string;
	/** As good: another move than the best, by the engine. */
	readonly state: "asking" | "found" | "asGood" | "wrong" | "unknown";
	readonly answer: readonly string[];
	/** Why it does not win the square, or is none of the good ones. */
	readonly fault?: string;
	readonly problem?: string;
};

/** A move that is right after others in vain is half right. */
export function resultOf(move: Choice, inVain: number): Result {
	const mark = inVain === 0 ? "full" : "half";
	return {
		chosen: [move],
		marked: { mark, right: [move], tooMany: [], missed: [] },
		points: roundPoints(mark),
		inVain,
	};
}
