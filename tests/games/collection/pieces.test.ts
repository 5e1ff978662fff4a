// Pieces on squares, found in a collection, are those that a slow search by chess.js finds.

import { Chess, type Square as Name } from "chess.js";
import { expect, test } from "vitest";
import { squareNamed } from "../../../src/chess/square.ts";
import { BLACKS, WHITES } from "../../../src/control/classes.ts";
import { MAX_PLIES } from "../../../src/games/collection/find/find.ts";
import { parseStanding } from "../../../src/games/collection/find/notation.ts";
import { AS_READ, collectionOf, gameText } from "../../support/collection.ts";
import { chance } from "../../support/random.ts";

/** Without the pawns that attack d4 and d5 after a capture. */
const FEW_PAWNS = "rnbqkbnr/p2p2pp/8/8/8/8/P2P2PP/RNBQKBNR w KQkq - 0 1";

/** Games of legal moves that keep knights and bishops in the middle, as Chess reads them too. */
function playedGame(next: () => number): { text: string; positions: Chess[] } {
	const chess = next() < 0.5 ? new Chess() : new Chess(FEW_PAWNS);
	const positionNow = () => new Chess(chess.fen(), { skipValidation: true });
	const positions = [positionNow()];
	for (let ply = 0; ply < 90 && !chess.isGameOver(); ply++) {
		const moves = chess.moves();
		const central = moves.filter((san) => /^[NBPa-h].*[c-f][4-6]/.test(san));
		const from = next() < 0.6 && central.length > 0 ? central : moves;
		chess.move(from[Math.floor(next() * from.length)] ?? "");
		positions.push(positionNow());
	}
	return { text: `${chess.pgn()}\n\n`, positions };
}

const next = chance(69);
const games = Array.from({ length: 60 }, () => playedGame(next));

/** Written from the words: no pawn of the other side can get to attack the square. */
function isOutOfReach(chess: Chess, name: string, colour: "w" | "b"): boolean {
	const file = name.charCodeAt(0);
	const rank = Number(name.charAt(1));
	return chess.board().every((row) =>
		row.every((one) => {
			if (one === null || one.type !== "p" || one.color === colour) return true;
			// Steps that the pawn has to go until it stands beside the square, a rank before it.
			const ahead = colour === "w" ? Number(one.square[1]) - rank : rank - Number(one.square[1]);
			const aside = Math.abs(one.square.charCodeAt(0) - file);
			// Before the square on its file it has to leave the file first.
			return ahead < 1 || aside > ahead || (aside === 0 && ahead < 2);
		}),
	);
}

function slowly(asked: string, plies: number, positions: readonly Chess[]) {
	const letters = positions.map((chess) => {
		const fits = asked.split(" ").every((word) => {
			const [letter = "", name = "", isOutpost] = [
				word.charAt(0),
				word.slice(1, 3),
				word.length > 3,
			];
			const colour = letter === letter.toUpperCase() ? "w" : "b";
			const one = chess.get(name as Name);
			if (one?.color !== colour || one.type !== letter.toLowerCase()) return false;
			return !isOutpost || isOutOfReach(chess, name, colour);
		});
		return fits ? "x" : ".";
	});
	const runs = [...letters.join("").matchAll(new RegExp(`x{${plies},}`, "g"))];
	const all = runs.reduce((sum, [run]) => sum + run.length, 0);
	return runs[0] && { ply: runs[0].index, plies: all };
}

test.each([
	["Nd5", 1],
	["Nd5o", 1],
	["nd4o", 2],
	["Ne5 pe6", 3],
	["bd4o", 4],
	["ke8 Kg1", 2],
	["Pe4 pe5", 8],
	["Qh8", 500],
] as const)("games with %s for %i half-moves are found", async (asked, plies) => {
	const { collection } = await collectionOf(games.map(({ text }) => text).join(""));
	const pieces = parseStanding(asked) ?? [];
	const find = { squares: [], pieces, plies, from: 0, to: MAX_PLIES, amounts: [] };
	const count = await collection.list({ find }, AS_READ);
	const found = new Map(collection.rows(0, count).map(({ game, found }) => [game, found]));
	const expected = games.flatMap(({ positions }, game) => {
		const match = slowly(asked, plies, positions);
		return match === undefined ? [] : [[game, match] as const];
	});
	expect([...found]).toEqual(expected);
	if (plies < 500) expect(expected.length).toBeGreaterThan(0);
});

test("pieces, control of squares and material can be searched for together", async () => {
	const { collection } = await collectionOf(games.map(({ text }) => text).join(""));
	const pieces = parseStanding("Nd5") ?? [];
	const placesOf = async (find: object) => {
		const given = { squares: [], plies: 1, from: 0, to: MAX_PLIES, amounts: [], ...find };
		const count = await collection.list({ find: given }, AS_READ);
		return collection.rows(0, count).map(({ game, found }) => `${game}:${found?.plies}`);
	};
	const square = squareNamed("d5");
	const plies = (all: readonly string[]) =>
		all.reduce((sum, one) => sum + Number(one.split(":")[1]), 0);
	const all = plies(await placesOf({ pieces }));
	// Each position has one owner of the square, and one number of queens.
	let [owned, counted] = [0, 0];
	for (const owner of [0, WHITES, BLACKS, 3] as const)
		owned += plies(await placesOf({ pieces, squares: [{ square, owner }] }));
	for (const least of [0, 1, 2, 3])
		counted += plies(await placesOf({ pieces, amounts: [{ piece: "Q", least, most: least }] }));
	expect([owned, counted]).toEqual([all, all]);
});

test("games that only the careful loader can read are searched too", async () => {
	const text = gameText({ White: "A" }, "1. e4 (1. d4) e5 2. Nf3 Nc6 3. Nxe5 ({x}) *");
	const { collection } = await collectionOf(
		`${text}[Foo "{"]\n\n1. Nf3 Nf6 2. Ne5 {[%clk 0:00:01} *\n`,
	);
	const find = (pieces: string) => ({
		find: {
			squares: [],
			pieces: parseStanding(pieces) ?? [],
			plies: 1,
			from: 0,
			to: 99,
			amounts: [],
		},
	});
	expect(await collection.list(find("Ne5"), AS_READ)).toBe(2);
	expect(collection.rows(0, 2).map(({ found }) => found?.ply)).toEqual([5, 3]);
});
