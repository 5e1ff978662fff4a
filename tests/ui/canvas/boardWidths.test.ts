// How wide boards are in a window, by the specification's formulas.

import { expect, test } from "vitest";
import {
	boardWidth,
	exampleWidth,
	grownWidth,
	isPhone,
	largestWidth,
} from "../../../src/ui/canvas/boardWidths.ts";
import { PHONE } from "../../../src/ui/style/windows.ts";

test("the board takes 75 % of a narrow window, else the smaller of 47 % of width and 67 % of height", () => {
	expect(boardWidth(767, 2000)).toBeCloseTo(575.25);
	expect(boardWidth(390, 844)).toBeCloseTo(292.5);
	expect(boardWidth(768, 2000)).toBeCloseTo(360.96);
	expect(boardWidth(1440, 900)).toBeCloseTo(603);
});

test("on a phone held sideways the board is no higher than the window", () => {
	expect(boardWidth(667, 375)).toBeCloseTo(251.25);
	expect(boardWidth(559, 375)).toBeCloseTo(419.25);
	expect(boardWidth(640, 800)).toBeCloseTo(480);
});

test("the board can be enlarged to the largest size there is room for, and never shrinks", () => {
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

test("code and style sheets agree on which windows are phones", () => {
	const [narrow, column, high] = (PHONE.match(/\d+/g) ?? []).map(Number) as [
		number,
		number,
		number,
	];
	const isUpright = [narrow, narrow + 1, column, column + 1].map((width) => isPhone(width, high));
	expect(isUpright).toEqual([true, true, true, false]);
	expect([narrow, narrow + 1].map((width) => isPhone(width, high - 1))).toEqual([true, false]);
});
