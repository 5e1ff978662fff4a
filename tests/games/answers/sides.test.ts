// Who began a game, whose result it is, and whether a lead was won: each told by a game of its own.

import { expect, test } from "vitest";
import { fromTheirs } from "../../../src/games/collection/answers/gameSides.ts";
import { plyFinder } from "../../../src/games/collection/answers/moments.ts";
import { collectionOf, gameText, onOwnDays } from "../../support/collection.ts";

const asked = { me: ["Me"], filter: {} };

test("seen from the opponent's side colours and results are swapped, except draws", () => {
	const filter = { colour: "white", outcome: "won", family: "Italian Game" } as const;
	const turned = { colour: "black", outcome: "lost", family: "Italian Game" } as const;
	expect(fromTheirs(filter)).toEqual(turned);
	expect(fromTheirs(turned)).toEqual(filter);
	expect(fromTheirs({ colour: "black", outcome: "drawn" })).toEqual({
		colour: "white",
		outcome: "drawn",
	});
	expect(fromTheirs({ colour: "white" })).toEqual({ colour: "black" });
});

/** After 1.e4: Black begins. */
const BLACK_BEGINS = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const FROM_BLACK =
	"1... e5 2. Nf3 d6 3. d3 Nf6 4. Be2 Nc6 5. O-O Be7 6. Nc3 O-O 7. b3 Be6 8. Bb2 a6 9. Qd2 b5 10. a3 h6 11. Qf4 exf4 12. h3 a5 0-1";

test("games in which Black moves first are numbered and counted correctly", async () => {
	const tags = { White: "Me", Black: "A", FEN: BLACK_BEGINS, SetUp: "1" };
	const { collection } = await collectionOf(
		onOwnDays(
			gameText({ ...tags, Result: "0-1" }, FROM_BLACK).repeat(20) +
				gameText(tags, "1... e5 2. Nf3 *") +
				gameText(tags, "1... e5 2. Nf3 Nc6 *"),
		),
	);
	// The queen falls on move 11, the half-move 20.
	const countOf = async (kind: "inOpening" | "inMiddlegame") =>
		(await collection.asking.gamesOfCost(asked, kind, 0, 1)).total;
	expect([await countOf("inOpening"), await countOf("inMiddlegame")]).toEqual([0, 20]);
	await collection.list({}, { by: "file", isDown: false });
	expect(collection.rows(19, 22).map(({ moves }) => moves)).toEqual([12, 1, 2]);
	expect(await collection.list({ longest: 1 }, { by: "file", isDown: false })).toBe(1);
	expect(await collection.list({ shortest: 2, longest: 2 }, { by: "file", isDown: false })).toBe(1);
});

/** Black gives a queen away on move 3; White is ahead for good. */
const lead = (result: string, white = "Me") =>
	gameText(
		{ White: white, Black: white === "Me" ? "A" : "Me", Result: result },
		`1. e4 e5 2. Nf3 Qg5 3. Nxg5 a6 4. Nf3 a5 5. Be2 h6 6. d3 h5 ${result}`,
	);

test("a lead that ends in a draw counts as not won", async () => {
	const games = (count: number, result: string, white?: string) =>
		Array.from({ length: count }, () => lead(result, white)).join("");
	const text =
		games(20, "1/2-1/2") + games(10, "1-0") + games(30, "1-0", "A") + games(2, "1/2-1/2", "A");
	const { collection, stock } = await collectionOf(onOwnDays(text));
	const { answers } = await collection.asking.answers(asked);
	expect(answers.find(({ key }) => key === "won")).toMatchObject({
		stands: "against",
		mine: 10 / 30,
		theirs: 30 / 32,
		mineOf: 30,
		theirsOf: 32,
	});
	const shown = (stands: "for" | "against") =>
		[0, 25].map((game) => {
			const answer = { key: "won", stands, mineOf: 0, theirsOf: 0 } as const;
			return plyFinder(stock.columns, answer, "me")(game, 0);
		});
	expect(shown("against")).toEqual([6, 0]);
	expect(shown("for")).toEqual([0, 6]);
	const { total } = await collection.asking.gamesOfCost(asked, "leadLost", 0, 1);
	expect(total).toBe(20);
});
