// The words for what an engine finds.

import { expect, test } from "vitest";
import { BLACK } from "../../src/chess/piece.ts";
import { decisiveWords } from "../../src/messages/en/panels/decisive.ts";
import { evaluationWords } from "../../src/messages/en/panels/evaluations.ts";

test.each([
	[{ cp: 31, mate: null }, "+0.31", "White stands slightly better."],
	[{ cp: -205, mate: null }, "−2.05", "Black stands better."],
	[{ cp: 0, mate: null }, "0.00", "The position is about equal."],
	[{ cp: 29, mate: null }, "+0.29", "The position is about equal."],
	[{ cp: 300, mate: null }, "+3.00", "White is winning."],
	[{ cp: null, mate: 3 }, "#3", "White mates in 3."],
	[{ cp: null, mate: -1 }, "#−1", "Black mates in 1."],
	[{ cp: null, mate: 0 }, "#", "The game is over: mate."],
])("%o", (score, text, verdict) => {
	expect(evaluationWords.score(score)).toBe(text);
	expect(evaluationWords.verdict(score)).toBe(verdict);
});

test("the evaluation beside the counts is said in full, with where it is from", () => {
	const score = { cp: 31, mate: null };
	expect(evaluationWords.spoken(score, false)).toBe("Engine +0.31. White stands slightly better.");
	expect(evaluationWords.spoken(score, true)).toBe(
		"Evaluation in the file +0.31. White stands slightly better.",
	);
});

test("a stretch where territory and evaluation part", () => {
	expect(evaluationWords.parting({ from: 1, to: 9, side: BLACK }, "1.e4", "5.d4")).toBe(
		"1.e4 to 5.d4: Black owns more of the board and stands worse.",
	);
});

test.each([
	[{ code: "absent" }, "This copy of Square Control comes without an engine."],
	[
		{ code: "unreachable", status: 503 },
		"The engine could not be fetched: the host has a problem (status 503).",
	],
	[
		{ code: "unreachable", status: undefined },
		"The engine could not be fetched: there is no connection to the host.",
	],
	[
		{ code: "stalled", seconds: 30 },
		"The engine could not be fetched: nothing came for 30 seconds.",
	],
	[{ code: "damaged" }, "The engine’s files arrived incomplete or changed, and were not used."],
	[
		{ code: "died", detail: "out of memory" },
		"The engine has ended or could not be started: out of memory.",
	],
	[{ code: "other", detail: "x" }, "The engine has failed: x"],
] as const)("%o", (problem, sentence) => {
	expect(evaluationWords.problem(problem)).toBe(sentence);
});

test("what was stopped before the engine looked again is told, with a way on", () => {
	expect(decisiveWords.provisional).toBe(
		"Not looked at again: Stockfish still doubts some of what was found.",
	);
	expect(decisiveWords.goOn).toBe("Go on");
});
