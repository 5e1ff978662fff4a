// docs/insight.md, section 6: what hung in a game, by chess.js and the oracle, on known games and
// wild ones.

import { Chess } from "chess.js";
import { expect, test } from "vitest";
import { oracleHanging } from "../../oracle/oracle.ts";
import { AS_READ, collectionOf, gameText } from "../../support/collection.ts";
import { games } from "../../support/games.ts";
import { wildGame } from "../../support/wildGame.ts";

const WORTH = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 } as const;

const indexOf = (square: string) =>
	"abcdefgh".indexOf(square.charAt(0)) + 8 * (Number(square.charAt(1)) - 1);

/** Word by word as the page has it. */
function hungBySlowHand(pgn: string): number {
	const chess = new Chess();
	chess.loadPgn(pgn);
	const moves = chess.history({ verbose: true });
	let most = 0;
	moves.forEach((move, index) => {
		const before = moves[index - 1];
		const [captured, last] = [move.captured, before?.captured];
		if (before === undefined || captured === undefined || WORTH[captured] < 3) return;
		const became = before.promotion === undefined ? 0 : WORTH[before.promotion] - 1;
		const took = (last === undefined ? 0 : WORTH[last]) + became;
		const after = moves[index + 1];
		const back = after?.to === move.to && after.captured ? WORTH[after.captured] : 0;
		if (WORTH[captured] - took - back < 2) return;
		const [pieceData = "", side, , passed = "-"] = move.before.split(" ");
		const gains = oracleHanging(
			pieceData,
			side as "w" | "b",
			passed === "-" ? -1 : indexOf(passed),
		);
		const won = (gains.get(indexOf(move.to)) ?? 0) - took;
		if (won >= 2) most = Math.max(most, won);
	});
	return most;
}

const texts = [
	...games.map(({ moves }) => moves),
	...Array.from({ length: 40 }, (_, seed) => wildGame(seed + 100)),
];

test("the list can be sorted and filtered by what hung in each game", async () => {
	const known = texts.map((text) => hungBySlowHand(text));
	const all = texts.map((text, index) => gameText({ White: String(index) }, `${text} *`)).join("");
	const { collection } = await collectionOf(all);
	const count = await collection.list({}, AS_READ);
	expect(collection.rows(0, count).map(({ hung }) => hung)).toEqual(known);
	expect(new Set(known).size).toBeGreaterThan(3);
	await collection.list({}, { by: "hung", isDown: true });
	expect(collection.rows(0, count).map(({ hung }) => hung)).toEqual(
		[...known].sort((one, other) => other - one),
	);
	const queens = await collection.list({ hung: 9 }, AS_READ);
	expect(queens).toBe(known.filter((hung) => hung >= 9).length);
	expect(queens).toBeGreaterThan(0);
});
