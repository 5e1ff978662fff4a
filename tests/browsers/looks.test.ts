// When two browsers show the same, and when they do not. A comparison that finds nothing would pass
// every visit.

import { expect, test } from "vitest";
import { squareIn } from "../../src/board/heat/cells.ts";
import { WHITE } from "../../src/chess/piece.ts";
import { SQUARE_COUNT, squareName } from "../../src/chess/square.ts";
import { differencesOf, type Look } from "./looks.ts";

const SIZE = 20;
const WIDTH = 8 * SIZE;
const HEAT = 128;
const PIECE = 255;

const GRID = Array.from({ length: SQUARE_COUNT }, (_, cell) => {
	const name = squareName(squareIn(cell, WHITE));
	return cell === 0 ? `${name}, black rook, neutral` : `${name}, empty, neutral`;
});

/**
 * A board of one colour with a rook of so many rows of pixels on a8, and what else a test makes of
 * it.
 */
function lookWith(rows: number, paint: (pixels: Uint8Array) => void = () => {}): Look {
	const pixels = new Uint8Array(WIDTH * WIDTH * 3).fill(HEAT);
	for (let y = 0; y < rows; y++) pixels.fill(PIECE, y * WIDTH * 3, (y * WIDTH + SIZE) * 3);
	paint(pixels);
	return { grid: GRID, board: { width: WIDTH, height: WIDTH, pixels }, file: Buffer.alloc(0) };
}

/** Paints so many pixels in the middle of b8. */
const middleOfB8 = (value: number) => (pixels: Uint8Array) => {
	for (let y = 8; y < 12; y++) {
		pixels.fill(value, (y * WIDTH + SIZE + 8) * 3, (y * WIDTH + SIZE + 12) * 3);
	}
};

test("a picture of a board counts as equal to itself", () => {
	expect(differencesOf(lookWith(10), lookWith(10))).toEqual([]);
});

test("the edge of a piece may differ between browsers, but not its place", () => {
	expect(
		differencesOf(
			lookWith(10),
			lookWith(10, (pixels) => pixels.fill(PIECE, 0, 30)),
		),
	).toEqual([]);
	expect(differencesOf(lookWith(10), lookWith(12))).toEqual(["the picture of a8 by 12.7"]);
});

test("tints may differ between browsers by rounding only", () => {
	expect(differencesOf(lookWith(10), lookWith(10, middleOfB8(HEAT + 2)))).toEqual([]);
	expect(differencesOf(lookWith(10), lookWith(10, middleOfB8(HEAT + 8)))).toEqual([
		"the heat of b8 by 8.0",
	]);
});

test("texts must be the same in all browsers to the letter", () => {
	const other = { ...lookWith(10), grid: GRID.with(5, "f8, empty, contested") };
	expect(differencesOf(lookWith(10), other)).toEqual([
		'"f8, empty, neutral" and "f8, empty, contested"',
	]);
});

test("boards of different sizes are not compared square by square", () => {
	const small = { width: 80, height: 80, pixels: new Uint8Array(80 * 80 * 3) };
	expect(differencesOf(lookWith(10), { ...lookWith(10), board: small })).toEqual([
		"boards of 160 and 80 pixels",
	]);
});
