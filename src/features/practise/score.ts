// What an answer is worth, and the best so far, which this browser keeps.

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

const FULL = 100;
/** A quick answer gains up to so much more, where the visitor wants the clock. */
const HASTE = 0.2;
/** Seconds after which nothing is gained by haste. */
const CALM = 60;

/** `seconds` is undefined where no clock is wanted. */
export function grade(
	marked: ReadonlySet<Square>,
	answer: ReadonlySet<Square>,
	seconds: number | undefined,
): Graded {
	const right = [...marked].filter((square) => answer.has(square));
	const wrong = [...marked].filter((square) => !answer.has(square));
	const missed = [...answer].filter((square) => !marked.has(square));
	const share = Math.max(0, right.length - wrong.length) / answer.size;
	const haste = seconds === undefined ? 0 : HASTE * Math.max(0, 1 - seconds / CALM);
	return { right, wrong, missed, points: Math.round(FULL * share * (1 + haste)) };
}

export const isPerfect = ({ wrong, missed }: Graded): boolean => wrong.length + missed.length === 0;

/** The most points in a round of each length, and the longest run without a fault. */
export type Best = { readonly points: Readonly<Record<number, number>>; readonly streak: number };

const KEY = "square-control-practise";
const NONE: Best = { points: {}, streak: 0 };

/** What is kept may have been changed by hand. */
export function readBest(): Best {
	try {
		const { points, streak } = JSON.parse(localStorage.getItem(KEY) ?? "") as Best;
		const isNumber = (value: unknown) => Number.isFinite(value);
		return isNumber(streak) && Object.values(points).every(isNumber) ? { points, streak } : NONE;
	} catch {
		return NONE;
	}
}

/** Keeps what is better than before; where nothing may be kept, the round was played all the same. */
export function keepBest(length: number, points: number, streak: number): Best {
	const before = readBest();
	const best = {
		points: { ...before.points, [length]: Math.max(points, before.points[length] ?? 0) },
		streak: Math.max(streak, before.streak),
	};
	try {
		localStorage.setItem(KEY, JSON.stringify(best));
	} catch {
		// It counts for this visit.
	}
	return best;
}
