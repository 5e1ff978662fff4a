// A question of any source: what is asked, what is right, what an answer is worth, and its one
// written form.

import { expect, test } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { type Square, squareName, squareNamed } from "../../src/chess/square.ts";
import { WHITES } from "../../src/control/classes.ts";
import { controlAt } from "../../src/control/controlMap.ts";
import { moveChoice, toOf } from "../../src/training/choices.ts";
import { type AnswerMark, POINTS, roundPoints } from "../../src/training/mark.ts";
import { markPosed, type Posed } from "../../src/training/pose.ts";
import {
	type Ask,
	formatQuestion,
	MIDDLE,
	parseQuestion,
	plainAsk,
	type Question,
	questionsQuery,
	regionOf,
	threeOf,
	WHOLE,
} from "../../src/training/question.ts";
import { poseWhole } from "../../src/training/rules.ts";
import { askAt, askBest, askHanging, askMove } from "../../src/training/sources/ask.ts";
import { countWins, waysOf } from "../../src/training/win.ts";
import { reasonsOf, titleOf } from "../../src/ui/question/reason.ts";
import { testCore, testInsight } from "../support/core.ts";

const core = testCore();
const insight = testInsight();
const posed = (question: Question) => poseWhole(question, { core, insight });
const named = (squares: readonly number[]) =>
	squares.map((square) => squareName(square as Square)).join(" ");
const HANGS = "4k3/8/8/5b2/8/2p5/8/2R1KR2 w - - 0 7";
const oneSquare = (name: string) => regionOf(squareNamed(name), squareNamed(name));
const THREE = threeOf(["f5", "c2", "c3"].map(squareNamed));

test("a question on hanging pieces offers the pieces that can be captured, and explains by moves", () => {
	const question = posed(askHanging(HANGS));
	expect(titleOf(question)).toBe("Which of Black’s pieces hang?");
	expect(named(question.pressable)).toBe("c3 f5 e8");
	expect(named(question.right)).toBe("c3 f5");
	expect(reasonsOf(core, question, [squareNamed("c3")])).toEqual([
		"The pawn on c3 hangs. 7.Rxc3 wins 1 point.",
	]);
});

test("squares that a move gave up were its side's before and are not now", () => {
	const question = posed(askMove(HANGS, "f1f5", "letGo"));
	expect(titleOf(question)).toBe("Which squares did White give up with 7.Rxf5?");
	expect(question.right.length).toBeGreaterThan(0);
	for (let square = 0 as Square; square < 64; square++) {
		const [was, is] = [0, 1].map((at) => controlAt(question.control, at as Frame, square));
		expect(question.right.includes(square)).toBe(was === WHITES && is !== WHITES);
	}
	const [reason] = reasonsOf(core, question, question.right.slice(0, 1));
	expect(reason).toMatch(/^\w\d was White’s and is .* now\. .*attacks?/);
});

test("a move wins a square if the square is its side's afterwards and nothing hangs", () => {
	const question = posed(askAt(HANGS, plainAsk("win", oneSquare("c3"))));
	expect(titleOf(question)).toBe("Find a move that wins c3.");
	const ways = waysOf(HANGS, core, insight);
	expect(question.right.length).toBe(countWins(ways, squareNamed("c3")));
	expect(question.right.every((move) => question.moves.has(move))).toBe(true);
	const move = (from: string, to: string) => moveChoice(squareNamed(from), squareNamed(to));
	// Which pieces guard the square then, and why it is whose it is.
	const [taking, beside] = [move("c1", "c3"), move("c1", "c2")].map((one) =>
		reasonsOf(core, question, [one]).join(),
	);
	expect(taking).toBe("After Rxc3 no white piece guards c3. Nobody attacks c3, so it is neutral.");
	expect(beside).toBe(
		"After Rc2 the rook on c2 guards c3. Only White attacks c3, so it is White’s. " +
			"But then the rook on c2 hangs.",
	);
});

test("a question with three squares has one right one", () => {
	const question = posed(askAt(HANGS, plainAsk("white", THREE)));
	expect(titleOf(question)).toBe("Which of the three does White control?");
	expect(named(question.pressable)).toBe("c2 c3 f5");
});

test("a question for the best move has one answer, and a move that cannot be pressed is not asked", () => {
	const [question] = askBest(HANGS, "f1f5");
	expect(question && named(posed(question).right.map(toOf))).toBe("f5");
	expect(askBest("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n")).toEqual([]);
	expect(askBest("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q")).toHaveLength(1);
});

