// Winning chances as Lichess counts them.

import { expect, test } from "vitest";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { centipawnsOf, winningChances } from "../../src/engine/winning.ts";

test("an even score means even chances, and scores are capped at ten pawns", () => {
	expect(winningChances(0)).toBe(0);
	expect(winningChances(100)).toBeCloseTo(0.1821, 4);
	expect(winningChances(-100)).toBeCloseTo(-0.1821, 4);
	expect(centipawnsOf({ cp: 2500, mate: null })).toBe(1000);
	expect(centipawnsOf({ cp: -31, mate: null })).toBe(-31);
});

test("a mate counts as the highest score for the side that mates", () => {
	expect(centipawnsOf({ cp: null, mate: 3 })).toBe(1000);
	expect(centipawnsOf({ cp: null, mate: -1 })).toBe(-1000);
	expect(centipawnsOf({ cp: null, mate: 0, mated: BLACK })).toBe(1000);
	expect(centipawnsOf({ cp: null, mate: 0, mated: WHITE })).toBe(-1000);
});
