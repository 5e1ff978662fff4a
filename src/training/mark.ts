// How an answer is marked, and what a class answered to a question.

import { plainCell } from "../messages/plainCell.ts";
import { type Choice, type Choosing, inOrder } from "./choices.ts";

export type AnswerMark = "full" | "half" | "wrong";

export const POINTS: Readonly<Record<AnswerMark, number>> = { full: 1, half: 0.5, wrong: 0 };

/** Points of a round for an answer without a fault. */
export const FULL_POINTS = 100;

/** Where quick answers count more: what the slowest loses, and the seconds of one that loses it. */
const SLOW_LOSS = 0.2;
const SLOW_SECONDS = 60;

/** `seconds` is undefined where nobody counts them. */
export function roundPoints(mark: AnswerMark, seconds = 0): number {
	const haste = 1 - SLOW_LOSS * Math.min(1, seconds / SLOW_SECONDS);
	return Math.round(FULL_POINTS * POINTS[mark] * haste);
}

/** An answer beside what is right. */
export type Marked<One extends Choice = Choice> = {
	readonly mark: AnswerMark;
	readonly right: readonly One[];
	readonly tooMany: readonly One[];
	readonly missed: readonly One[];
};

/**
 * The one rule of exercises and of Practise. Of squares half, where at least half of all that are
 * right or were pressed are right and were pressed; to leave a board without a right square alone
 * is right. One class or one move is right or not.
 */
export function markAnswer<One extends Choice>(
	chosen: readonly One[],
	right: readonly One[],
	choosing: Choosing = "squares",
): Marked<One> {
	const hit = chosen.filter((one) => right.includes(one));
	const tooMany = chosen.filter((one) => !right.includes(one));
	if (choosing !== "squares") {
		const isFull = hit.length > 0;
		return { mark: isFull ? "full" : "wrong", right: hit, tooMany, missed: isFull ? [] : right };
	}
	const missed = right.filter((one) => !chosen.includes(one));
	const all = hit.length + tooMany.length + missed.length;
	const isFull = hit.length === all;
	const mark = isFull ? "full" : hit.length * 2 >= all ? "half" : "wrong";
	return { mark, right: hit, tooMany, missed };
}

export const pointsOf = (marks: readonly AnswerMark[]): number =>
	marks.reduce((sum, mark) => sum + POINTS[mark], 0);

/** Sums up a class's answers to a question. */
export type Tally = {
	/** How many chose what. */
	readonly chosen: ReadonlyMap<Choice, number>;
	/** How many were marked full, of how many. */
	readonly full: number;
	readonly of: number;
	/** How many chose nothing where one class or one move was asked for. */
	readonly silent: number;
	/** The mistake that most made; undefined where nobody made one. */
	readonly commonest:
		| { readonly kind: "chosen" | "missed"; readonly choice: Choice; readonly count: number }
		| undefined;
};

export function tallyOf(
	answers: readonly (readonly Choice[])[],
	right: readonly Choice[],
	choosing: Choosing = "squares",
): Tally {
	const chosen = new Map<Choice, number>();
	let full = 0;
	let silent = 0;
	for (const answer of answers) {
		if (answer.length === 0 && choosing !== "squares") silent++;
		for (const one of answer) chosen.set(one, (chosen.get(one) ?? 0) + 1);
		if (markAnswer(answer, right, choosing).mark === "full") full++;
	}
	// Of one class or one move, to miss it is to choose another.
	const missed = choosing === "squares" ? right : [];
	let commonest: Tally["commonest"];
	for (const choice of inOrder([...chosen.keys(), ...missed])) {
		const kind = right.includes(choice) ? "missed" : "chosen";
		if (kind === "missed" && choosing !== "squares") continue;
		const by = chosen.get(choice) ?? 0;
		const count = kind === "chosen" ? by : answers.length - by;
		if (count > (commonest?.count ?? 0)) commonest = { kind, choice, count };
	}
	return { chosen, full, of: answers.length, silent, commonest };
}

const csvCell = (value: string | number) => `"${plainCell(value).replaceAll('"', '""')}"`;

export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
	rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
