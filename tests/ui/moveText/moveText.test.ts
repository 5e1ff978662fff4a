// Glyphs, evaluations and what else is noted at a move.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { NO_NOTES } from "../../../src/chess/game.ts";
import {
	captionOf,
	evaluationText,
	glyphOf,
	measuresOf,
} from "../../../src/ui/moveText/moveText.ts";
import { gameOf } from "../../review/mistakes/evaluatedGames.ts";

test("common symbols are written as signs, and others as numbers", () => {
	expect([1, 2, 3, 4, 5, 6].map(glyphOf)).toEqual(["!", "?", "!!", "??", "!?", "?!"]);
	expect(glyphOf(217)).toBe("$217");
});

test("evaluations have a sign and two digits, and mates are shown as written", () => {
	expect([0.3, -1.25, 0, "#-3"].map(evaluationText)).toEqual(["+0.30", "−1.25", "0.00", "#-3"]);
});

test("evaluation, clocks and draw offers of a move are listed with their names", () => {
	const notes = {
		...NO_NOTES,
		evaluation: 0.5,
		clocks: new Map([
			["clk", "1:02:03"],
			["emt", "0:00:05"],
		]),
		drawOffer: true,
	};
	expect(measuresOf(notes)).toEqual([
		{ name: "evaluation", value: "+0.50" },
		{ name: "clk", value: "1:02:03" },
		{ name: "emt", value: "0:00:05" },
		{ name: "drawOffer", value: "(=)" },
	]);
	expect(measuresOf(NO_NOTES)).toEqual([]);
});

test("no result is shown if the moves stop before the end of the game", () => {
	expect(captionOf(gameOf("1. e4 e5 0-1"), 2 as Frame)).toBe("0–1, Black wins");
	const cut = gameOf('[Result "0-1"]\n\n1. e4 Qz9 2. d4 0-1');
	expect(captionOf(cut, cut.plies as Frame)).toContain("Result in the file");
	expect(captionOf(gameOf("1. e4 Ke2 2. d4 0-1"), 1 as Frame)).toContain("Moves are missing");
});
