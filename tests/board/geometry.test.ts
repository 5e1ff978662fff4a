// Sizes, and the way between squares, cells and points.

import { expect, test } from "vitest";
import { middleOf, snap, squareAt } from "../../src/board/geometry.ts";
import { cellOf, squareIn } from "../../src/board/heat/cells.ts";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { type Square, squareNamed } from "../../src/chess/square.ts";

test("every square is a whole number of device pixels, and the board never exceeds the width it is given", () => {
	for (const ratio of [1, 1.1, 1.25, 1.5, 2, 2.625, 3]) {
		for (let width = 100; width < 900; width += 7.3) {
			const size = snap(width, ratio);
			expect(Number.isInteger(size.edge)).toBe(true);
			expect(size.width).toBeLessThanOrEqual(width + 1e-6);
			expect(width - size.width).toBeLessThan(8 / ratio);
			expect(size.width * ratio).toBeCloseTo(size.edge * 8);
		}
	}
});

test("cells are counted from the top left corner, whichever side is at the bottom", () => {
	expect(cellOf(squareNamed("a8"), WHITE)).toBe(0);
	expect(cellOf(squareNamed("h1"), WHITE)).toBe(63);
	expect(cellOf(squareNamed("h1"), BLACK)).toBe(0);
	expect(cellOf(squareNamed("e4"), BLACK)).toBe(27);
	for (const side of [WHITE, BLACK] as const) {
		for (let square = 0; square < 64; square++) {
			expect(squareIn(cellOf(square, side), side)).toBe(square);
			expect(squareAt(middleOf(square as Square, side), side)).toBe(square);
		}
	}
});

test("a point outside the board belongs to no square", () => {
	for (const [x, y] of [
		[-0.01, 4],
		[8, 4],
		[4, -0.01],
		[4, 8],
		[Number.NaN, 4],
	] as const) {
		expect(squareAt({ x, y }, WHITE)).toBeUndefined();
	}
});
