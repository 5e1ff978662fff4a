// The answers of a class as rows of marks, and the table that other programs open.

import type { Entry } from "../../../exercise/collect.ts";
import { csvOf, type Mark, POINTS, pointsOf } from "../../../exercise/marking.ts";
import { markPosed } from "../../../exercise/right.ts";
import { resultsWords as words } from "../../../messages/en/exercise/results.ts";
import { choiceName, titleOf } from "../../../ui/exercise/reason.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import type { Opened } from "../opened.ts";

/** The marks of a pupil, question by question. */
export type Row = {
	readonly entry: Entry;
	/** With a number where several of the class have the same. */
	readonly name: string;
	readonly marks: readonly Mark[];
	readonly points: number;
};

/** "Mia (1)" and "Mia (2)" where two of a class are called Mia, in the order in which they came. */
export function numberedNames(names: readonly string[]): string[] {
	const seen = new Map<string, number>();
	return names.map((name) => {
		if (names.indexOf(name) === names.lastIndexOf(name)) return name;
		const number = (seen.get(name) ?? 0) + 1;
		seen.set(name, number);
		return words.numbered(name, number);
	});
}

export function rowsOf(opened: Opened, entries: readonly Entry[]): Row[] {
	const posed = opened.exercise.questions.map((_, index) => opened.posedAt(index));
	const names = numberedNames(entries.map(({ name }) => name));
	return entries.map((entry, at) => {
		const marks = posed.map((one, index) => markPosed(one, entry.answers[index] ?? []).mark);
		return { entry, name: names[at] ?? entry.name, marks, points: pointsOf(marks) };
	});
}

export function saveCsv(opened: Opened, rows: readonly Row[]): void {
	const heads = opened.exercise.questions.flatMap((_, index) => [
		titleOf(opened.posedAt(index)),
		words.pressed(index + 1),
	]);
	const cellsOf = ({ entry, marks }: Row) =>
		marks.flatMap((mark, index) => [
			POINTS[mark],
			(entry.answers[index] ?? []).map(choiceName(opened.posedAt(index))).join(" "),
		]);
	const table = [
		[words.name, ...heads, words.points],
		...rows.map((row) => [row.name, ...cellsOf(row), row.points]),
	];
	// The mark at its beginning tells spreadsheets that it is in UTF-8.
	saveFile(new Blob(["\ufeff", csvOf(table)], { type: "text/csv" }), words.csvFile);
}
