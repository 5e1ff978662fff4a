// Practise: what is asked, what is right, what an answer is worth, and what a link holds.

import { expect, test } from "vitest";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import { WHITE } from "../../src/chess/piece.ts";
import type { Square } from "../../src/chess/square.ts";
import { squareName } from "../../src/chess/square.ts";
import { CONTESTED, WHITES } from "../../src/control/classes.ts";
import { controlAt } from "../../src/control/controlMap.ts";
import { grade, isPerfect } from "../../src/questions/grade.ts";
import { makeQuestions } from "../../src/questions/makeQuestions.ts";
import { pose } from "../../src/questions/pose.ts";
import { reasonFor } from "../../src/questions/reasons.ts";
import { madeSources, sampleSources } from "../../src/questions/sources.ts";
import { formatQuestion, parseQuestion, type Question } from "../../src/session/questionText.ts";
import { testCore, testInsight } from "../support/core.ts";
import { seededTest } from "../support/seeded.ts";

const core = testCore();
const insight = testInsight();
const posed = (question: Question) => pose(question, core, insight);
const named = (squares: ReadonlySet<Square>) => [...squares].map(squareName).join(" ");
const HANGS = "4k3/8/8/5b2/8/2p5/8/2R1KR2 w - - 0 1";

test("what hangs is asked of the pieces that may be taken, and explained", () => {
	const question = posed({ asks: "hang", fen: HANGS, move: undefined });
	expect(question.asked).toEqual({ about: "hanging", side: WHITE });
	expect(named(question.among)).toBe("c3 f5 e8");
	expect(named(question.answer)).toBe("c3 f5");
	const [pawn] = question.answer;
	expect(reasonFor(core, question, pawn as Square)).toMatch(/^c3: The black pawn hangs: White/);
});

seededTest(
	"made and sample positions are asked about in the middle of the board, truly",
	51,
	(next) => {
		for (const sources of [sampleSources(), madeSources(30, next)]) {
			const questions = makeQuestions(sources, 10, next, core, insight);
			expect(questions).toHaveLength(10);
			for (const { asks, control, among, answer } of questions) {
				expect(answer.size).toBeGreaterThan(0);
				if (asks === "hang") continue;
				expect([...among].map(squareName).sort().at(0)).toBe("c3");
				for (const square of among) {
					const is = controlAt(control, FIRST_FRAME, square);
					const isRight =
						asks === "turn" ? is !== controlAt(control, 1 as Frame, square) : is === asks;
					expect(answer.has(square)).toBe(isRight);
				}
			}
		}
	},
);

test("squares that a move let go of were its side's, and are not now", () => {
	const { answer, control, asked } = posed({ asks: "letGo", fen: HANGS, move: "f1f5" });
	expect(asked).toEqual({ about: "letGo", side: WHITE, move: "Rxf5" });
	expect(answer.size).toBeGreaterThan(0);
	for (let square = 0 as Square; square < 64; square++) {
		const [was, is] = [0, 1].map((frame) => controlAt(control, frame as Frame, square));
		expect(answer.has(square)).toBe(was === WHITES && is !== WHITES);
	}
});

test("a reply is a move, from where to where", () => {
	const { answer, asked } = posed({ asks: "reply", fen: HANGS, move: "f1f5" });
	expect(asked).toEqual({ about: "reply", side: WHITE });
	expect(named(answer)).toBe("f1 f5");
});

test("a question comes back from its text, and what is none is left out", () => {
	const questions: Question[] = [
		{ asks: "hang", fen: HANGS, move: undefined },
		{ asks: CONTESTED, fen: HANGS, move: undefined },
		{ asks: WHITES, fen: HANGS, move: undefined },
		{ asks: "turn", fen: HANGS, move: "f1f5" },
		{ asks: "letGo", fen: HANGS, move: "f1f5" },
		{ asks: "reply", fen: HANGS, move: "f1f5" },
	];
	for (const question of questions)
		expect(parseQuestion(formatQuestion(question))).toEqual(question);
	for (const text of ["", "x", "h", "tno_move", `h${HANGS}!e2e4`, "0abc"]) {
		expect(parseQuestion(text)).toBeUndefined();
	}
});

test("points are the right part of all squares in question, and slow answers lose a fifth at most", () => {
	const squares = (...all: number[]) => new Set(all as Square[]);
	const points = (marked: number[], answer: number[], seconds?: number) =>
		grade(squares(...marked), squares(...answer), seconds).points;
	expect(points([1, 2], [1, 2])).toBe(100);
	expect(points([1, 2], [1, 2], 0)).toBe(100);
	expect(points([1, 2], [1, 2], 30)).toBe(90);
	expect(points([1, 2], [1, 2], 90)).toBe(80);
	expect(grade(squares(1, 3), squares(1, 2))).toEqual({
		right: [1],
		tooMany: [3],
		missed: [2],
		points: 33,
	});
	expect(points([1, 2, 3, 4, 5, 9], [1, 2, 3, 4, 5, 6])).toBe(71);
	expect(points([], [1])).toBe(0);
	expect(points([7, 8, 9], [1])).toBe(0);
	expect(points([], [])).toBe(100);
	expect(isPerfect(grade(squares(1), squares(1, 2)))).toBe(false);
});
