// Which positions an engine is asked about, and its moves by their names.

import { expect, test } from "vitest";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { askable } from "../../src/engine/askable.ts";
import { EngineError } from "../../src/engine/engineFault.ts";
import { sanLine } from "../../src/engine/playedMoves.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const faultOf = (fen: string) => {
	try {
		askable(fen);
		return undefined;
	} catch (error) {
		if (!(error instanceof EngineError)) throw error;
		return error.fault;
	}
};

test.each([
	["nonsense", "must contain six space-delimited fields"],
	["8/8/8/8/8/8/8/8 w - - 0 1", "missing white king"],
	["kk6/8/8/8/8/8/8/K7 w - - 0 1", "too many black kings"],
	["P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "some pawns are on the edge rows"],
	["4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "the side not to move is in check"],
])("the position %s is refused", (fen, fault) => {
	expect(faultOf(fen)).toEqual({ code: "refused", fault });
});

test.each([
	["4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", WHITE],
	["4k3/8/8/8/8/8/PPPPPPPP/BBB1K3 w - - 0 1", WHITE],
	["qqqqqqqq/qq5k/8/8/8/8/8/K7 b - - 0 1", BLACK],
])("%s has more pieces than a game can have and is refused", (fen, side) => {
	expect(faultOf(fen)).toEqual({ code: "tooManyPieces", side });
});

test("a position with nine queens and 218 moves is accepted", () => {
	const { moves, answer } = askable("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
	expect([moves, answer]).toEqual([218, undefined]);
});

test("castling rights, en passant squares and counters that cannot be true are not sent to the engine", () => {
	expect(askable("4k3/8/8/3pP3/8/8/8/4K3 w KQkq - 99999 7").fen).toBe(
		"4k3/8/8/3pP3/8/8/8/4K3 w - - 100 7",
	);
});

test("mate and stalemate are recognised without asking an engine", () => {
	expect(askable("6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1").answer).toEqual({
		depth: 0,
		cp: null,
		mate: 0,
		lines: [],
		mated: BLACK,
	});
	expect(askable("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").answer).toMatchObject({ cp: 0, mate: null });
	expect(askable(START).answer).toBeUndefined();
});

test("a line of the engine is written in SAN up to its first illegal move", () => {
	expect(sanLine(START, ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "e1g1"])).toEqual(
		"e4 e5 Nf3 Nc6 Bc4 Bc5 O-O".split(" "),
	);
	expect(sanLine("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", ["a7b8n", "e8e7"])).toEqual(["axb8=N", "Ke7"]);
	expect(sanLine(START, ["e2e4", "e2e4", "e7e5"])).toEqual(["e4"]);
	expect(sanLine(START, ["e2e4", "e7e5"], 1)).toEqual(["e4"]);
	expect(sanLine(START, ["e2e4q"])).toEqual([]);
});
