// A collection returns all that was put into it: games, lists, positions and sums.

import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Square, squareNamed } from "../../../src/chess/square.ts";
import { Study } from "../../../src/cli/sums/study.ts";
import { BLACKS, WHITES } from "../../../src/control/classes.ts";
import { Collection } from "../../../src/games/collection/collection.ts";
import { CollectionFault } from "../../../src/games/collection/fault.ts";
import type { Filter } from "../../../src/games/collection/filter.ts";
import { SORT_KEYS } from "../../../src/games/collection/sort.ts";
import { Stock } from "../../../src/games/collection/stock.ts";
import { GameReader } from "../../../src/games/reader/gameReader.ts";
import { AS_READ, collectionOf, gameText, sameMoves } from "../../support/collection.ts";
import { testInsight, testReader } from "../../support/core.ts";
import { games as knownGames } from "../../support/games.ts";
import { madeGame } from "../../support/madeGames.ts";
import { chance } from "../../support/random.ts";

const EVERY = { from: 0, to: 10_000 };

const known = knownGames
	.map(({ name, moves }, index) =>
		gameText(
			{
				White: name.split(" - ")[0] ?? "",
				Black: "Köln",
				Date: ["1858.??.??", "1999.01.20", "1985.10.15"][index] ?? "",
				WhiteElo: String(2000 + index),
				ECO: ["C41", "B07", "B44"][index] ?? "",
			},
			`${moves} ${["1-0", "1-0", "0-1"][index]}`,
		),
	)
	.join("");

async function listed(filter: Filter, order = AS_READ): Promise<string[]> {
	const { collection } = await collectionOf(known);
	const count = await collection.list(filter, order);
	return collection.rows(0, count).map(({ white }) => white);
}

test("a row shows the tags of a game and what its map shows", async () => {
	const { collection } = await collectionOf(known);
	expect(await collection.list({}, AS_READ)).toBe(3);
	expect(collection.rows(1, 2)).toEqual([
		{
			game: 1,
			white: "Kasparov",
			black: "Köln",
			whiteElo: 2001,
			blackElo: 0,
			result: "1-0",
			date: "1999-01-20",
			eco: "B07",
			opening: "Pirc Defense",
			event: "",
			site: "",
			moves: 44,
			swing: expect.any(Number),
			swingPly: expect.any(Number),
			contested: expect.any(Number),
			hung: 3,
			found: undefined,
		},
	]);
	expect(collection.text(1)).toContain("Kasparov");
	expect(collection.text(1).trim()).toMatch(/^\[White "Kasparov"\][\s\S]*Qa7 1-0$/);
});

test("an impossible rating counts as unknown in the list and in the filter", async () => {
	const tags = (elo: string) =>
		gameText({ White: elo, Black: "B", WhiteElo: elo, BlackElo: "2000" });
	const elos = ["-5", "70000", "2100"];
	const { collection } = await collectionOf(elos.map(tags).join(""));
	expect(await collection.list({}, AS_READ)).toBe(3);
	expect(collection.rows(0, 3).map(({ whiteElo }) => whiteElo)).toEqual([0, 0, 2100]);
	expect(await collection.list({ elo: 1 }, AS_READ)).toBe(1);
	await collection.list({}, { by: "elo", isDown: true });
	expect(collection.rows(0, 3).map(({ white }) => white)).toEqual(["2100", "-5", "70000"]);
});

test.each([
	["a word", { words: "karp" }, ["Karpov"]],
	["words that all have to fit", { words: "köln 1-0 b0" }, ["Kasparov"]],
	["a year", { words: "1858" }, ["Morphy"]],
	["a player with a colour", { player: "Köln", colour: "black" }, ["Morphy", "Kasparov", "Karpov"]],
	["a player with the other colour", { player: "köln", colour: "white" }, []],
	["a player who won", { player: "Köln", outcome: "won" }, ["Karpov"]],
	["White, who lost", { colour: "white", outcome: "lost" }, ["Karpov"]],
	["an opponent", { player: "köln", opponent: "morphy" }, ["Morphy"]],
	["a code", { eco: "b" }, ["Kasparov", "Karpov"]],
	["years", { from: 1980, to: 1990 }, ["Karpov"]],
	["a rating that nobody has", { elo: 1 }, []],
	["a length", { shortest: 20 }, ["Kasparov", "Karpov"]],
] satisfies [string, Filter, string[]][])("games are found by %s", async (_name, filter, names) => {
	expect(await listed(filter)).toEqual(names);
});

