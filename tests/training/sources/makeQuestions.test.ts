// Questions that are made: each kind asks what it should, and what is right agrees with the oracle.

import { expect, test } from "vitest";
import { type Square, squareNamed } from "../../../src/chess/square.ts";
import { finish } from "../../../src/chess/work.ts";
import { CLASSES, type Control } from "../../../src/control/classes.ts";
import { controlAt } from "../../../src/control/controlMap.ts";
import { playMoves } from "../../../src/engine/playedMoves.ts";
import { frameOf, type Posed } from "../../../src/training/pose.ts";
import { formatQuestion, ofClass, parseQuestion } from "../../../src/training/question.ts";
import { QUESTION_KINDS, type QuestionKind } from "../../../src/training/sources/kinds.ts";
import { makeQuestions } from "../../../src/training/sources/makeQuestions.ts";
import { madeSources, sampleSources } from "../../../src/training/sources/positions.ts";
import { isWin, waysOf } from "../../../src/training/win.ts";
import { reasonsOf } from "../../../src/ui/question/reason.ts";
import { oracleHanging, oracleMap } from "../../oracle/oracle.ts";
import { testCore, testInsight } from "../../support/core.ts";
import { seededTest } from "../../support/seeded.ts";

const core = testCore();
const insight = testInsight();
const samples = sampleSources();

const make = (kind: QuestionKind, count: number, next: () => number, squares?: readonly Square[]) =>
	finish(makeQuestions(samples, { kind, count, squares }, next, core, insight));

const piecesOf = (fen: string) => fen.split(" ", 1)[0] ?? "";

/** The classes of all squares at a frame of a question, as the oracle has them. */
const lettersAt = ({ question }: Posed, frame: number) =>
	oracleMap(piecesOf(frame === 0 ? question.position : question.next)).letters;

const letterOf = (side: number) => (side === 0 ? "w" : "b");

/** The square that a pawn has just passed, or -1. */
function passedIn(fen: string): number {
	const passed = fen.split(" ")[3] ?? "-";
	return passed === "-" ? -1 : squareNamed(passed);
}

/** Is the square right, by the oracle? */
function isRight(posed: Posed, square: Square): boolean {
	const { question, side } = posed;
	const { kind, position } = question;
	const before = lettersAt(posed, 0).charAt(square);
	switch (kind) {
		case "hanging": {
			const hanging = oracleHanging(piecesOf(position), letterOf(side), passedIn(position));
			return (hanging.get(square) ?? 0) > 0;
		}
		case "turned":
			return before !== lettersAt(posed, 1).charAt(square);
		case "letGo":
			return before === letterOf(side) && lettersAt(posed, 1).charAt(square) !== letterOf(side);
		default:
			return before === CLASSES[ofClass(kind) as Control].letter;
	}
}

seededTest(
	"the samples give questions of every kind, right by the reference, that survive a link",
	51,
	(next) => {
		for (const kind of QUESTION_KINDS) {
			const made = make(kind, 10, next);
			expect(made, kind).toHaveLength(10);
			for (const posed of made) {
				const { pressable, right, question } = posed;
				expect(right.length).toBeGreaterThan(0);
				if (question.kind !== "win")
					for (const square of pressable)
						expect(right.includes(square)).toBe(isRight(posed, square));
				expect(parseQuestion(formatQuestion(question))).toEqual(question);
			}
		}
	},
);

seededTest("questions with three squares have one right one, and cover all classes", 52, (next) => {
	const made = make("oneOfThree", 12, next);
	for (const { pressable, right } of made) expect([pressable.length, right.length]).toEqual([3, 1]);
	expect(new Set(made.map(({ question }) => question.kind)).size).toBe(3);
});

seededTest(
	"moves said to win a square do so by the reference and leave nothing hanging",
	53,
	(next) => {
		for (const { question, side } of make("reply", 6, next)) {
			const square = question.region.from;
			const fen = question.position;
			const ways = waysOf(fen, core, insight);
			for (const [way, { uci }] of ways.ways.entries()) {
				const [played] = playMoves(fen, [uci]);
				const pieces = piecesOf(played?.fen ?? "");
				const isWon = oracleMap(pieces).letters.charAt(square) === letterOf(side);
				const hanging = oracleHanging(pieces, letterOf(1 - side), passedIn(played?.fen ?? ""));
				expect(isWin(ways, way, square), `${fen} ${uci}`).toBe(isWon && hanging.size === 0);
			}
		}
	},
);

seededTest("a mixed round begins with the easy questions", 54, (next) => {
	const made = make("mixed", 12, next);
	for (const { question } of made.slice(0, 2)) expect(question.region.three).toHaveLength(3);
	expect(made.at(-1)?.question.kind).toBe("win");
});

seededTest("questions about the squares missed most have these among their answers", 55, (next) => {
	const squares = ["e5", "d4"].map(squareNamed);
	const made = make("whose", 10, next, squares);
	expect(made).toHaveLength(10);
	for (const { right } of made) expect(squares.some((one) => right.includes(one))).toBe(true);
	// At the edge of the board three are asked about at a time.
	const edge = ["a4", "h1"].map(squareNamed);
	const threes = make("oneOfThree", 10, next, edge);
	expect(threes).toHaveLength(10);
	for (const { right, pressable } of threes) {
		expect([right.length, pressable.length]).toEqual([1, 3]);
		expect(edge.some((one) => right.includes(one))).toBe(true);
	}
});

seededTest("random positions give questions too", 56, (next) => {
	const wanted = { kind: "whose", count: 10 } as const;
	expect(finish(makeQuestions(madeSources(30, next), wanted, next, core, insight))).toHaveLength(
		10,
	);
});

test("every square of an answer has a reason, beside its colour", () => {
	let drawn = 0;
	const next = () => {
		drawn = (drawn + 0.37) % 1;
		return drawn;
	};
	for (const kind of QUESTION_KINDS) {
		for (const posed of make(kind, 4, next)) {
			const { choosing, pressable, control, question } = posed;
			if (choosing !== "squares") continue;
			const frame = frameOf(posed);
			for (const square of pressable) {
				const key = CLASSES[controlAt(control, frame, square)].letter;
				expect(key).toBe(lettersAt(posed, frame).charAt(square));
				const [reason] = reasonsOf(core, posed, [square]);
				expect(reason, question.kind).toMatch(/\.$/);
				expect(reason).not.toMatch(/undefined|NaN/);
			}
		}
	}
});
