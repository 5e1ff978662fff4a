// Counts the largest costs again by hand, from games whose losses are known.

import { expect, test } from "vitest";
import { PHASES, type Phase } from "../../../src/games/collection/answers/game/record.ts";
import { plyFinder } from "../../../src/games/collection/answers/moments.ts";
import { collectionOf, gameText, onOwnDays } from "../../support/collection.ts";

/** White leaves a queen in the opening, and loses; the same by Black; and nothing happens. */
const WHITE_LOSES = "1. e4 e5 2. Qg4 d6 3. a3 Bxg4 4. b3 a6 5. d3 b6 0-1";
const BLACK_LOSES = "1. e4 e5 2. Nf3 d6 3. Be2 Qg5 4. d3 Qg4 5. Nxe5 dxe5 6. Bxg4 Bxg4 1-0";
const QUIET = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2";

const games = (count: number, isWhite: boolean, moves: string, elo = "1500", other = "1550") =>
	Array.from({ length: count }, () =>
		gameText(
			{
				White: isWhite ? "Me" : "A",
				Black: isWhite ? "A" : "Me",
				WhiteElo: isWhite ? elo : other,
				BlackElo: isWhite ? other : elo,
				Result: moves.split(" ").at(-1) ?? "",
			},
			moves,
		),
	).join("");

const asked = { me: ["Me"], filter: {} };

test("the cost of lost pieces is the score without losses minus that with them, by how many more are mine", async () => {
	const text = games(12, true, WHITE_LOSES) + games(4, true, BLACK_LOSES) + games(14, true, QUIET);
	const { asking } = (await collectionOf(onOwnDays(text))).collection;
	const { games: count, isAlike, costs } = await asking.costs(asked);
	expect([count, isAlike]).toEqual([30, true]);
	const [first] = costs;
	expect(first).toMatchObject({ kind: "inOpening", mine: 12 / 30, theirs: 4 / 30 });
	// With it 0 of 16; without 16 won and 28 drawn halves: 30 of 44.
	expect(first?.points).toBeCloseTo((12 - 4) * (30 / 44), 9);
	const { total, rows } = await asking.gamesOfCost(asked, "inOpening", 0, 3);
	expect(total).toBe(12);
	expect(rows.map(({ move, mySide }) => [move, mySide])).toEqual(
		Array(3).fill([rows[0]?.move, "white"]),
	);
});

test("opponents of any rating are compared where too few have a similar one", async () => {
	const far = games(25, true, WHITE_LOSES, "1500", "1900") + games(5, true, QUIET);
	const { asking } = (await collectionOf(onOwnDays(far))).collection;
	expect(await asking.costs(asked)).toMatchObject({ games: 30, isAlike: false });
	const alike = (await collectionOf(onOwnDays(far + games(20, true, QUIET)))).collection.asking;
	expect(await alike.costs(asked)).toMatchObject({ games: 25, isAlike: true, costs: [] });
	const few = (await collectionOf(onOwnDays(games(5, true, WHITE_LOSES)))).collection.asking;
	expect(await few.costs(asked)).toMatchObject({ games: 5, costs: [] });
});

test("where nothing costs me more than opponents, what happens most is listed", async () => {
	const text = games(4, true, WHITE_LOSES) + games(12, true, BLACK_LOSES) + games(14, true, QUIET);
	const { asking } = (await collectionOf(onOwnDays(text))).collection;
	const found = await asking.costs(asked);
	expect(found.isCommon).toBe(true);
	expect(found.costs).toMatchObject([
		{ kind: "chanceMissed", mine: 12 / 30, theirs: 0, points: 0 },
		{ kind: "inOpening", mine: 4 / 30, theirs: 12 / 30 },
	]);
});

test("a cost that chance may explain is called so", async () => {
	const certain = games(30, true, WHITE_LOSES) + games(10, true, QUIET);
	const few = games(3, true, WHITE_LOSES) + games(30, true, QUIET);
	const costsOf = async (text: string) =>
		(await (await collectionOf(onOwnDays(text))).collection.asking.costs(asked)).costs;
	expect(await costsOf(certain)).toMatchObject([{ kind: "inOpening", isChance: false }]);
	expect(await costsOf(few)).toMatchObject([{ kind: "inOpening", isChance: true }]);
});

/** White loses a knight on move 3 and the queen on move 11. */
const TWICE =
	"1. e4 e5 2. Nf3 d6 3. Nxe5 dxe5 4. d3 Nf6 5. Be2 Nc6 6. O-O Be7 7. Nc3 O-O 8. b3 Be6 9. Bb2 a6 10. Qd2 b5 11. Qf4 exf4 12. a3 h6 0-1";

test("a loss in a phase is shown at the move of that phase, not at the worst of the game", async () => {
	const text = games(15, true, TWICE) + games(15, true, QUIET);
	const { asking } = (await collectionOf(onOwnDays(text))).collection;
	for (const [kind, move] of [
		["inOpening", "3.Nxe5"],
		["inMiddlegame", "11.Qf4"],
	] as const) {
		const { total, rows } = await asking.gamesOfCost(asked, kind, 0, 1);
		expect([total, rows[0]?.move]).toEqual([15, move]);
	}
});

test("the answer about phases also shows the move of that phase", async () => {
	const text = games(15, true, TWICE) + games(15, true, QUIET);
	const { columns } = (await collectionOf(onOwnDays(text))).stock;
	const plyOf = (phase: Phase) =>
		plyFinder(
			columns,
			{ key: "phase", phase, stands: "against", mineOf: 0, theirsOf: 0 },
			"me",
		)(0, 0);
	expect(PHASES.map(plyOf)).toEqual([5, 21, 0]);
});
