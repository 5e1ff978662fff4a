// The rows of a class: their names, and the table that other programs open.

import { expect, test } from "vitest";
import { numberedNames, rowsOf, tableOf } from "../../../src/features/exercise/results/rows.ts";
import { pose } from "../../../src/training/pose.ts";
import type { Question } from "../../../src/training/question.ts";
import { testCore } from "../../support/core.ts";

test("pupils with the same name are numbered in the order in which they came", () => {
	expect(numberedNames(["Mia", "Ben", "Mia", "mia"])).toEqual(["Mia (1)", "Ben", "Mia (2)", "mia"]);
});

const QUESTION: Question = {
	kind: "whose",
	region: { from: 36, to: 36 } as Question["region"],
	answer: [1],
	afterwards: "why",
	text: "=Whose?",
	position: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w",
	next: "",
	move: "",
};

const posed = pose(QUESTION, { core: testCore() });

const facts = (terms?: { note: string; until: string; tries: number }) => ({
	exercise: { title: "", questions: [QUESTION], ...(terms && { terms }) },
	posedAt: () => posed,
});

const entry = (name: string, choice: number, stamp?: { attempt: number; day: number }) => ({
	name,
	answers: [[choice]],
	text: `${name}~${choice}`,
	stamp,
});

test("the results table has date, attempt and name for each answer, and lists who is missing", () => {
	const times = new Map([
		["Mia~1", new Date(2026, 11, 3, 23, 59).getTime()],
		["Ben~2", new Date(2026, 11, 4, 0, 1).getTime()],
	]);
	const rows = rowsOf(facts(), [entry("Mia", 1), entry("Ben", 2)], times);
	expect(tableOf(facts(), rows, ["Zoë <b>"])).toEqual([
		["Name", "Date", "Try", "=Whose?", "Answer to question 1", "Points"],
		["Mia", "2026-12-03", 1, 1, "White’s", 1],
		["Ben", "2026-12-04", 1, 0, "Black’s", 0],
		["Zoë <b>", "", 0, "", "", ""],
	]);
});

test("an answer after the last day is marked late, and attempts stand beside names", () => {
	const day = Date.UTC(2026, 11, 4) / 86_400_000;
	const terms = facts({ note: "", until: "2026-12-04", tries: 2 });
	const rows = rowsOf(
		terms,
		[
			entry("Mia", 2, { attempt: 1, day }),
			entry("Mia", 1, { attempt: 2, day: day + 1 }),
			entry("Mia", 0, { attempt: 1, day }),
		],
		new Map(),
	);
	expect(rows.map(({ name }) => name)).toEqual(["Mia, try 1 (1)", "Mia, try 2", "Mia, try 1 (2)"]);
	expect(rows.map(({ isLate }) => isLate)).toEqual([false, true, false]);
	expect(tableOf(terms, rows, []).map((row) => row.slice(0, 4))).toEqual([
		["Name", "Date", "Try", "late"],
		["Mia", "2026-12-04", 1, "no"],
		["Mia", "2026-12-05", 2, "yes"],
		["Mia", "2026-12-04", 1, "no"],
	]);
});

test("a part is told as such: nothing is counted of questions that its pupil has not come to", () => {
	const two = {
		exercise: { title: "", questions: [QUESTION, QUESTION] },
		posedAt: () => posed,
	};
	const whole = { ...entry("Ben", 2), answers: [[2], [1]] };
	const rows = rowsOf(two, [entry("Mia", 1), whole], new Map());
	expect(rows.map(({ marks, isPart, points }) => [marks, isPart, points])).toEqual([
		[["full"], true, 1],
		[["wrong", "full"], false, 1],
	]);
	const table = tableOf(two, rows, ["Zoë"]);
	expect(table[0]?.slice(0, 5)).toEqual(["Name", "Date", "Try", "Questions answered", "=Whose?"]);
	expect(table[1]).toEqual(["Mia", "", 1, 1, 1, "White’s", "", "", 1]);
	expect(table[2]).toEqual(["Ben", "", 1, 2, 0, "Black’s", 1, "White’s", 1]);
	expect(table[3]).toHaveLength(9);
});