const WRITTEN: readonly (readonly [Question, string])[] = [
	[askHanging(HANGS), "1.4k3/8/8/5b2/8/2p5/8/2R1KR2_w_-_-_0_7!hanging;board;map;why;"],
	[
		askAt(HANGS, plainAsk("contested", MIDDLE)),
		"1.4k3/8/8/5b2/8/2p5/8/2R1KR2_w_-_-_0_7!contested;middle;map;why;",
	],
	[
		askAt(HANGS, plainAsk("white", THREE)),
		"1.4k3/8/8/5b2/8/2p5/8/2R1KR2_w_-_-_0_7!white;c2c3f5;map;why;",
	],
	[
		askMove(HANGS, "f1f5", "turned"),
		"1.4k3/8/8/5b2/8/2p5/8/2R1KR2_w_-_-_0_7!turned;middle;map;why;!4k3/8/8/5R2/8/2p5/8/2R1K3!7.Rxf5",
	],
	[
		askAt(HANGS, plainAsk("win", oneSquare("e4"))),
		"1.4k3/8/8/5b2/8/2p5/8/2R1KR2_w_-_-_0_7!win;e4e4;map;why;",
	],
	[
		askBest(HANGS, "f1f5")[0] as Question,
		"1.4k3/8/8/5b2/8/2p5/8/2R1KR2_w_-_-_0_7!best;board;f1f5;why;",
	],
	[
		{
			...({ kind: "whose", region: oneSquare("d4"), answer: [1], afterwards: "end" } as const),
			...{ text: "50% ~ sure!_", reason: "So it is.", place: 3 },
			...{ position: "4k3/8/8/8/8/8/8/4K3 b", next: "", move: "" },
		} satisfies Question,
		"1.4k3/8/8/8/8/8/8/4K3_b!whose;d4d4;white;end;50%25_%7E_sure%21%5F;So_it_is.;3",
	],
];

test("a question has one written form and reads back from it", () => {
	for (const [question, text] of WRITTEN) {
		expect(formatQuestion(question)).toBe(text);
		expect(parseQuestion(text)).toEqual(question);
	}
	const query = questionsQuery(WRITTEN.map(([question]) => question));
	const sent = new URLSearchParams(query).get("q")?.split("~");
	expect(sent).toEqual(WRITTEN.map(([, text]) => text));
});

test("an invalid question is left out, and one with an impossible board cannot be asked", () => {
	const [hanging, , , turned] = WRITTEN.map(([, text]) => text);
	for (const text of [
		...["", "x", "1.", "1.!", `2${hanging?.slice(1)}`, hanging?.split("!")[0] ?? ""],
		turned?.split("!").slice(0, 2).join("!") ?? "",
		hanging?.replace("board", "c2c3f5") ?? "",
		hanging?.replace("hanging;board", "white;c2c2f5") ?? "",
		hanging?.replace("hanging;board", "best;board") ?? "",
	])
		expect(parseQuestion(text), text).toBeUndefined();
	for (const text of [hanging?.replace("4k3", "8") ?? "", turned?.replace("5R2", "5N2") ?? ""]) {
		const question = parseQuestion(text);
		expect(question).toBeDefined();
		expect(() => question && posed(question)).toThrow();
	}
});

const squares = (...all: number[]) => all as Square[];

const answer = (right: Ask["answer"]): Posed =>
	posed(askAt(HANGS, { ...plainAsk("white", WHOLE), answer: right }));

test("half right answers earn half the points, and slow ones lose a fifth at most", () => {
	const points = (chosen: number[], right: number[], seconds?: number) =>
		roundPoints(markPosed(answer(squares(...right)), chosen).mark, seconds);
	expect(points([1, 2], [1, 2])).toBe(100);
	expect(points([1, 2], [1, 2], 0)).toBe(100);
	expect(points([1, 2], [1, 2], 30)).toBe(90);
	expect(points([1, 2], [1, 2], 90)).toBe(80);
	expect(markPosed(answer(squares(1, 2)), [1, 3])).toEqual({
		...{ mark: "wrong", right: [1], tooMany: [3], missed: [2] },
	});
	expect(points([1, 2, 3, 4, 5, 9], [1, 2, 3, 4, 5, 6])).toBe(50);
	expect(points([], [1])).toBe(0);
	expect(points([1], [1, 2])).toBe(50);
	expect(points([7, 8, 9], [1])).toBe(0);
	expect(points([], [])).toBe(100);
	for (const mark of ["full", "half", "wrong"] satisfies AnswerMark[])
		expect(roundPoints(mark)).toBe(100 * POINTS[mark]);
});
