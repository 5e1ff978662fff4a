// Sizes by the specification's formulas, and the way between squares, cells and points.

import { expect, test } from "vitest";
import { boardWidth, exampleWidth, grownWidth, largestWidth } from "../../src/board/boardWidths.ts";
import { middleOf, snap, squareAt } from "../../src/board/geometry.ts";
import { cellOf, squareIn } from "../../src/board/heat/cells.ts";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { type Square, squareNamed } from "../../src/chess/square.ts";

test("the board takes 75 % of a narrow window, else the smaller of 47 % of width and 67 % of height", () => {
	expect(boardWidth(767, 2000)).toBeCloseTo(575.25);
	expect(boardWidth(390, 844)).toBeCloseTo(292.5);
	expect(boardWidth(768, 2000)).toBeCloseTo(360.96);
	expect(boardWidth(1440, 900)).toBeCloseTo(603);
});

test("a phone on its side has a board that is not higher than its window", () => {
	expect(boardWidth(667, 375)).toBeCloseTo(251.25);
	expect(boardWidth(559, 375)).toBeCloseTo(419.25);
	expect(boardWidth(640, 800)).toBeCloseTo(480);
});

test("a board grows from its usual width to the largest there is room for, and never shrinks", () => {
	for (const [width, height] of [
		[390, 844],
		[820, 1180],
		[844, 390],
		[1024, 768],
		[1280, 720],
		[1440, 900],
		[1920, 1080],
		[3840, 2160],
	] as const) {
		const [least, most] = [boardWidth(width, height), largestWidth(width, height)];
		expect(grownWidth(0)(width, height)).toBe(least);
		expect(grownWidth(1)(width, height)).toBeCloseTo(most);
		expect(grownWidth(0.5)(width, height)).toBeCloseTo((least + most) / 2);
		expect(most, `${width}`).toBeGreaterThanOrEqual(least);
		expect(most, `${width}`).toBeLessThanOrEqual(width);
	}
	expect(largestWidth(1440, 900)).toBeCloseTo(800);
	// Beside the legend on a tablet held upright
	expect(largestWidth(820, 1180)).toBeCloseTo(468);
});

test("example boards take 40 % of a narrow window, else the smaller of 30 % of width and 50 % of height", () => {
	expect(exampleWidth(767, 2000)).toBeCloseTo(306.8);
	expect(exampleWidth(768, 2000)).toBeCloseTo(230.4);
	expect(exampleWidth(1440, 700)).toBeCloseTo(350);
});

test("squares are whole device pixels, and the board never wider than it may be", () => {
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

test("cells begin at the top left, from either side", () => {
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

test("outside the board is no square", () => {
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
