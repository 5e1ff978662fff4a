// Where the current move comes to stand in its list.

import { expect, test } from "vitest";
import { scrollBy } from "../../../src/features/moves/currentMove.ts";

const BOX = { top: 100, bottom: 300 };

test("the move list does not scroll while the current move is in the middle of its box", () => {
	expect(scrollBy({ top: 150, bottom: 180 }, BOX)).toBe(0);
	expect(scrollBy({ top: 220, bottom: 250 }, BOX)).toBe(0);
});

test("a move above or below the box is scrolled a quarter of the box inside", () => {
	expect(scrollBy({ top: 90, bottom: 110 }, BOX)).toBe(-60);
	expect(scrollBy({ top: 290, bottom: 310 }, BOX)).toBe(60);
});

test("in a box too small for the move, its top is shown", () => {
	expect(scrollBy({ top: 100, bottom: 200 }, { top: 100, bottom: 120 })).toBe(-5);
});
