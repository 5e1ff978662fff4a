// What a game that is opened at a moment shows of it.

import { expect, test } from "vitest";
import type { Frame } from "../../../../src/chess/frame.ts";
import { squareName, squareNamed } from "../../../../src/chess/square.ts";
import {
	costQuestionAt,
	isMissedBy,
	moveAt,
	movesAround,
	questionAt,
} from "../../../../src/features/games/answers/momentsOf.ts";
import { marksOf, matterOf } from "../../../../src/features/games/moment/aboutMoment.ts";
import { mistakeQuestion } from "../../../../src/features/games/training/momentQuestion.ts";
import type { Moment } from "../../../../src/games/collection/answers/answer.ts";
import { aboutMomentText } from "../../../../src/messages/en/screens/aboutMoment.ts";
import { askHanging } from "../../../../src/training/sources/ask.ts";
import { testCore, testInsight } from "../../../support/core.ts";

const LEFT = "1. e4 e5 2. Nf3 d6 3. Be2 Qg5 4. d3 Qg4 5. Nxe5 *";
const MISSED = "1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. Qxd4 a6 *";

const tools = { core: testCore(), insight: testInsight() };

function seen(text: string, ply: number, about: "hanging" | "punish" | "squares" | "openings") {
	const row = { ply } as Moment;
	const question = questionAt(text, row, about);
	if (question === undefined) return expect.fail("nothing is asked");
	const { from, ...matter } = matterOf(question, tools, movesAround(text, ply));
	const facts = { title: "Title", move: moveAt(text, ply), isMissed: isMissedBy(about), ...matter };
	return { words: aboutMomentText(facts), marks: marksOf({ ...matter, from }, ply as Frame) };
}

const named = ({ shown, suggested }: ReturnType<typeof marksOf>) => ({
	rings: shown?.squares.map(squareName),
	arrows: suggested?.arrows.map(({ from, to }) => squareName(from) + squareName(to)),
});

test("a hanging piece is ringed, with an arrow for the capture and a sentence", () => {
	const { words, marks } = seen(LEFT, 6, "hanging");
	expect(words).toBe("Title: after 3...Qg5, White’s Nxg5 wins the queen.");
	expect(named(marks)).toEqual({ rings: ["g5"], arrows: ["f3g5"] });
	expect(marks).toMatchObject({ shown: { frame: 6 }, suggested: { frame: 6 } });
});

test("a missed chance is shown at the move that allowed it, with the capture", () => {
	const { words, marks } = seen(MISSED, 7, "punish");
	expect(words).toBe(
		"Title: after 4.Qxd4, Black’s Nxd4 would have won 5 points more than 4.Qxd4 took.",
	);
	expect(named(marks)).toEqual({ rings: ["d4"], arrows: ["c6d4"] });
	const cost = costQuestionAt(MISSED, { ply: 7 } as Moment, "chanceMissed");
	expect(matterOf(cost?.question as never, tools)).toMatchObject({ hung: { capture: "Nxd4" } });
});

test("the piece that the game takes next is named before another hanging piece", () => {
	// Both a queen and a bishop hang.
	const game = "1. e4 e5 2. Bc4 Nf6 3. Qh5 d5 4. a3 *";
	const question = questionAt(game, { ply: 7 } as Moment, "hanging");
	if (question === undefined) return expect.fail("nothing is asked");
	const next = (san: string) => {
		const around = movesAround(game.replace("*", `${san} *`), 7);
		return matterOf(question, tools, around).hung?.capture;
	};
	expect([next("dxc4"), next("Nxh5"), next("a6")]).toEqual(["dxc4", "Nxh5", "Nxh5"]);
});

test("a capture that loses to the moves after it is not said to win", () => {
	// The rook that takes leaves the last rank, where mate follows.
	const fen = "3qr1k1/4Rp1p/5p1B/2pp4/b7/3Q4/1PP3PP/6K1 b - - 0 25";
	const matter = matterOf(askHanging(fen), tools);
	expect(matter.hung).toMatchObject({ square: squareNamed("e7"), won: 0 });
	const facts = { title: "Title", move: "25.Rxe7", isMissed: false, ...matter };
	expect(aboutMomentText(facts)).toMatch(/^Title: after 25\.Rxe7, Black’s .xe7 takes the rook\.$/);
});

test("of a piece that has just taken something, only what taking it wins beyond that is counted", () => {
	const taken = "1. e4 d5 2. Nc3 d4 3. Nf3 dxc3 4. Nd4 *";
	expect(seen("1. e4 e5 2. Nf3 d6 3. Nxe5 *", 5, "hanging").words).toBe(
		"Title: after 3.Nxe5, Black’s dxe5 takes the knight, winning 2 points more than 3.Nxe5 took.",
	);
	expect(seen(taken, 7, "hanging").words).toBe("Title: after 4.Nd4, Black’s Qxd4 wins the knight.");
});

test("a mistake found by an engine is shown with its difference from the best move", () => {
	const game = "1. e4 e5 2. Nf3 d6 3. Nxe5 *";
	const asked = mistakeQuestion(game, { ply: 5, best: "d2d4" });
	if (asked === undefined) return expect.fail("nothing is asked");
	const matter = matterOf(asked.question, tools, movesAround(game, 5));
	const facts = { title: "Pieces left hanging", move: asked.move, isMissed: false, ...matter };
	expect(aboutMomentText(facts)).toBe("Pieces left hanging: after 3.Nxe5, 3...dxe5 wins 2 points.");
});

test("a loss becomes a question only at the player's own move", () => {
	const game = "1. e4 e5 2. Qh5 Nc6 3. Qg4 *";
	const asked = (ply: number, mySide: "white" | "black") =>
		costQuestionAt(game, { ply, mySide } as Moment, "centreLost")?.question.kind;
	expect([asked(5, "white"), asked(4, "black")]).toEqual(["letGo", "letGo"]);
	expect([asked(5, "black"), asked(4, "white")]).toEqual([undefined, undefined]);
});

test("squares that a move gave up are ringed and named", () => {
	const { words, marks } = seen("1. e4 e5 2. Qh5 Nc6 3. Qg4 *", 5, "squares");
	const { rings = [], arrows } = named(marks);
	expect(arrows).toBeUndefined();
	expect(rings.length).toBeGreaterThan(0);
	expect(words).toMatch(/^Title: 3\.Qg4 gave up .*\.$/);
	for (const square of rings) expect(words).toContain(square);
});

test("any other moment is described by its list and its move", () => {
	const { words, marks } = seen(LEFT, 6, "openings");
	expect(words).toBe("Title: 3...Qg5.");
	expect(marks).toEqual({ shown: undefined, suggested: undefined });
});
