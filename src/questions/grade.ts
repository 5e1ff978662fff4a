// The points of an answer: the part that is right of all squares in question, which are those that
// were marked and those that should have been.

import type { Square } from "../chess/square.ts";

export type Graded = {
	readonly right: readonly Square[];
	/** Marked, and not to be. */
	readonly tooMany: readonly Square[];
	readonly missed: readonly Square[];
	readonly points: number;
};

export const FULL_POINTS = 100;

/** Where quick answers count more: what the slowest loses, and the seconds of one that loses it. */
const SLOW_LOSS = 0.2;
const SLOW_SECONDS = 60;

/** `seconds` is undefined where nobody counts them. */
export function grade(
	marked: ReadonlySet<Square>,
	answer: ReadonlySet<Square>,
	seconds?: number,
): Graded {
	const right = [...marked].filter((square) => answer.has(square));
	const tooMany = [...marked].filter((square) => !answer.has(square));
	const missed = [...answer].filter((square) => !marked.has(square));
	const inQuestion = right.length + tooMany.length + missed.length;
	// To leave a board without a right square alone is right.
	const share = inQuestion === 0 ? 1 : right.length / inQuestion;
	const haste = 1 - SLOW_LOSS * Math.min(1, (seconds ?? 0) / SLOW_SECONDS);
	return { right, tooMany, missed, points: Math.round(FULL_POINTS * share * haste) };
}

export const isPerfect = ({ tooMany, missed }: Pick<Graded, "tooMany" | "missed">): boolean =>
	tooMany.length + missed.length === 0;
