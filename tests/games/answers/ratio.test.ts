// Sums of shares: each product of two numbers is where it is looked for.

import { expect, test } from "vitest";
import { Ratio } from "../../../src/games/collection/answers/ratio.ts";

const PLACES = [0, 1, 2, 3] as const;

test("the sums and products of a ratio do not depend on the order of its games", () => {
	const games = [
		[1, 2, 3, 5],
		[7, 11, 13, 17],
		[0, 0, 19, 23],
	] as const;
	const ratio = new Ratio();
	for (const [mine, of, theirs, ofTheirs] of games) ratio.add(mine, of, theirs, ofTheirs, 2);
	for (const one of PLACES) {
		expect(ratio.sum(one)).toBe(games.reduce((sum, game) => sum + 2 * game[one], 0));
		for (const other of PLACES) {
			const products = games.reduce((sum, game) => sum + 2 * game[one] * game[other], 0);
			expect(ratio.product(one, other), `${one} ${other}`).toBe(products);
		}
	}
	expect([ratio.games(0), ratio.games(1)]).toEqual([4, 6]);
});
