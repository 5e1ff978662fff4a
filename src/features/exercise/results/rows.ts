// The answers of a class as rows of marks, and the table that other programs open.

import { resultsWords as words } from "../../../messages/en/exercise/results.ts";
import type { Entry } from "../../../training/exercise/collect.ts";
import { dayNumber, dayText, FREE } from "../../../training/exercise/terms.ts";
import { type AnswerMark, csvOf, POINTS, pointsOf } from "../../../training/mark.ts";
import { markPosed } from "../../../training/pose.ts";
import { choiceName, titleOf } from "../../../ui/question/reason.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import type { Opened } from "../opened.ts";

/** The marks of a pupil, question by question. */
export type Row = {
	readonly entry: Entry;
	/** With a number where several of the class have the same. */
	readonly name: string;
	/** Those that are answered: fewer than all, where a pupil has sent a part. */
	readonly marks: readonly AnswerMark[];
	readonly isPart: boolean;
	readonly points: number;
	readonly day: string;
	/** After the last day of the exercise. */
	readonly isLate: boolean;
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

type Facts = Pick<Opened, "exercise" | "posedAt">;

/** Days as 2026-12-04. An answer that does not tell its day has that on which it came in. */
function dayOf({ stamp, text }: Entry, times: ReadonlyMap<string, number>): string {
	const came = times.get(text);
	if (stamp !== undefined) return dayText(stamp.day);
	return came === undefined ? "" : dayText(dayNumber(new Date(came)));
}

export function rowsOf(
	{ exercise, posedAt }: Facts,
	entries: readonly Entry[],
	times: ReadonlyMap<string, number>,
): Row[] {
	const { until, tries } = exercise.terms ?? FREE;
	const posed = exercise.questions.map((_, index) => posedAt(index));
	const names = numberedNames(
		entries.map(({ name, stamp }) =>
			tries > 1 && stamp !== undefined ? words.tried(name, stamp.attempt) : name,
		),
	);
	return entries.map((entry, at) => {
		const answered = posed.slice(0, entry.answers.length);
		const marks = answered.map((one, index) => markPosed(one, entry.answers[index] ?? []).mark);
		const day = dayOf(entry, times);
		const isLate = until !== "" && day > until;
		return {
			entry,
			name: names[at] ?? entry.name,
			marks,
			isPart: marks.length < posed.length,
			points: pointsOf(marks),
			day,
			isLate,
		};
	});
}

/** A row for each answer, and one for each of the class that is missing. */
export function tableOf(
	{ exercise, posedAt }: Facts,
	rows: readonly Row[],
	missing: readonly string[],
): (string | number)[][] {
	const heads = exercise.questions.flatMap((_, index) => [
		titleOf(posedAt(index)),
		words.pressed(index + 1),
	]);
	const cellsOf = ({ entry, marks }: Row) =>
		exercise.questions.flatMap((_, index) => {
			const mark = marks[index];
			const names = (entry.answers[index] ?? []).map(choiceName(posedAt(index)));
			return mark === undefined ? ["", ""] : [POINTS[mark], names.join(" ")];
		});
	const hasParts = rows.some(({ isPart }) => isPart);
	const answered = (cell: string | number) => (hasParts ? [cell] : []);
	const hasLast = (exercise.terms ?? FREE).until !== "";
	const late = (cell: string) => (hasLast ? [cell] : []);
	return [
		[
			words.name,
			words.date,
			words.attempt,
			...late(words.late),
			...answered(words.done),
			...heads,
			words.points,
		],
		...rows.map((row) => [
			row.entry.name,
			row.day,
			row.entry.stamp?.attempt ?? 1,
			...late(row.isLate ? words.yes : words.no),
			...answered(row.marks.length),
			...cellsOf(row),
			row.points,
		]),
		...missing.map((name) => [
			name,
			"",
			0,
			...late(""),
			...answered(0),
			...heads.map(() => ""),
			"",
		]),
	];
}

export function saveCsv(opened: Opened, rows: readonly Row[], missing: readonly string[]): void {
	const table = csvOf(tableOf(opened, rows, missing));
	// The mark at its beginning tells spreadsheets that it is in UTF-8.
	saveFile(new Blob(["\ufeff", table], { type: "text/csv" }), words.csvFile);
}
