// Evaluations as files write them.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import { readScore, scoreInFile } from "../../../src/engine/writtenScore.ts";
import { writtenEvaluations } from "../../../src/review/mistakes/evaluateGame.ts";
import { markOf } from "../../../src/review/mistakes/marks.ts";
import { chancesOf, keyOf, writeScore } from "../../../src/session/engine/written.ts";
import { gameOf } from "../../review/mistakes/evaluatedGames.ts";

test.each([
	[0.31, { cp: 31, mate: null }],
	[-2.05, { cp: -205, mate: null }],
	["#3", { cp: null, mate: 3 }],
	["#-12", { cp: null, mate: -12 }],
	["#-0", { cp: null, mate: 0 }],
	["0.25,18", { cp: 25, mate: null }],
	["+-", undefined],
	["", undefined],
	["#", undefined],
	[undefined, undefined],
])("the evaluation %s of a file is read", (written, score) => {
	expect(readScore(written)).toEqual(score);
});

const MATES = [
	[WHITE, "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 {[%eval #1]} 4. Qxf7#"],
	[BLACK, "1. f3 e5 2. g4 {[%eval #-1]} Qh4#"],
] as const;

test.each(
	MATES.flatMap(([side, moves]) =>
		["#0", "#-0", "#1", "#-1", "0.00"].map((written) => [side, moves, written] as const),
	),
)(
	"a mate of side %i counts as its own, whatever the file writes: %s %s",
	(side, moves, written) => {
		const game = gameOf(`${moves} {[%eval ${written}]} *`);
		const found = writtenEvaluations(game);
		const [before, after] = found.slice(-2);
		if (before === undefined || after === undefined) throw new Error("not evaluated");
		expect(markOf(side, before, after)).toBeUndefined();
		const chances = chancesOf(game, game.plies as Frame, new Map());
		expect(Math.sign(chances ?? 0)).toBe(side === WHITE ? 1 : -1);
	},
);

test('"mate in 0" in a file is ignored unless a side is mated on the board', () => {
	const [, move] = gameOf("1. e4 {[%eval #0]} *").positions;
	expect(move && scoreInFile(move)).toBeUndefined();
});

test("a written evaluation reads back the same, and a mate on the board is not written", () => {
	expect(writeScore({ cp: -31, mate: null })).toBe(-0.31);
	expect(writeScore({ cp: null, mate: -4 })).toBe("#-4");
	expect(writeScore({ cp: null, mate: 0 })).toBeUndefined();
});

test("a position has the same key at any move number", () => {
	expect(keyOf("8/8/8/8/8/8/8/K1k5 w - - 12 40")).toBe("8/8/8/8/8/8/8/K1k5 w - -");
});
