// Practise: what is asked, what is right, what an answer is worth, and what a link holds.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { WHITE } from "../../../src/chess/piece.ts";
import type { Square } from "../../../src/chess/square.ts";
import { squareName, squareNamed } from "../../../src/chess/square.ts";
import { CONTESTED, WHITES } from "../../../src/control/classes.ts";
import { controlAt } from "../../../src/control/controlMap.ts";
import { markAnswer, POINTS } from "../../../src/training/mark.ts";
import { grade, isPerfect } from "../../../src/training/questions/grade.ts";
import { pose } from "../../../src/training/questions/pose.ts";
import {
	formatQuestion,
	parseQuestion,
	type Question,
} from "../../../src/training/questions/questionText.ts";
import { reasonFor } from "../../../src/training/questions/reasons.ts";
import { countWins, isWin, waysOf } from "../../../src/training/win.ts";
import { testCore, testInsight } from "../../support/core.ts";

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
	expect(reasonFor(core, question, pawn as Square)).toMatchObject({
		title: "The pawn on c3 hangs",
		text: "1.Rxc3: White wins 1 point.",
	});
});

test("squares that a move let go of were its side's, and are not now", () => {
	const { answer, control, asked } = posed({ asks: "letGo", fen: HANGS, move: "f1f5" });
	expect(asked).toEqual({ about: "letGo", side: WHITE, move: "Rxf5" });
	expect(answer.size).toBeGreaterThan(0);
	for (let square = 0 as Square; square < 64; square++) {
		const [was, is] = [0, 1].map((frame) => controlAt(control, frame as Frame, square));
		expect(answer.has(square)).toBe(was === WHITES && is !== WHITES);
	}
});

test("a square is won by moves after which it is the side's, and nothing of its own hangs", () => {
	const square = squareNamed("c3");
	const question = posed({ asks: "win", fen: HANGS, move: undefined, squares: [square] });
	expect(question.asked).toEqual({ about: "win", side: WHITE, square });
	expect(named(question.answer)).toBe("c3");
	const ways = waysOf(HANGS, core, insight);
	const wins = ways.ways.filter((_, way) => isWin(ways, way, square)).map(({ uci }) => uci);
	expect(wins.length).toBeGreaterThan(0);
	expect(countWins(ways, square)).toBe(wins.length);
	for (const [way, { uci }] of ways.ways.entries()) {
		const after = posed({ asks: "turn", fen: HANGS, move: uci });
		expect(ways.controlAfter(way, square)).toBe(controlAt(after.control, 1 as Frame, square));
	}
});

test("three squares are offered, and one of them is right", () => {
	const squares = ["c2", "c3", "f5"].map(squareNamed);
	const question = posed({ asks: WHITES, fen: HANGS, move: undefined, squares });
	expect(question.asked).toEqual({ about: "oneOfThree", owner: "white" });
	expect([...question.among]).toEqual(squares);
	expect(question.region).toEqual(new Set(squares));
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
		{ asks: WHITES, fen: HANGS, move: undefined, squares: ["c3", "d4", "f5"].map(squareNamed) },
		{ asks: "win", fen: HANGS, move: undefined, squares: [squareNamed("e4")] },
	];
	for (const question of questions)
		expect(parseQuestion(formatQuestion(question))).toEqual(question);
	for (const text of [
		"",
		"x",
		"h",
		"tno_move",
		`h${HANGS}!e2e4`,
		"0abc",
		`1${HANGS}!c3`,
		`w${HANGS}`,
	]) {
		expect(parseQuestion(text)).toBeUndefined();
	}
});

const squares = (...all: number[]) => new Set(all as Square[]);

test("points are half where at least half is right; slow answers lose a fifth at most", () => {
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
		points: 0,
	});
	expect(points([1, 2, 3, 4, 5, 9], [1, 2, 3, 4, 5, 6])).toBe(50);
	expect(points([], [1])).toBe(0);
	expect(points([1], [1, 2])).toBe(50);
	expect(points([7, 8, 9], [1])).toBe(0);
	expect(points([], [])).toBe(100);
	expect(isPerfect(grade(squares(1), squares(1, 2)))).toBe(false);
});

test("the same answer scores the same in Practise and in an exercise", () => {
	const subsets = Array.from({ length: 32 }, (_, bits) =>
		[8, 9, 10, 11, 12].filter((_, bit) => (bits >> bit) & 1),
	);
	for (const right of subsets) {
		for (const chosen of subsets) {
			const { points } = grade(squares(...chosen), squares(...right));
			expect(points).toBe(100 * POINTS[markAnswer(chosen, right).mark]);
		}
	}
});

test("a square that a move changes has the reason beside what it was", () => {
	const question = posed({ asks: "letGo", fen: HANGS, move: "f1f5" });
	const [square] = question.answer;
	const reason = reasonFor(core, question, square as Square);
	expect(reason.text).toMatch(/^It was White’s\. .*(attacks? it|lose)/);
});
