// A difference is named where there is one, and hardly ever where there is none.

import { expect, test } from "vitest";
import { differences, MIN_GAMES, sureDifferences } from "../../../src/games/collection/compare.ts";
import { CELLS, quartersOf, type Shares } from "../../../src/games/collection/shares.ts";
import { chance } from "../../support/random.ts";

/** Games whose shares are chance: of each cell about a likelihood. */
function sharesOf(games: number, next: () => number, likelihood: (cell: number) => number): Shares {
	const sums = new Float64Array(CELLS);
	const powers = new Float64Array(CELLS);
	for (let game = 0; game < games; game++) {
		for (let cell = 0; cell < CELLS; cell++) {
			const share = next() < likelihood(cell) ? next() : 0;
			sums[cell] = (sums[cell] ?? 0) + share;
			powers[cell] = (powers[cell] ?? 0) + share * share;
		}
	}
	const none = new Float64Array(CELLS);
	const rest = { times: none, gamesAt: new Uint32Array(0), quarters: new Uint8Array(0) };
	return { games, positions: games, sums, powers, ...rest };
}

test("comparing lists that differ by chance alone names a square at most once in twenty times (seed 5)", () => {
	const next = chance(5);
	let named = 0;
	for (let round = 0; round < 60; round++) {
		const likelihood = () => 0.3;
		const found = differences(sharesOf(60, next, likelihood), sharesOf(40, next, likelihood));
		if (sureDifferences(found).length > 0) named++;
	}
	expect(named).toBeLessThanOrEqual(3);
});

test("a real difference is named first, with both shares", () => {
	const next = chance(6);
	const one = sharesOf(200, next, (cell) => (cell === 7 ? 0.8 : 0.3));
	const other = sharesOf(200, next, () => 0.3);
	const [first, ...rest] = sureDifferences(differences(one, other));
	expect(first?.cell).toBe(7);
	expect(first?.one).toBeGreaterThan(first?.other ?? 1);
	expect(rest).toEqual([]);
});

test("lists with few or no games are not compared", () => {
	const next = chance(8);
	const few = sharesOf(MIN_GAMES - 1, next, () => 1);
	const many = sharesOf(500, next, () => 0);
	expect(sureDifferences(differences(few, many))).toEqual([]);
	expect(
		sureDifferences(
			differences(
				sharesOf(0, next, () => 0),
				many,
			),
		),
	).toEqual([]);
});

test("quartiles agree with those of the sorted values", () => {
	const values = [3, 5, 5, 9, 12, 20, 31, 64];
	const counted = new Uint32Array(65);
	for (const value of values) counted[value] = (counted[value] ?? 0) + 1;
	expect(quartersOf(counted, values.length)).toEqual([5, 9, 20]);
});
