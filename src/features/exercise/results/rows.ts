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
	readonly marks: readonly Mark[];
	readonly points: number;
};

export function rowsOf(opened: Opened, entries: readonly Entry[]): Row[] {
	const posed = opened.exercise.questions.map((_, index) => opened.posedAt(index));
	return entries.map((entry) => {
		const marks = posed.map((one, index) => markPosed(one, entry.answers[index] ?? []).mark);
		return { entry, marks, points: pointsOf(marks) };
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
		...rows.map((row) => [row.entry.name, ...cellsOf(row), row.points]),
	];
	// The mark at its beginning tells spreadsheets that it is in UTF-8.
	saveFile(new Blob(["\ufeff", csvOf(table)], { type: "text/csv" }), words.csvFile);
}
