// How an answer is marked, and what a class answered to a question.

import type { Square } from "../chess/square.ts";

export type Mark = "full" | "half" | "wrong";

export const POINTS: Readonly<Record<Mark, number>> = { full: 1, half: 0.5, wrong: 0 };

/** An answer beside what is right. */
export type Marked = {
	readonly mark: Mark;
	readonly right: readonly Square[];
	readonly tooMany: readonly Square[];
	readonly missed: readonly Square[];
};

/**
 * Half, where at least half of all squares that are right or were pressed are right and were
 * pressed.
 */
export function markAnswer(pressed: readonly Square[], right: readonly Square[]): Marked {
	const hit = pressed.filter((square) => right.includes(square));
	const tooMany = pressed.filter((square) => !right.includes(square));
	const missed = right.filter((square) => !pressed.includes(square));
	const all = hit.length + tooMany.length + missed.length;
	const isFull = hit.length === all;
	const mark = isFull ? "full" : hit.length * 2 >= all ? "half" : "wrong";
	return { mark, right: hit, tooMany, missed };
}

export const pointsOf = (marks: readonly Mark[]): number =>
	marks.reduce((sum, mark) => sum + POINTS[mark], 0);

/** What a class did with a question. */
export type Tally = {
	/** How many pressed each square of the board. */
	readonly pressed: readonly number[];
	/** How many were marked full, of how many. */
	readonly full: number;
	readonly of: number;
	/** The mistake that most made; undefined where nobody made one. */
	readonly commonest:
		| { readonly kind: "pressed" | "missed"; readonly square: Square; readonly count: number }
		| undefined;
};

export function tallyOf(answers: readonly (readonly Square[])[], right: readonly Square[]): Tally {
	const pressed = new Array<number>(64).fill(0);
	let full = 0;
	for (const answer of answers) {
		for (const square of answer) pressed[square] = (pressed[square] ?? 0) + 1;
		if (markAnswer(answer, right).mark === "full") full++;
	}
	let commonest: Tally["commonest"];
	for (let index = 0; index < 64; index++) {
		const square = index as Square;
		const kind = right.includes(square) ? "missed" : "pressed";
		const by = pressed[index] ?? 0;
		const count = kind === "pressed" ? by : answers.length - by;
		if (count > (commonest?.count ?? 0)) commonest = { kind, square, count };
	}
	return { pressed, full, of: answers.length, commonest };
}

/**
 * A cell of a table that other programs open: quoted, and never a formula, which is what a cell
 * that begins with one of these signs would be to them.
 */
function csvCell(value: string | number): string {
	const text = String(value);
	const safe = typeof value === "string" && /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return `"${safe.replaceAll('"', '""')}"`;
}

export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
	rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
