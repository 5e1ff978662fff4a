// Winning chances as Lichess counts them.

import { expect, test } from "vitest";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { centipawnsOf, winningChances } from "../../src/engine/winning.ts";

test("nothing is even, and more than ten pawns are no more than ten", () => {
	expect(winningChances(0)).toBe(0);
	expect(winningChances(100)).toBeCloseTo(0.1821, 4);
	expect(winningChances(-100)).toBeCloseTo(-0.1821, 4);
	expect(centipawnsOf({ cp: 2500, mate: null })).toBe(1000);
	expect(centipawnsOf({ cp: -31, mate: null })).toBe(-31);
});

test("a mate is as much as there is, for the side that mates", () => {
	expect(centipawnsOf({ cp: null, mate: 3 })).toBe(1000);
	expect(centipawnsOf({ cp: null, mate: -1 })).toBe(-1000);
	expect(centipawnsOf({ cp: null, mate: 0, mated: BLACK })).toBe(1000);
	expect(centipawnsOf({ cp: null, mate: 0, mated: WHITE })).toBe(-1000);
});
