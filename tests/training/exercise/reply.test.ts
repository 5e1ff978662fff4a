// Why a reply is a good one, or not, in a sentence.

import { expect, test } from "vitest";
import { squareNamed } from "../../../src/chess/square.ts";
import { moveChoice } from "../../../src/training/choices.ts";
import { markPosed, pose } from "../../../src/training/pose.ts";
import { parseQuestion, WHOLE } from "../../../src/training/question.ts";
import { RULES } from "../../../src/training/rules.ts";
import { howText } from "../../../src/ui/question/asking.ts";
import { reasonsOf } from "../../../src/ui/question/reason.ts";
import { testCore, testInsight } from "../../support/core.ts";

const tools = { core: testCore(), insight: testInsight() };

function reason(position: string, move: string, withInsight = true): string[] {
	const question = {
		kind: "reply",
		region: WHOLE,
		answer: [],
		afterwards: "why",
		text: "",
		position,
		next: "",
		move: "",
	} as const;
	const posed = pose(question, withInsight ? tools : { core: tools.core }, RULES);
	const [from = "", to = ""] = [move.slice(0, 2), move.slice(2)];
	return reasonsOf(tools.core, posed, [moveChoice(squareNamed(from), squareNamed(to))]);
}

test.each([
	["mate", "6k1/5ppp/8/8/8/8/8/R5K1 w - -", "a1a8", "Ra8 is mate."],
	[
		"a free piece",
		"6k1/5ppp/8/8/n7/8/8/R5K1 w - -",
		"a1a4",
		/^Rxa4 takes the knight on a4 and makes .* White’s\.$/,
	],
	["an exchange", "3r2k1/3r1ppp/8/8/8/8/8/3R2K1 w - -", "d1d7", /^Rxd7 takes the rook on d7/],
	["a threat", "6k1/5ppp/8/8/q7/8/1P6/4N1K1 w - -", "b2b3", /^b3 threatens the queen on a4/],
	["a loss", "6k1/5ppp/8/3p4/8/8/8/2Q3K1 w - -", "c1c4", /But then the queen on c4 hangs\.$/],
	["in passing", "6k1/8/8/8/4p3/8/3P4/6K1 w - -", "d2d4", /But then the pawn on d4 hangs\.$/],
	[
		"check",
		"6k1/8/8/8/8/8/8/R5K1 w - -",
		"a1a8",
		"Ra8 gives check and makes a1, b8, c8, d8 and 2 more White’s.",
	],
])("the reason given for a reply: %s", (_, position, move, expected) => {
	const [sentence = ""] = reason(position, move);
	if (typeof expected === "string") expect(sentence).toBe(expected);
	else expect(sentence).toMatch(expected);
});

test("the best move has no reason against it, and a quiet one has none", () => {
	const reasonOf = (text: string) => {
		const question = parseQuestion(text);
		if (question === undefined) throw new Error(text);
		const posed = pose(question, tools, RULES);
		return reasonsOf(tools.core, posed, posed.right);
	};
	const loses = "1.6k1/5ppp/8/3p4/8/8/8/2Q3K1_w_-_-!best;board;c1c4;why;";
	expect(reasonOf(loses).join(" ")).toMatch(/^Qc4 /);
	expect(reasonOf(loses).join(" ")).not.toContain("hang");
	expect(reasonOf("1.1k6/8/8/8/3Q4/8/R7/6K1_w_-_-!best;board;g1h1;why;")).toEqual([]);
});

test("an even exchange leaves nothing hanging, and an illegal move has no reason", () => {
	expect(reason("3r2k1/3r1ppp/8/8/8/8/8/3R2K1 w - -", "d1d7")[0]).not.toContain("hang");
	expect(reason("6k1/5ppp/8/8/8/8/8/R5K1 w - -", "a1b3")).toEqual([]);
	// Before what hangs is known, the rest is.
	expect(reason("6k1/5ppp/8/3p4/8/8/8/2Q3K1 w - -", "c1c4", false)[0]).not.toContain("hang");
});

test.each([
	"1.8/8/8/3p4/8/2N5/8/8_w_-_-!win;d5d5;map;why;",
	"1.P3k3/8/8/3p4/8/2N5/8/4K3_w_-_-!best;board;c3d5;why;",
	"1.7k/5QQ1/8/8/8/8/8/4K3_b_-_-!reply;board;h8h7;why;",
])("a question without possible moves says so, and the lesson goes on: %s", (text) => {
	const question = parseQuestion(text);
	if (question === undefined) throw new Error(text);
	const posed = pose(question, tools, RULES);
	expect(howText(posed, [])).toBe("No move can be played here. Answer to go on.");
	expect(markPosed(posed, [])).toEqual({ mark: "wrong", right: [], tooMany: [], missed: [] });
});
