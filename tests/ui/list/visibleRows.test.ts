// Which rows of a long list are there.

import { expect, test } from "vitest";
import {
	heightOf,
	MAX_LIST_PIXELS,
	scrollTopFor,
	visibleRows,
} from "../../../src/ui/list/visibleRows.ts";

const ROW = 34;
const HEIGHT = 600;

test.each([0, 1, 7, 18, 5000, 200_000, 3_000_000])(
	"of %i rows those in sight are rendered, wherever the list is scrolled",
	(count) => {
		const all = heightOf(count, ROW);
		expect(all).toBeLessThanOrEqual(MAX_LIST_PIXELS);
		for (const share of [0, 0.1, 0.5, 0.999, 1]) {
			const top = share * Math.max(0, all - HEIGHT);
			const { from, to, above, below } = visibleRows(count, ROW, top, HEIGHT);
			expect(from).toBeGreaterThanOrEqual(0);
			expect(to).toBeLessThanOrEqual(count);
			expect(to - from).toBeLessThan(60);
			expect(above + (to - from) * ROW + below).toBeCloseTo(all, 3);
			// No gap within the window.
			expect(above).toBeLessThanOrEqual(top + 1);
			expect(above + (to - from) * ROW).toBeGreaterThanOrEqual(Math.min(all, top + HEIGHT) - 1);
		}
	},
);

test("both ends of a list can be reached, however long it is", () => {
	for (const count of [100, 3_000_000]) {
		const bottom = heightOf(count, ROW) - HEIGHT;
		expect(visibleRows(count, ROW, 0, HEIGHT).from).toBe(0);
		expect(visibleRows(count, ROW, bottom, HEIGHT).to).toBe(count);
	}
});

test.each([1000, 3_000_000])("going to a row of %i brings it into sight", (count) => {
	for (const place of [0, 1, 400, count - 2, count - 1]) {
		const top = scrollTopFor(place, count, ROW, 5000, HEIGHT);
		const { from, to } = visibleRows(count, ROW, top, HEIGHT);
		expect(place).toBeGreaterThanOrEqual(from);
		expect(place).toBeLessThan(to);
	}
});
