// Where lands of different classes meet runs a line, half of it in each square.

import { expect, test } from "vitest";
import { cellOf } from "../../../src/board/geometry.ts";
import {
	frontierParts,
	frontiersOf,
	paintFrontier,
} from "../../../src/board/paint/paintFrontier.ts";
import { BARE, lookOf, PAPER, sizedLook } from "../../../src/board/palette.ts";
import { BLACK, type Side, WHITE } from "../../../src/chess/piece.ts";
import { type Square, squareNamed } from "../../../src/chess/square.ts";
import { BLACKS, CONTESTED, WHITES } from "../../../src/control/classes.ts";
import { seededTest } from "../../support/seeded.ts";

const EDGE = 10;

const sidesOf = (looks: ArrayLike<number>, orientation: Side = WHITE) =>
	frontiersOf(looks, orientation, new Uint8Array(64));

/** A board of so many pixels with every cell's frontier on it. */
function drawn(looks: ArrayLike<number>, orientation: Side): Uint8Array {
	const pixels = new Uint8Array(64 * EDGE * EDGE);
	const fillRect = (left: number, top: number, width: number, height: number) => {
		for (let y = top; y < top + height; y++) pixels.fill(1, y * 80 + left, y * 80 + left + width);
	};
	const context = { fillRect } as unknown as CanvasRenderingContext2D;
	const sides = sidesOf(looks, orientation);
	for (let cell = 0; cell < 64; cell++) {
		paintFrontier(context, (cell & 7) * EDGE, (cell >> 3) * EDGE, EDGE, sides[cell] ?? 0, PAPER);
	}
	return pixels;
}

/**
 * The same, from the definition: a pixel is frontier if one in another land is nearer than the line
 * is wide to its side.
 */
function wanted(looks: ArrayLike<number>, orientation: Side): Uint8Array {
	const [before, after] = frontierParts(EDGE);
	const landAt = (x: number, y: number) =>
		looks[cellOf(Math.floor(y / EDGE) * 8 + Math.floor(x / EDGE), orientation)];
	return Uint8Array.from({ length: 64 * EDGE * EDGE }, (_, at) => {
		const [x, y] = [at % 80, Math.floor(at / 80)];
		for (let down = -after; down <= before; down++) {
			for (let right = -after; right <= before; right++) {
				const [nextX, nextY] = [x + right, y + down];
				if (nextX < 0 || nextY < 0 || nextX > 79 || nextY > 79) continue;
				if (landAt(nextX, nextY) !== landAt(x, y)) return 1;
			}
		}
		return 0;
	});
}

seededTest(
	"on random boards, either way up, it is a line of one width, unbroken round corners",
	41,
	(random) => {
		for (let round = 0; round < 8; round++) {
			const looks = Uint8Array.from({ length: 64 }, () => Math.floor(random() * 3));
			for (const orientation of [WHITE, BLACK] as const) {
				expect(drawn(looks, orientation)).toEqual(wanted(looks, orientation));
			}
		}
	},
);

test("a square changes the frontier of itself and its eight neighbours, and of no other", () => {
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

test("there is none at the board's edge, where nothing is analysed, and between tints that do not fill their squares", () => {
	const none = new Uint8Array(64);
	expect(sidesOf(new Uint8Array(64).fill(lookOf(BLACKS)))).toEqual(none);
	expect(sidesOf(new Uint8Array(64).fill(BARE))).toEqual(none);
	const sized = Uint8Array.from({ length: 64 }, (_, square) => sizedLook(WHITES, square % 3));
	expect(sidesOf(sized)).toEqual(none);
});

test("it is 3 pixels on a board of 600, and in proportion", () => {
	const width = (edge: number) => frontierParts(edge).reduce((sum, part) => sum + part);
	expect([12, 36, 75, 150, 300].map(width)).toEqual([1, 1, 3, 6, 12]);
});
