// Glyphs, evaluations, results and endings in words.

import { expect, test } from "vitest";
import { NO_NOTES } from "../../../src/chess/game.ts";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import {
	endingText,
	evaluationText,
	glyphOf,
	meaningOf,
	measuresOf,
	resultText,
} from "../../../src/ui/moveText/moveWords.ts";

test("the glyphs of the specification, and a number for those without", () => {
	expect([1, 2, 3, 4, 5, 6].map(glyphOf)).toEqual(["!", "?", "!!", "??", "!?", "?!"]);
	expect(meaningOf(4)).toBe("blunder");
	expect(glyphOf(217)).toBe("$217");
	expect(meaningOf(217)).toBe("annotation 217");
});

test("evaluations have a sign and two digits, mates are as they are written", () => {
	expect([0.3, -1.25, 0, "#-3"].map(evaluationText)).toEqual(["+0.30", "−1.25", "0.00", "#-3"]);
});

test("clocks, evaluations and draw offers are named", () => {
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
		["evaluation", "+0.50"],
		["clock", "1:02:03"],
		["time taken", "0:00:05"],
		["draw offered", "(=)"],
	]);
	expect(measuresOf(NO_NOTES)).toEqual([]);
});

test("results in words, and none for a game that goes on", () => {
	expect(resultText("1-0")).toBe("1–0, White wins");
	expect(resultText("0-1")).toBe("0–1, Black wins");
	expect(resultText("1/2-1/2")).toBe("½–½, Draw");
	expect(resultText("*")).toBeUndefined();
});

test("why a game is over", () => {
	expect(endingText("checkmate", BLACK)).toBe("Checkmate: White wins");
	expect(endingText("checkmate", WHITE)).toBe("Checkmate: Black wins");
	expect(endingText("stalemate", WHITE)).toBe("Draw: stalemate");
	expect(endingText("threefold repetition", WHITE)).toBe("Draw: threefold repetition");
	expect(endingText("100 half-moves", WHITE)).toBe(
		"Draw: 100 half-moves without a pawn's move or a capture",
	);
});
