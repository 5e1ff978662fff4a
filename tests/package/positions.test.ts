// Games with their positions, as square-control/reader gives them: what the careful loader reads,
// and what the core makes of it.

import { expect, test } from "vitest";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../src/chess/pgn/tree/readGame.ts";
import { createControl } from "../../src/package/control.ts";
import { positionsOf } from "../../src/package/gamePositions.ts";
import type { GameWithPositions } from "../../src/package/positions.ts";
import { addShares } from "../../src/package/shares.ts";
import { testCore, testInsight, testReader } from "../support/core.ts";
import { changedText, madeGame } from "../support/madeGames.ts";
import { cases, seededTest } from "../support/seeded.ts";

const module = testReader();
const core = createControl(testCore(), testInsight());

async function* bytesOf(...texts: readonly string[]) {
	for (const text of texts) yield new TextEncoder().encode(text);
}

async function read(...texts: readonly string[]) {
	const found = [];
	for await (const games of positionsOf(module, bytesOf(...texts))) found.push(...games);
	return found;
}

/** The games of a text that could be read. */
async function played(...texts: readonly string[]) {
	return (await read(...texts)) as GameWithPositions[];
}

const FULL = `[White "Anna"]
[Result "1-0"]

{At the board} 1. e4 {[%clk 1:02:03.5] [%eval 0.31] best} 1... c5?! {[%clk 0:59] [%eval #-3]}
(1... e5 2. Nf3 (2. f4 exf4) 2... Nc6) 2. Nf3 $14 1-0

`;

test("moves come with names, clocks, evaluations, comments and symbols", async () => {
	const [game] = await played(FULL);
	expect(game?.tags).toEqual({ White: "Anna", Result: "1-0" });
	expect([game?.result, game?.plies, game?.pgn]).toEqual(["1-0", 3, FULL.trim()]);
	expect(game?.moves()).toEqual([
		{ san: "e4", uci: "e2e4", clock: 3723.5, cp: 31, comment: "best" },
		{ san: "c5", uci: "c7c5", clock: 59, mate: -3, nags: [6] },
		{ san: "Nf3", uci: "g1f3", nags: [14] },
	]);
});

test("variations stand beside the move they replace, with their positions", async () => {
	const [game] = await played(FULL);
	const { moves, placements, fens } = game?.tree() ?? {
		moves: [],
		placements: undefined,
		fens: [],
	};
	const names = (line: typeof moves): unknown =>
		line.map(({ san, position, variations }) => [san, position, ...variations.map(names)]);
	const inner = [
		["f4", 7],
		["exf4", 8],
	];
	const other = [
		["e5", 4],
		["Nf3", 5, inner],
		["Nc6", 6],
	];
	expect(names(moves)).toEqual([
		["e4", 1],
		["c5", 2, other],
		["Nf3", 3],
	]);
	expect(fens[8]).toBe("rnbqkbnr/pppp1ppp/8/8/4Pp2/8/PPPP2PP/RNBQKBNR w KQkq - 0 3");
	expect(core.codes(placements ?? [])).toEqual(core.codes(fens));
	expect(placements?.subarray(0, 64)).toEqual(game?.placements);
});

test("a game can be posted from a worker and does not refer to the reader's memory", async () => {
	const [first, second] = await played("1. e4 e5 *\n\n1. d4 ", "d5 *");
	const copy = structuredClone(first);
	expect(copy).toMatchObject({ game: 1, plies: 2, result: "*", tags: {} });
	expect(copy?.placements).toEqual(first?.placements);
	expect(first?.placements.buffer).not.toBe(second?.placements.buffer);
	expect(first?.placements.buffer.byteLength).toBe(3 * 64);
});

test("a game that ends early has its error, and an unreadable one its tags", async () => {
	const [game, second, third] = await read(
		'1. e4 Kd4 *\n\n[Variant "Atomic"]\n\n1. e4 *\n\n[White "x"]\n\n1. e4 -- *\n\n',
	);
	if (!game || !("moves" in game) || !third || !("moves" in third)) throw new Error("Not read");
	expect([game.plies, game.error]).toEqual([1, expect.stringContaining("Kd4")]);
	expect(game.moves()).toEqual([{ san: "e4", uci: "e2e4" }]);
	const error = "This variant is not supported: Atomic";
	expect(second).toMatchObject({ game: 2, error, pgn: expect.any(String) });
	expect(second).not.toHaveProperty("placements");
	expect(third.moves()[1]).toEqual({ san: "--", uci: "0000" });
});

seededTest("random games agree with the careful loader", 70, async (next) => {
	const texts = Array.from({ length: cases(40) }, () => changedText(madeGame(next), next));
	// A half of a letter does not survive as bytes.
	const text = Buffer.from(texts.join("\n\n")).toString();
	const found = await read(text);
	const pieces = splitPgn(text);
	expect(found).toHaveLength(pieces.length);
	found.forEach((game, index) => {
		expect(game.game).toBe(index + 1);
		if (!("placements" in game)) return;
		const piece = pieces[index];
		if (piece === undefined) throw new Error("A game too many");
		const careful = readGame(text, piece);
		expect([game.plies, game.result]).toEqual([careful.plies, careful.result]);
		expect(game.tags).toEqual(Object.fromEntries(careful.tags));
		expect(game.placements).toEqual(careful.placements.subarray(0, (game.plies + 1) * 16));
		const tree = game.tree();
		expect(game.moves()).toEqual(
			tree.moves.map(({ position: _, variations: __, ...move }) => move),
		);
		expect(tree.fens).toEqual(careful.positions.map(({ fen }) => fen));
	});
});

test("placements are accepted like FENs, and shares add up codes of any number", async () => {
	const long = `1. Nf3 Nf6 ${Array.from({ length: 200 }, (_, index) => `${index * 2 + 2}. Ng1 Ng8 ${index * 2 + 3}. Nf3 Nf6`).join(" ")} *`;
	const [game] = await played(`${long}\n\n`);
	const codes = core.codes(game?.placements ?? []);
	expect(codes).toEqual(core.codes(game?.tree().fens ?? []));
	expect(codes.length / 64).toBe(803);
	const slow: Float64Array = new Float64Array(256);
	codes.forEach((code, at) => {
		slow[(at & 63) * 4 + code] = (slow[(at & 63) * 4 + code] ?? 0) + 1;
	});
	const sums: Float64Array = addShares(codes);
	expect(sums).toEqual(slow);
	expect(addShares(codes, sums)).toBe(sums);
	expect(sums).toEqual(slow.map((sum) => sum * 2));
	expect(() => core.codes(new Uint32Array(15))).toThrow(RangeError);
});
