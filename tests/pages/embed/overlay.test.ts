// Tests the content of an overlay, and its size.

import { describe, expect, test } from "vitest";
import { FIRST_FRAME, type Frame } from "../../../src/chess/frame.ts";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import { clockOf, clockText } from "../../../src/pages/embed/Overlay.tsx";
import { overlaySizes } from "../../../src/pages/embed/overlay.ts";
import { readAddress, readParams } from "../../../src/pages/embed/params.ts";
import { opened } from "../../support/opened.ts";

const heightOf = ({ board, name, bar, gap }: ReturnType<typeof overlaySizes>) =>
	board + 2 * name + bar + 3 * gap;

describe("sizes", () => {
	test.each([
		[1920, 1080, 1],
		[1280, 720, 1],
		[1920, 1080, 0.5],
		[400, 720, 1],
	])(
		"in %d x %d at scale %d the whole overlay fits, with the board in whole pixels",
		(width, height, scale) => {
			const sizes = overlaySizes(width, height, scale);
			expect(heightOf(sizes)).toBeLessThanOrEqual(height * scale);
			expect(sizes.board).toBeLessThanOrEqual(width);
			expect(sizes.board % 8).toBe(0);
		},
	);

	test("the overlay fills its height and has names that can be read from afar", () => {
		const sizes = overlaySizes(1920, 1080, 1);
		expect(heightOf(sizes)).toBeGreaterThan(1060);
		expect(sizes.name).toBeGreaterThanOrEqual(72);
	});

	test("an invalid scale means the full height", () => {
		const scaleIn = (search: string) => readParams(readAddress(search, "")).overlay?.scale;
		expect(scaleIn("?layout=overlay")).toBe(1);
		expect(scaleIn("?layout=overlay&scale=0.5")).toBe(0.5);
		for (const scale of ["0", "-1", "2", "x", ""]) {
			expect(scaleIn(`?layout=overlay&scale=${scale}`), scale).toBe(1);
		}
		expect(scaleIn("?layout=other")).toBeUndefined();
	});
});

describe("clocks", () => {
	const { game } = opened(
		"1. e4 {[%clk 1:30:00]} e5 {[%clk 1:29:08]} 2. Nf3 Nc6 {[%clk 0:09:07.5]}",
	);

	test("clocks are those of each side's latest move that has one", () => {
		expect(clockOf(game, FIRST_FRAME, WHITE)).toBeUndefined();
		expect(clockOf(game, 1 as Frame, WHITE)).toBe("1:30:00");
		expect(clockOf(game, 1 as Frame, BLACK)).toBeUndefined();
		expect(clockOf(game, 3 as Frame, WHITE)).toBe("1:30:00");
		expect(clockOf(game, 3 as Frame, BLACK)).toBe("1:29:08");
		expect(clockOf(game, 4 as Frame, BLACK)).toBe("9:07");
	});

	test("clocks leave out hours of zero, and anything that is no time stays as it is", () => {
		expect(clockText("0:00:05")).toBe("0:05");
		expect(clockText("10:00:00")).toBe("10:00:00");
		expect(clockText("soon")).toBe("soon");
	});
});
