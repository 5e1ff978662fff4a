// Glyphs, evaluations and what else is noted at a move.

import { expect, test } from "vitest";
import { NO_NOTES } from "../../../src/chess/game.ts";
import { evaluationText, glyphOf, measuresOf } from "../../../src/ui/moveText/moveText.ts";

test("the glyphs of the specification, and a number for those without", () => {
	expect([1, 2, 3, 4, 5, 6].map(glyphOf)).toEqual(["!", "?", "!!", "??", "!?", "?!"]);
	expect(glyphOf(217)).toBe("$217");
});

test("evaluations have a sign and two digits, mates are as they are written", () => {
	expect([0.3, -1.25, 0, "#-3"].map(evaluationText)).toEqual(["+0.30", "−1.25", "0.00", "#-3"]);
});

test("evaluation, clocks and draw offers are found, each with its name", () => {
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
