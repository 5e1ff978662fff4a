// The points of an answer, and the best score so far, saved in this browser.

import type { Square } from "../../chess/square.ts";

/** Of a square: marked and right, marked and not to be, or not marked and to be. */
export type Verdict = "right" | "wrong" | "missed";

export type Graded = {
	readonly right: readonly Square[];
	/** Marked, and not to be. */
	readonly wrong: readonly Square[];
	readonly missed: readonly Square[];
	readonly points: number;
};

export const FULL_POINTS = 100;
/** The share of points that the quickest answer gains, where the visitor chose the clock. */
const MAX_SPEED_BONUS = 0.2;
/** Seconds after which an answer gains nothing. */
const SPEED_BONUS_SECONDS = 60;

/** `seconds` is undefined without a clock. */
export function grade(
	marked: ReadonlySet<Square>,
	answer: ReadonlySet<Square>,
	seconds: number | undefined,
): Graded {
	const right = [...marked].filter((square) => answer.has(square));
	const wrong = [...marked].filter((square) => !answer.has(square));
	const missed = [...answer].filter((square) => !marked.has(square));
	const share = Math.max(0, right.length - wrong.length) / answer.size;
	const speedBonus =
		seconds === undefined ? 0 : MAX_SPEED_BONUS * Math.max(0, 1 - seconds / SPEED_BONUS_SECONDS);
	return { right, wrong, missed, points: Math.round(FULL_POINTS * share * (1 + speedBonus)) };
}

export const isPerfect = ({ wrong, missed }: Graded): boolean => wrong.length + missed.length === 0;

/** The most points in a round of each length, and the longest run without a fault. */
export type Best = { readonly points: Readonly<Record<number, number>>; readonly streak: number };

const STORAGE_KEY = "square-control-practise";
const NONE: Best = { points: {}, streak: 0 };

/** The saved text may have been changed by hand. */
export function readBest(): Best {
	try {
		const { points, streak } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "") as Best;
		const isNumber = (value: unknown) => Number.isFinite(value);
		return isNumber(streak) && Object.values(points).every(isNumber) ? { points, streak } : NONE;
	} catch {
		return NONE;
	}
}

/** The best with a round of this length and its points. */
export const bestWith = (before: Best, length: number, points: number, streak: number): Best => ({
	points: { ...before.points, [length]: Math.max(points, before.points[length] ?? 0) },
	streak: Math.max(streak, before.streak),
});

export function saveBest(best: Best): void {
	try {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(best));
	} catch {
		// The browser saves nothing: the round was played all the same.
	}
}