test("each result finds its own games, for either side and for one player", async () => {
	const results = { White: "1-0", Black: "0-1", Nobody: "1/2-1/2", Open: "*" };
	const { collection } = await collectionOf(
		...Object.entries(results).map(([Event, Result]) =>
			gameText({ White: "A", Black: "B", Event, Result }, `1. e4 ${Result}`),
		),
	);
	const events = async (filter: Filter) => {
		const count = await collection.list(filter, AS_READ);
		return collection.rows(0, count).map(({ event }) => event);
	};
	expect(await events({ me: ["A"], outcome: "won" })).toEqual(["White"]);
	expect(await events({ me: ["A"], outcome: "lost" })).toEqual(["Black"]);
	expect(await events({ colour: "black", outcome: "won" })).toEqual(["Black"]);
	for (const drawn of [{ me: ["A"] }, { me: ["B"] }, { player: "b" }, {}]) {
		expect(await events({ ...drawn, outcome: "drawn" })).toEqual(["Nobody"]);
	}
	for (const [event, words] of Object.entries(results)) {
		expect(await events({ words })).toEqual([event]);
	}
	await collection.list({}, AS_READ);
	for (const me of [["A"], ["B"], []])
		expect(collection.outcomes(me)).toEqual({ won: 1, drawn: 1, lost: 1 });
	await collection.list({ words: "1-0" }, AS_READ);
	expect(collection.outcomes(["A"])).toEqual({ won: 1, drawn: 0, lost: 0 });
	expect(collection.outcomes(["B"])).toEqual({ won: 0, drawn: 0, lost: 1 });
});

test("the list can be sorted by any column, and equal games keep their order", async () => {
	expect(await listed({}, { by: "white", isDown: false })).toEqual([
		"Karpov",
		"Kasparov",
		"Morphy",
	]);
	expect(await listed({}, { by: "day", isDown: true })).toEqual(["Kasparov", "Karpov", "Morphy"]);
	expect(await listed({}, { by: "result", isDown: true })).toEqual([
		"Karpov",
		"Morphy",
		"Kasparov",
	]);
	for (const by of SORT_KEYS) {
		expect((await listed({}, { by, isDown: false })).sort()).toHaveLength(3);
	}
});

test("the sums of a collection agree with the study, whichever reader read the games", async () => {
	const next = chance(1605);
	const text = Array.from({ length: 40 }, () => madeGame(next, 40)).join("");
	const { collection } = await collectionOf(text);
	const [shares] = await collection.study([{}], EVERY);
	const module = testReader();
	const study = new Study(module, {}, EVERY);
	const reader = new GameReader(module);
	reader.read(new TextEncoder().encode(text), study);
	reader.end(study);
	const sums = study.finish();
	expect(shares?.positions).toBe(sums.positions);
	expect([...(shares?.times ?? [])]).toEqual([...sums.shares]);
	expect(collection.status().games).toBe(sums.games);
});

test.each(["a1", "e4", "a5", "e5", "h8"])(
	"a position is found by who controls %s",
	async (name) => {
		const square = squareNamed(name) as Square;
		const { collection } = await collectionOf(known);
		const plies = new Map([WHITES, BLACKS].map((owner): [number, number[]] => [owner, []]));
		const module = testReader();
		const reader = new GameReader(module);
		const visitor = {
			hand: () => expect.fail("handed over"),
			see: (game: { readonly plies: number }) => {
				module.calls.mapPositions(0, game.plies + 1);
				for (const [owner, found] of plies) {
					const all = Array.from({ length: game.plies + 1 }, (_, ply) => ply);
					const owned = all.filter((ply) => module.control[ply * 64 + square] === owner);
					if (owned.length > 0) found.push(owned.length);
				}
			},
		};
		reader.read(new TextEncoder().encode(known), visitor);
		reader.end(visitor);
		for (const owner of [WHITES, BLACKS] as const) {
			const find = { squares: [{ square, owner }], plies: 1, from: 0, to: 10_000, amounts: [] };
			const count = await collection.list({ find }, AS_READ);
			const found = collection.rows(0, count).map((row) => row.found?.plies);
			expect(found).toEqual(plies.get(owner));
		}
	},
);

