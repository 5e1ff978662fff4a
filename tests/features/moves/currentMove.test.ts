// Where the current move comes to stand in its list.

import { expect, test } from "vitest";
import { scrollBy } from "../../../src/features/moves/currentMove.ts";

const BOX = { top: 100, bottom: 300 };

test("what is in the middle of the box stays where it is", () => {
	expect(scrollBy({ top: 150, bottom: 180 }, BOX)).toBe(0);
	expect(scrollBy({ top: 220, bottom: 250 }, BOX)).toBe(0);
});

test("what is above or below comes a quarter of the box inside", () => {
	expect(scrollBy({ top: 90, bottom: 110 }, BOX)).toBe(-60);
	expect(scrollBy({ top: 290, bottom: 310 }, BOX)).toBe(60);
});

test("in a box too small for both, the top is what is seen", () => {
	expect(scrollBy({ top: 100, bottom: 200 }, { top: 100, bottom: 120 })).toBe(-5);
});
