// Games that are there already are not added again.

import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { formatColumns, parseColumns } from "../../../src/games/collection/savedColumns.ts";
import type { Stock } from "../../../src/games/collection/stock.ts";
import { collectionOf, gameText } from "../../support/collection.ts";
import { madeGame } from "../../support/madeGames.ts";
import { chance } from "../../support/random.ts";

const TAGS = { White: "Stone", Black: "Field", Date: "2026.01.02", Round: "1" };
const MOVES = "1. e4 e5 2. Nf3 Nc6 1-0";
const GAME = gameText(TAGS, MOVES);

async function counted(first: string, second: string) {
	const { collection, stock } = await collectionOf(first);
	let last = { games: 0, known: 0, failed: 0 };
	const { games } = await collection.read([new File([second], "b.pgn")], (progress) => {
		last = progress;
	});
	const { known, failed } = last;
	return { games, added: last.games, known, failed, stock };
}

test.each([
	["the same text", GAME],
	[
		"other comments, clocks, lines and tags",
		gameText(
			{ ...TAGS, Round: "7", Event: "Cup" },
			"1. e4! {[%clk 0:01]} e5 (1... c5) 2. Nf3 Nc6 1-0",
		),
	],
	["the end of a file without a blank line", GAME.trim()],
])("%s: the same game", async (_name, text) => {
	expect(await counted(GAME, text)).toMatchObject({ games: 1, added: 0, known: 1 });
});

test.each([
	["another white player", gameText({ ...TAGS, White: "Stone, R" }, MOVES)],
	["another black player", gameText({ ...TAGS, Black: "Meadow" }, MOVES)],
	["another day", gameText({ ...TAGS, Date: "2026.01.03" }, MOVES)],
	["a day of which less is known", gameText({ ...TAGS, Date: "2026.01.??" }, MOVES)],
	["another result", gameText(TAGS, "1. e4 e5 2. Nf3 Nc6 0-1")],
	["one move more", gameText(TAGS, "1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0")],
	["another last move", gameText(TAGS, "1. e4 e5 2. Nf3 Nf6 1-0")],
	["other moves to the same position", gameText(TAGS, "1. Nf3 Nc6 2. e4 e5 1-0")],
])("%s: counts as another game", async (_name, text) => {
	expect(await counted(GAME, text)).toMatchObject({ games: 2, added: 1, known: 0 });
});

test("games without moves are the same only if their text is", async () => {
	const round = (number: number) => gameText({ ...TAGS, Round: String(number) }, "1-0");
	expect(await counted(round(1), round(1) + round(2))).toMatchObject({ added: 1, known: 1 });
	const broken = (fen: string) => gameText({ ...TAGS, FEN: fen }, "1. e4 *");
	expect(await counted(broken("x"), broken("x") + broken("y"))).toMatchObject({
		added: 1,
		known: 1,
		// One that is not added has not failed again.
		failed: 1,
	});
});

test("duplicates are found within one file, in packed files, and among games just read", async () => {
	const next = chance(69);
	const games = Array.from({ length: 50 }, (_, at) =>
		gameText({ White: `A ${at}` }, madeGame(next, 40).replace(/^\[.*\]$/gm, "")),
	).join("");
	const { collection } = await collectionOf(games + games, gzipSync(games), GAME, GAME);
	expect(collection.status().games).toBe(51);
	const { games: after } = await collection.read([new File([GAME], "a.pgn")], () => {});
	expect(after).toBe(51);
});

/** As a list comes back from the disk. */
function reopened(stock: Stock, forget?: (stock: Stock) => void): Stock {
	forget?.(stock);
	const parts = [...formatColumns(stock.columns, stock.mark())];
	const saved = parseColumns(new Uint8Array(Buffer.concat(parts)));
	if (saved === undefined) throw new Error("The list is not whole");
	stock.columns = saved.columns;
	return stock;
}

test.each([
	["as they are", undefined],
	[
		"by an earlier version, without a hash of moves",
		(stock: Stock) => stock.columns.values.moves.fill(0),
	],
])("games that were saved %s are recognised as duplicates", async (_name, forget) => {
	const { collection, stock } = await collectionOf(GAME);
	reopened(stock, forget);
	const other = gameText(TAGS, "1. e4 e5 2. Nf3 Nf6 1-0");
	const { games } = await collection.read([new File([GAME + other], "a.pgn")], () => {});
	expect(games).toBe(2);
});

test("games of a cancelled reading count as new when they are read again", async () => {
	const { collection } = await collectionOf("");
	const many = Array.from({ length: 500 }, (_, at) => gameText({ White: `A ${at}` }, MOVES)).join(
		"",
	);
	await collection.read([new File([many], "a.pgn")], ({ games }) => {
		if (games > 0) collection.stop("cancel");
	});
	const { games } = await collection.read([new File([many], "a.pgn")], () => {});
	expect(games).toBe(500);
});