test("positions are found by control of squares, by its duration, and by the pieces on the board", async () => {
	const { collection } = await collectionOf(known);
	const looked = async (
		owner: typeof WHITES | typeof BLACKS,
		plies: number,
		amounts: readonly { piece: string; least: number; most: number }[] = [],
	) => {
		const find = {
			squares: [{ square: squareNamed("e4"), owner }],
			plies,
			from: 0,
			to: 10_000,
			amounts,
		};
		const count = await collection.list({ find }, AS_READ);
		return collection.rows(0, count).map(({ found }) => found);
	};
	const module = testReader();
	const expected: ({ ply: number; plies: number } | undefined)[] = [];
	const reader = new GameReader(module);
	const visitor = {
		hand: () => expect.fail("handed over"),
		see: ({ plies }: { readonly plies: number }) => {
			module.calls.mapPositions(0, plies + 1);
			const owned = Array.from(
				{ length: plies + 1 },
				(_, ply) => module.control[ply * 64 + 28] === WHITES,
			);
			const letters = owned.map((one) => (one ? "x" : ".")).join("");
			const runs = [...letters.matchAll(/x{3,}/g)];
			if (runs[0] !== undefined) {
				const all = runs.reduce((sum, [run]) => sum + run.length, 0);
				expected.push({ ply: runs[0].index, plies: all });
			}
		},
	};
	reader.read(new TextEncoder().encode(known), visitor);
	reader.end(visitor);
	expect(expected.length).toBeGreaterThan(0);
	expect(await looked(WHITES, 3)).toEqual(expected);
	expect(await looked(WHITES, 500)).toEqual([]);
	const noQueens = [
		{ piece: "Q", least: 0, most: 0 },
		{ piece: "q", least: 0, most: 0 },
	];
	const found = await looked(WHITES, 1, noQueens);
	expect(found.every((one) => (one?.ply ?? 0) > 20)).toBe(true);
	expect(await looked(BLACKS, 1, [{ piece: "R", least: 3, most: 3 }])).toEqual([]);
});

test("several files, also packed ones, become one collection", async () => {
	const { collection } = await collectionOf(
		known,
		gzipSync(known.replaceAll("Köln", "Bonn")),
		known.replaceAll("Köln", "Ulm"),
	);
	expect(collection.status().games).toBe(9);
	expect(collection.text(4)).toContain("Kasparov");
});

test("cancelling a reading restores the list, and stopping it keeps what has been read", async () => {
	const { collection } = await collectionOf(known);
	const many = new File([sameMoves(12_000, { Black: "Köln" })], "many.pgn");
	const reading = collection.read([many], ({ games }) => {
		if (games > 0) collection.stop("cancel");
	});
	expect((await reading).games).toBe(3);
	expect(await collection.list({}, AS_READ)).toBe(3);
	const { games } = await collection.read([many], ({ games }) => {
		if (games > 0) collection.stop("keep");
	});
	expect(games).toBeGreaterThan(3);
	expect(games).toBeLessThan(12_000);
	expect(collection.text(games - 1)).toContain('[Black "Köln"]');
	expect((await collection.forget()).games).toBe(0);
	expect(await collection.list({}, AS_READ)).toBe(0);
});

test("with no room to save new games, the earlier ones stay", async () => {
	const stock = new Stock();
	let isFull = false;
	const kept: number[] = [];
	const save = () => {
		if (isFull && stock.columns.count > 3) throw new CollectionFault("noSpace");
		kept.push(stock.columns.count);
	};
	const collection = new Collection(
		{ stock, save, check: async () => {}, close() {}, unsaved: undefined },
		testReader(),
		testInsight(),
	);
	await collection.read([new File([known], "a.pgn")], () => {});
	isFull = true;
	const others = known.replaceAll("Köln", "Bonn");
	const reading = collection.read([new File([others], "b.pgn")], () => {});
	await expect(reading).rejects.toThrow(new CollectionFault("noSpace"));
	expect(collection.status().games).toBe(3);
	expect(kept).toEqual([3, 3]);
});
