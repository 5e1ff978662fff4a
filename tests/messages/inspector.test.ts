// The inspector's sentences, letter by letter.

import { expect, test } from "vitest";
import { BLACK, type Piece, pieceLettered, WHITE } from "../../src/chess/piece.ts";
import { type Square, squareNamed } from "../../src/chess/square.ts";
import type { Verdict } from "../../src/control/explain.ts";
import type { Plight } from "../../src/control/standing.ts";
import { inspectorWords } from "../../src/messages/en/squares/inspector.ts";

const d5 = squareNamed("d5");

/** "Rd2": a piece by its letter, on a square. */
const placed = (text: string): { piece: Piece; square: Square } => ({
	piece: pieceLettered(text.charAt(0)),
	square: squareNamed(text.slice(1)),
});

test.each<readonly [Verdict, string]>([
	[{ square: d5, kind: "neutral", isBarred: false }, "Nobody attacks d5: it is neutral."],
	[
		{ square: d5, kind: "neutral", isBarred: true },
		"Nobody attacks d5, because of a pin: it is neutral.",
	],
	[
		{ square: d5, kind: "contested", white: 1, black: "king" },
		"Both sides attack d5, and neither could safely put a piece there.",
	],
	[
		{ square: d5, kind: "costly", owner: BLACK, loss: 2 },
		"Only Black attacks d5, so it is Black’s; but Black loses 2 points by going there, because a piece of White’s behind would take.",
	],
	[{ square: d5, kind: "free", owner: WHITE }, "Only White attacks d5, so it is White’s."],
	[
		{ square: d5, kind: "held", owner: WHITE, attackers: 1, loss: 5 },
		"White holds d5: Black could not safely put a piece there.",
	],
	[
		{ square: d5, kind: "held", owner: BLACK, attackers: 2, loss: 1 },
		"Black holds d5: White could not safely put a piece there.",
	],
])("%o", (verdict, sentence) => {
	expect(inspectorWords.verdict(verdict)).toBe(sentence);
});

test("on a square with a piece nobody lands: a capture has its own sentence", () => {
	const of = (verdict: Verdict) => inspectorWords.verdict(verdict, true);
	expect(of({ square: d5, kind: "contested", white: 6, black: 3 })).toBe(
		"Both sides attack d5, and neither could safely put another piece there.",
	);
	expect(of({ square: d5, kind: "costly", owner: BLACK, loss: 2 })).toBe(
		"Only Black attacks d5, so it is Black’s.",
	);
	expect(of({ square: d5, kind: "held", owner: WHITE, attackers: 1, loss: 5 })).toBe(
		"White holds d5: Black could not safely put another piece there.",
	);
});

test("the pieces of a chain, front to back", () => {
	const front = { ...placed("Rd2"), role: "front" } as const;
	expect(inspectorWords.chain([front])).toBe("white rook on d2.");
	expect(inspectorWords.chain([front, { ...placed("Rd1"), role: "battery" }])).toBe(
		"white rook on d2, behind it (battery) the white rook on d1.",
	);
	expect(inspectorWords.chain([front, { ...placed("rd1"), role: "x-ray" }])).toBe(
		"white rook on d2, behind it (x-ray) the black rook on d1.",
	);
});

test("a pinned piece, with what pins it", () => {
	const pinned = { ...placed("Ne4"), pinner: placed("re8"), king: squareNamed("e1") };
	expect(inspectorWords.barred(pinned)).toBe(
		"The white knight on e4 would attack it, but the rook on e8 pins it to its king on e1.",
	);
	expect(inspectorWords.pinned(pinned)).toBe(
		"The white knight on e4 is pinned to its king on e1 by the rook on e8.",
	);
});

test.each<readonly [string, readonly Plight[], readonly string[]]>([
	["b", ["hanging", "loose"], []],
	["b", ["trapped", "loose"], ["The black bishop is trapped: it would be lost wherever it goes."]],
	["P", ["tied"], ["The white pawn is tied: wherever it goes, another piece of its side hangs."]],
])("%s, %o", (letter, plights, sentences) => {
	expect(inspectorWords.standing({ piece: pieceLettered(letter), plights })).toEqual(sentences);
});

test("the history of a square", () => {
	const { unchanged, first, only, last } = inspectorWords.history;
	expect(unchanged("white")).toBe("White’s from the first move of this line to the last");
	expect(first("1. e4", "neutral", "white")).toBe(
		"First changed by 1. e4, from neutral to White’s",
	);
	expect(only("1. e4", "neutral", "white")).toBe("Only changed by 1. e4, from neutral to White’s");
	expect(last("9... c5", "white", "contested")).toBe(
		"Last changed by 9... c5, from White’s to contested",
	);
});
