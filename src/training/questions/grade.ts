// The points of an answer: those of its mark, which exercises have too, of a hundred.

import type { Square } from "../../chess/square.ts";
import { markAnswer, POINTS } from "../mark.ts";

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
	const { mark, right, tooMany, missed } = markAnswer([...marked], [...answer]);
	const haste = 1 - SLOW_LOSS * Math.min(1, (seconds ?? 0) / SLOW_SECONDS);
	return { right, tooMany, missed, points: Math.round(FULL_POINTS * POINTS[mark] * haste) };
}

export const isPerfect = ({ tooMany, missed }: Pick<Graded, "tooMany" | "missed">): boolean =>
	tooMany.length + missed.length === 0;
