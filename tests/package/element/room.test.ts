// Tests how a frame's room is shared out, and how much the element reserves.

import { expect, test } from "vitest";
import { heightFor, shareRoom } from "../../../src/package/element/room.ts";
import { isYes, movesNamed } from "../../../src/package/element/settings.ts";

const WIDTHS = [240, 300, 519, 520, 640, 1200];
const CHOICES = [
	[true, false, false],
	[false, false, false],
	[true, true, true],
	[false, true, false],
	[true, false, true],
] as const;
const PLACES = ["none", "below", "beside"] as const;

test("with the height it asks for an element shows all its parts and the largest board", () => {
	for (const width of WIDTHS) {
		for (const moves of PLACES) {
			for (const [controls, head, captions] of CHOICES) {
				const content = { moves, controls, head, captions };
				const room = shareRoom(width, heightFor(width, content), content);
				const isBeside = moves === "beside" && width >= 520;
				expect(room).toEqual({
					moves: moves === "beside" && !isBeside ? "below" : moves,
					hasSteps: controls,
					hasTimeline: controls,
					hasHead: head,
					hasCaption: captions,
					board: isBeside ? Math.floor((width - 24) * 0.58) : width - 16,
				});
			}
		}
	}
});

const PLAIN = { moves: "below", controls: true, head: false, captions: false } as const;

test("a lower frame drops the move list first, then comments, timeline and buttons", () => {
	const content = { ...PLAIN, captions: true, head: true };
	const shown = (height: number) => {
		const { moves, hasCaption, hasHead, hasTimeline, hasSteps } = shareRoom(360, height, content);
		return [moves === "below", hasCaption, hasHead, hasTimeline, hasSteps];
	};
	expect(shown(700)).toEqual([true, true, true, true, true]);
	expect(shown(430)).toEqual([false, true, true, true, true]);
	expect(shown(350)).toEqual([false, false, true, true, true]);
	expect(shown(240)).toEqual([false, false, false, false, true]);
	expect(shown(150)).toEqual([false, false, false, false, false]);
});

test("the board never becomes smaller than 64 pixels", () => {
	for (const height of [0, 10, 90]) {
		expect(shareRoom(300, height, PLAIN).board).toBeGreaterThanOrEqual(64);
	}
});

test("an invalid value of a setting counts as not given", () => {
	expect([null, "", "junk", "None", "none", "beside"].map(movesNamed)).toEqual([
		"below",
		"below",
		"below",
		"below",
		"none",
		"beside",
	]);
	expect(
		[null, "", "yes", "junk", "0", "No", "FALSE", "none"].map((given) => isYes(given, true)),
	).toEqual([true, true, true, true, false, false, false, false]);
	expect(isYes(null, false)).toBe(false);
});
