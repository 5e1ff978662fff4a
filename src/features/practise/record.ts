// One's own progress, kept in this browser: the last rounds with the squares that were missed, the
// best of each length, and the days with a round. Where nothing can be kept, it lasts for the
// visit.

import { isSquare, type Square } from "../../chess/square.ts";
import { changeWork, readWork } from "../../runtime/keep/work.ts";
import { isCount } from "../../runtime/soundNumbers.ts";
import type { QuestionKind } from "../../training/sources/kinds.ts";

/** Of a square: how often it was in question, and how often it was missed or marked wrongly. */
export type Missed = {
	readonly square: Square;
	readonly of: number;
	readonly missed: number;
};

export type Kept = {
	/** The kind chosen last; undefined before the first round. A newer version may know others. */
	readonly kind: string | undefined;
	/** How many questions were wanted last. */
	readonly count?: number;
	/** Of the last rounds, the latest last. */
	readonly rounds: readonly (readonly Missed[])[];
	/** The most points by the number of questions, and the most right ones of a rhythm. */
	readonly best: Readonly<Record<string, number>>;
	/** With a round, as "2026-11-26", the latest last. */
	readonly days: readonly string[];
	readonly bestDays: number;
};

const KEY = "practise";
const MAX_ROUNDS = 5;
const MAX_DAYS = 366;

const NONE: Kept = { kind: undefined, rounds: [], best: {}, days: [], bestDays: 0 };

const isMissed = (value: unknown): value is Missed => {
	const { square, of, missed } = value as Missed;
	return isSquare(square) && isCount(of) && isCount(missed);
};

/**
 * What is saved may have been changed by hand, or be of a version with other points. What a newer
 * version has written beside stays with it.
 */
function parse(found: unknown): Kept {
	const { count, ...rest } = found as Kept;
	const { kind, rounds, best, days, bestDays } = rest;
	const isSound =
		(kind === undefined || typeof kind === "string") &&
		rounds.every((round) => round.every(isMissed)) &&
		Object.values(best).every(isCount) &&
		days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day)) &&
		isCount(bestDays);
	if (!isSound) return NONE;
	return { ...rest, ...(isCount(count) && { count }) };
}

export const readKept = (): Kept => readWork(KEY, parse) ?? NONE;

/** Another tab may have had a round meanwhile: what is stored is changed, not what was read. */
export function keep(change: (stored: Kept) => Kept): void {
	changeWork(KEY, parse, (stored = NONE) => change(stored));
}

/** As the visitor's calendar has it. */
export function dayOf(date: Date): string {
	const two = (part: number) => String(part).padStart(2, "0");
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The days up to one, that one last. */
export function daysBefore(today: Date, count: number): readonly Date[] {
	return Array.from({ length: count }, (_, index) => {
		const day = new Date(today);
		// At noon no change of clocks leads into another day.
		day.setHours(12, 0, 0, 0);
		day.setDate(day.getDate() - (count - 1 - index));
		return day;
	});
}

/** How many days with a round there are in a row, up to today or yesterday. */
export function streakOf({ days }: Pick<Kept, "days">, today: Date): number {
	const had = daysBefore(today, MAX_DAYS).map((day) => days.includes(dayOf(day)));
	if (had.at(-1) === false) had.pop();
	const end = had.lastIndexOf(false);
	return had.length - 1 - end;
}

type Played = {
	readonly kind: QuestionKind;
	/** "10", or "rhythm". */
	readonly length: string;
	readonly score: number;
	readonly missed: readonly Missed[];
	readonly today: Date;
};

export const lengthOf = (kind: QuestionKind, count: number): string =>
	kind === "rhythm" ? "rhythm" : String(count);

export function withRound(before: Kept, { kind, length, score, missed, today }: Played): Kept {
	const day = dayOf(today);
	const days = [...before.days.filter((one) => one !== day), day].slice(-MAX_DAYS);
	return {
		...before,
		kind,
		rounds: [...before.rounds, missed].slice(-MAX_ROUNDS),
		best: { ...before.best, [length]: Math.max(score, before.best[length] ?? 0) },
		days,
		bestDays: Math.max(before.bestDays, streakOf({ days }, today)),
	};
}

/** Over all rounds that are kept, the squares missed most first. */
export function missedIn({ rounds }: Pick<Kept, "rounds">): readonly Missed[] {
	const sums = new Map<Square, Missed>();
	for (const { square, of, missed } of rounds.flat()) {
		const { of: ofBefore = 0, missed: missedBefore = 0 } = sums.get(square) ?? {};
		sums.set(square, { square, of: of + ofBefore, missed: missed + missedBefore });
	}
	return [...sums.values()].sort(
		(one, other) => other.missed - one.missed || one.of - other.of || one.square - other.square,
	);
}

/** The two that are missed most, if any are. */
export const worstIn = (missed: readonly Missed[]): readonly Square[] =>
	missed
		.filter((one) => one.missed > 0)
		.slice(0, 2)
		.map(({ square }) => square);
