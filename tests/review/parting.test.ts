// Stretches in which territory and evaluation part company.

import { expect, test } from "vitest";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { type Assessment, findPartings } from "../../src/review/parting.ts";

const white: Assessment = { lead: 8, chances: -0.5 };
const black: Assessment = { lead: -5, chances: 0.3 };
const agreed: Assessment = { lead: 8, chances: 0.5 };

const times = (place: Assessment, count: number) => Array.from({ length: count }, () => place);

test("a stretch where map and engine disagree has at least four positions", () => {
	expect(findPartings([agreed, ...times(white, 4), agreed, ...times(black, 5)])).toEqual([
		{ from: 1, to: 4, side: WHITE },
		{ from: 6, to: 10, side: BLACK },
	]);
});

test("short stretches, small differences and unevaluated positions are no disagreement", () => {
	expect(findPartings([...times(white, 3), agreed])).toEqual([]);
	expect(findPartings(times({ lead: 3, chances: -1 }, 9))).toEqual([]);
	expect(findPartings(times({ lead: 20, chances: -0.2 }, 9))).toEqual([]);
	expect(findPartings(times({ lead: 20, chances: undefined }, 9))).toEqual([]);
	expect(findPartings([])).toEqual([]);
});

test("one side's stretch ends where the other side's begins", () => {
	expect(findPartings([...times(white, 4), ...times(black, 4)])).toEqual([
		{ from: 0, to: 3, side: WHITE },
		{ from: 4, to: 7, side: BLACK },
	]);
});
