// Evaluations as files write them.

import { expect, test } from "vitest";
import { readScore } from "../../../src/engine/writtenScore.ts";
import { keyOf, writeScore } from "../../../src/session/engine/written.ts";

test.each([
	[0.31, { cp: 31, mate: null }],
	[-2.05, { cp: -205, mate: null }],
	["#3", { cp: null, mate: 3 }],
	["#-12", { cp: null, mate: -12 }],
	["0.25,18", { cp: 25, mate: null }],
	["+-", undefined],
	["", undefined],
	["#", undefined],
	[undefined, undefined],
])("%s is read", (written, score) => {
	expect(readScore(written)).toEqual(score);
});

test("what is written is read again; a mate on the board is not written", () => {
	expect(writeScore({ cp: -31, mate: null })).toBe(-0.31);
	expect(writeScore({ cp: null, mate: -4 })).toBe("#-4");
	expect(writeScore({ cp: null, mate: 0 })).toBeUndefined();
});

test("a position is the same at any move of the game", () => {
	expect(keyOf("8/8/8/8/8/8/8/K1k5 w - - 12 40")).toBe("8/8/8/8/8/8/8/K1k5 w - -");
});
