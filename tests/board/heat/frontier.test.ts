// Which parts of squares lie at a frontier, and how wide it is.

import { expect, test } from "vitest";
import { cellOf } from "../../../src/board/heat/cells.ts";
import { frontierParts, frontiersOf } from "../../../src/board/heat/frontier.ts";
import { BARE, lookOf, sizedLook } from "../../../src/board/heat/look.ts";
import { WHITE } from "../../../src/chess/piece.ts";
import { type Square, squareNamed } from "../../../src/chess/square.ts";
import { BLACKS, CONTESTED, WHITES } from "../../../src/control/classes.ts";

const sidesOf = (looks: ArrayLike<number>) => frontiersOf(looks, WHITE, new Uint8Array(64));

test("changing one square changes the frontier of that square and its neighbours only", () => {
	const looks = new Uint8Array(64).fill(lookOf(WHITES));
	const before = sidesOf(looks);
	looks[squareNamed("d4")] = lookOf(CONTESTED);
	const after = sidesOf(looks);
	const changed = [...before.keys()]
		.filter((cell) => before[cell] !== after[cell])
		.map((cell) => cellOf(cell, WHITE) as Square);
	const near = ["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"].map(squareNamed);
	expect(changed.sort((a, b) => a - b)).toEqual(near);
});

test("there is no frontier at the board's edge, before analysis, or between tints that do not fill their squares", () => {
	const none = new Uint8Array(64);
	expect(sidesOf(new Uint8Array(64).fill(lookOf(BLACKS)))).toEqual(none);
	expect(sidesOf(new Uint8Array(64).fill(BARE))).toEqual(none);
	const sized = Uint8Array.from({ length: 64 }, (_, square) => sizedLook(WHITES, square % 3));
	expect(sidesOf(sized)).toEqual(none);
});

test("the frontier is 3 pixels wide on a board of 600 pixels, and in proportion on others", () => {
	const width = (edge: number) => frontierParts(edge).reduce((sum, part) => sum + part);
	expect([12, 36, 75, 150, 300].map(width)).toEqual([1, 1, 3, 6, 12]);
});
