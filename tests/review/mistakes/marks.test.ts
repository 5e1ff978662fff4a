// Marks and accuracy as Lichess counts them.

import { expect, test } from "vitest";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import { mateOn } from "../../../src/engine/evaluation.ts";
import { accuracyOf, accuracyOfDrop } from "../../../src/review/mistakes/accuracy.ts";
import { markOf } from "../../../src/review/mistakes/marks.ts";

const cp = (centipawns: number) => ({ cp: centipawns, mate: null });
const mate = (moves: number) => ({ cp: null, mate: moves });

test.each([
	["nothing lost", 50, 40, undefined],
	["less than a tenth", 0, -54, undefined],
	["a tenth of winning chances", 0, -55, "?!"],
	["two tenths", 0, -111, "?"],
	["three tenths", 0, -169, "??"],
	["a piece, with much to spare", 1000, 800, undefined],
	["more than ten pawns count as ten", 3000, 1000, undefined],
])("the mark of a move between two scores is that of Lichess: %s", (_, before, after, mark) => {
	expect(markOf(WHITE, cp(before), cp(after))).toBe(mark);
	expect(markOf(BLACK, cp(-before), cp(-after))).toBe(mark);
});

test.each([
	[-1000, "?!"],
	[-999, "?"],
	[-701, "?"],
	[-700, "??"],
	[300, "??"],
])("allowing mate from a score of %i has the mark of Lichess", (before, mark) => {
	expect(markOf(WHITE, cp(before), mate(-3))).toBe(mark);
	expect(markOf(BLACK, cp(-before), mate(3))).toBe(mark);
	expect(markOf(WHITE, cp(before), mateOn(WHITE))).toBe(mark);
});

test.each([
	[1000, "?!"],
	[999, "?"],
	[701, "?"],
	[700, "??"],
	[-300, "??"],
])("losing a mate and standing at %i has the mark of Lichess", (after, mark) => {
	expect(markOf(WHITE, mate(2), cp(after))).toBe(mark);
	expect(markOf(BLACK, mate(-2), cp(-after))).toBe(mark);
});

test("a slower mate has no mark, and a mate for the other side the worst", () => {
	expect(markOf(WHITE, mate(1), mate(9))).toBeUndefined();
	expect(markOf(WHITE, mate(-9), mate(-1))).toBeUndefined();
	expect(markOf(BLACK, mate(-1), mateOn(WHITE))).toBeUndefined();
	expect(markOf(WHITE, mate(1), mate(-1))).toBe("??");
	expect(markOf(WHITE, mate(-1), cp(-900))).toBeUndefined();
});

test.each([
	[-3, 100],
	[0, 100],
	[5, 80.8],
	[10, 64.6],
	[20, 41.0],
	[100, 0],
])("a fall of %i points of Win%% gives an accuracy of %d", (drop, accuracy) => {
	expect(accuracyOfDrop(drop)).toBeCloseTo(accuracy, 1);
});

test("a game without a fall has perfect accuracy, and a side without moves has none", () => {
	expect(accuracyOf(WHITE, [])).toBeUndefined();
	expect(accuracyOf(WHITE, [cp(15)])).toEqual({ white: 100, black: null });
	const even = Array.from({ length: 40 }, () => cp(15));
	expect(accuracyOf(BLACK, even)).toEqual({ white: 100, black: 100 });
});

test("accuracy is the mean of the weighted and the harmonic mean of the moves", () => {
	// Win% 51.4, 50, 59.1, 50, 15: windows of two positions.
	const found = accuracyOf(WHITE, [cp(0), cp(100), cp(0), cp(-471.1)]);
	const [small, large] = [accuracyOfDrop(1.3805), accuracyOfDrop(9.1055)];
	// Half of the differences, between 0.5 and 12.
	const white = (small * 0.69 + large * 4.553) / (0.69 + 4.553);
	const black = (large * 4.553 + 100 * 12) / (4.553 + 12);
	const harmonic = (one: number, other: number) => 2 / (1 / one + 1 / other);
	expect(found?.white).toBeCloseTo((white + harmonic(small, large)) / 2, 1);
	expect(found?.black).toBeCloseTo((black + harmonic(large, 100)) / 2, 1);
});
