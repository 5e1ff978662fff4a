// Tests the words for a room about a position, the meanings of a finger, and the size of the board.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { swipeOf } from "../../../src/features/present/presentPointers.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { presentWidth } from "../../../src/ui/canvas/boardWidths.ts";
import { captionOf, moveText } from "../../../src/ui/moveText/moveText.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

test("a presented move shows its number, symbols and comments, and the last one the result", () => {
	const store = createAppStore();
	const core = testCore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	actions.load(
		"{Before all} 1. e4! {Space <b>taken</b>} e5 $2 $16 (1... c5 {Sicilian}) 2. Nf3 1-0",
	);
	const { game } = store.get();
	const told = (frame: number) => [moveText(game, frame as Frame), captionOf(game, frame as Frame)];
	expect(told(0)[0]).toBe("Start");
	expect(told(1)[0]).toBe("1. e4!");
	expect(told(1)[1]).toContain("Space <b>taken</b>");
	expect(`${told(0)[1]}${told(1)[1]}`).toContain("Before all");
	expect(told(2)).toEqual(["1... e5?±", ""]);
	expect(told(3)).toEqual(["2. Nf3", "1–0, White wins"]);
	expect(told(4)).toEqual(["1... c5", "Sicilian"]);
});

test("a sideways swipe turns the page; a tap or a vertical swipe does not", () => {
	const from = { x: 200, y: 200 };
	expect(swipeOf(from, { x: 120, y: 210 })).toBe(1);
	expect(swipeOf(from, { x: 290, y: 180 })).toBe(-1);
	expect(swipeOf(from, { x: 230, y: 200 })).toBeUndefined();
	expect(swipeOf(from, { x: 250, y: 260 })).toBeUndefined();
	expect(swipeOf(from, { x: 200, y: 400 })).toBeUndefined();
});

test("on every screen the whole board is shown, largest, with room for the comments", () => {
	for (const [width, height] of [
		[1280, 720],
		[1440, 900],
		[3840, 2160],
		[1024, 768],
		[844, 390],
		[390, 844],
		[820, 1180],
	] as const) {
		const board = presentWidth(width, height);
		expect(board).toBeLessThanOrEqual(Math.min(width, height) - 24);
		expect(board).toBeGreaterThan(0.7 * Math.min(width, height));
		expect(Math.max(width, height) - board).toBeGreaterThan(0.3 * Math.max(width, height));
	}
});
