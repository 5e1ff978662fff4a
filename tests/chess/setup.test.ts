// Positions set up by hand: pieces put, carried and taken away, what no longer fits goes, and what
// cannot be is told and kept.

import { describe, expect, test } from "vitest";
import { gameFrom } from "../../src/chess/edit.ts";
import { parseFen, parseFields, type Setup, START_FEN } from "../../src/chess/fen.ts";
import { NO_PIECE, pieceLettered } from "../../src/chess/piece.ts";
import {
	carry,
	changed,
	EMPTY_SETUP,
	faultsOf,
	formatSetup,
	passedSquares,
	put,
	surplusesOf,
} from "../../src/chess/setup.ts";
import { type Square, squareName, squareNamed } from "../../src/chess/square.ts";
import { gameOf } from "../review/mistakes/evaluatedGames.ts";
import { seededTest } from "../support/seeded.ts";

const START: Setup = parseFen(START_FEN);

const passed = (fen: string) => passedSquares(parseFields(fen)).map(squareName);

test("a position can be set up piece by piece from an empty board", () => {
	const kings = put(
		put(EMPTY_SETUP, squareNamed("e1"), pieceLettered("K")),
		squareNamed("e8"),
		pieceLettered("k"),
	);
	expect(formatSetup(kings)).toBe("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
	expect(faultsOf(kings)).toEqual([]);
});

test("moving a piece empties its square and replaces what stood on the other", () => {
	const taken = carry(START, squareNamed("d1"), squareNamed("d7"));
	expect(formatSetup(taken)).toBe("rnbqkbnr/pppQpppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1");
	expect(carry(START, squareNamed("d1"), squareNamed("d1"))).toBe(START);
});

test("castling rights go with king and rook and return with them", () => {
	const gone = carry(START, squareNamed("h1"), squareNamed("h5"));
	expect(formatSetup(gone)).toContain(" w Qkq ");
	expect(formatSetup(carry(gone, squareNamed("h5"), squareNamed("h1")))).toBe(START_FEN);
});

describe("en passant squares that are possible", () => {
	test.each([
		["4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1", ["e6"]],
		["4k3/8/8/2pPp3/8/8/8/4K3 w - - 0 1", ["c6", "e6"]],
		["4k3/8/8/8/3Pp3/8/8/4K3 b - - 0 1", ["d3"]],
		["4k3/8/8/3Pp3/8/8/8/4K3 b - - 0 1", []],
		["4k3/4r3/8/3Pp3/8/8/8/4K3 w - - 0 1", []],
		["4k3/8/8/4p3/8/8/8/4K3 w - - 0 1", []],
		["4k3/8/8/P6p/8/8/8/4K3 w - - 0 1", []],
	])("%s: %j", (fen, squares) => {
		expect(passed(fen)).toEqual(squares);
	});

	test("an en passant square is dropped when it is no longer possible", () => {
		const setup = parseFields("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
		expect(formatSetup(changed(setup, { side: 1 }))).toContain(" b - - ");
		expect(formatSetup(put(setup, squareNamed("d5"), NO_PIECE))).toContain(" w - - ");
		expect(formatSetup(put(setup, squareNamed("a1"), pieceLettered("R")))).toContain(" w - e6 ");
	});
});

describe("all faults of a position are listed", () => {
	test.each([
		["8/8/8/8/8/8/8/8 w - - 0 1", ["missing white king", "missing black king"]],
		["KK5k/8/8/8/8/8/8/8 w - - 0 1", ["too many white kings"]],
		["P3k3/8/8/8/8/8/8/4K3 w - - 0 1", ["some pawns are on the edge rows"]],
		["4k3/8/8/8/8/8/8/4RK2 w - - 0 1", ["the side not to move is in check"]],
		["4k3/8/8/8/8/8/8/4RK2 b - - 0 1", []],
	])("%s: %j", (fen, faults) => {
		expect(faultsOf(parseFields(fen))).toEqual(faults);
	});
});

describe("more pieces than any game can have", () => {
	const surplusIn = (fen: string) =>
		surplusesOf(parseFields(fen)).map(({ side, pawns, promoted }) => [
			side,
			pawns,
			...promoted.map(({ kind, count, squares }) => [kind, count, ...(squares ? [squares] : [])]),
		]);

	test.each([
		[START_FEN, []],
		["4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", [[0, 9]]],
		["4k3/8/8/8/8/8/PPPPPPPP/QQQQK3 w - - 0 1", [[0, 8, [5, 4]]]],
		["QQQQk3/8/8/8/8/8/PPPPP3/4K3 b - - 0 1", []],
		["QQQQk3/8/8/8/8/8/PPPPPP2/4K3 b - - 0 1", [[0, 6, [5, 4]]]],
		["4k3/pppppppp/8/8/8/2b1b3/8/4K3 w - - 0 1", [[1, 8, [3, 2, "dark"]]]],
		["4k3/pppppppp/8/8/8/2bb4/8/4K3 w - - 0 1", []],
		["4k3/pppppppp/8/8/8/2nnn3/8/rrr1K3 w - - 0 1", [[1, 8, [4, 3], [2, 3]]]],
		["QQQQk3/QQQQ4/Q7/8/8/8/8/4K3 b - - 0 1", []],
		["QQQQk3/QQQQ4/QQ6/8/8/8/8/4K3 b - - 0 1", [[0, 0, [5, 10]]]],
	])("%s", (fen, surpluses) => {
		expect(surplusIn(fen)).toEqual(surpluses);
	});

	test("a game can start with too many pieces, but with a warning", () => {
		const fen = "rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
		const surplus = { code: "surplus", surplus: { side: 0, pawns: 9, promoted: [] } };
		expect(faultsOf(parseFields(fen))).toEqual([]);
		expect(gameFrom(fen).warnings).toMatchObject([surplus]);
		expect(gameOf(`[SetUp "1"]\n[FEN "${fen}"]\n\n1. e4 *`).warnings).toMatchObject([surplus]);
	});
});

seededTest("any position that is set up reads back from its FEN", 17, (next) => {
	const below = (limit: number) => Math.floor(next() * limit);
	let setup = START;
	for (let step = 0; step < 300; step++) {
		const letter = "KQRBNPkqrbnp ".charAt(below(13));
		setup = put(setup, below(64) as Square, pieceLettered(letter));
		const again = parseFields(formatSetup(setup));
		expect(formatSetup(again)).toBe(formatSetup(setup));
		expect(faultsOf(again)).toEqual(faultsOf(setup));
	}
});
