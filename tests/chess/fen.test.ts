import { describe, expect, test } from "vitest";
import { parsePlacement } from "../../src/chess/fen.ts";
import { FenError, type FenFault } from "../../src/chess/fenFault.ts";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import { NO_PIECE, pieceLetter } from "../../src/chess/piece.ts";
import { createPlacements, faultySquare, pieceOn } from "../../src/chess/placement.ts";
import type { Square } from "../../src/chess/square.ts";
import { placementOf } from "../support/core.ts";
import { chance, pieceDataOf, randomPieceData } from "../support/random.ts";

/** The placement as FEN piece data again. */
function written(pieceData: string): string {
	const placement = placementOf(pieceData);
	const letters = Array.from({ length: 64 }, (_, square) => {
		const piece = pieceOn(placement, FIRST_FRAME, square as Square);
		return piece === NO_PIECE ? "." : pieceLetter(piece);
	});
	return pieceDataOf(letters);
}

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

test("the piece data of random positions reads back as written", () => {
	const next = chance(8);
	for (let count = 0; count < 500; count++) {
		const pieceData = randomPieceData(next);
		expect(written(pieceData)).toBe(pieceData);
		expect(faultySquare(placementOf(pieceData), FIRST_FRAME)).toBeUndefined();
	}
});

test.each([
	[`${START} w KQkq - 0 1`],
	[`  ${START}\tb`],
	[`\uFEFF${START}`],
	[`${START} anything may follow`],
])("text around the piece data of a FEN is ignored: %j", (fen) => {
	expect(placementOf(fen)).toEqual(placementOf(START));
});

describe("an invalid FEN is refused with its fault", () => {
	test.each([
		["", "piece data does not contain 8 '/'-delimited rows"],
		["8/8/8/8/8/8/8", "piece data does not contain 8 '/'-delimited rows"],
		["8/8/8/8/8/8/8/8/8", "piece data does not contain 8 '/'-delimited rows"],
		[`8${"/8".repeat(100_000)}`, "piece data does not contain 8 '/'-delimited rows"],
		["8/8/8/44/8/8/8/8", "piece data is invalid (consecutive number)"],
		["8/8/8/4x3/8/8/8/8", "piece data is invalid (invalid piece)"],
		["8/8/8/9/8/8/8/8", "piece data is invalid (invalid piece)"],
		["8/8/8/0/8/8/8/8", "piece data is invalid (invalid piece)"],
		["8/8/8/♔7/8/8/8/8", "piece data is invalid (invalid piece)"],
		// The Kelvin sign, whose lower case is a k.
		["8/8/8/\u212a7/8/8/8/8", "piece data is invalid (invalid piece)"],
		["8/8/8/ppppppppp/8/8/8/8", "piece data is invalid (too many squares in rank)"],
		["8/8/8/p8/8/8/8/8", "piece data is invalid (too many squares in rank)"],
		["8/8/8/7/8/8/8/8", "piece data is invalid (too few squares in rank)"],
		["8/8/8//8/8/8/8", "piece data is invalid (too few squares in rank)"],
	])("%.40j: %s", (fen, fault) => {
		expect(() => placementOf(fen)).toThrow(new FenError(fault as FenFault));
		expect(() => placementOf(fen)).toThrow(`Invalid FEN: ${fault}`);
	});
});

test("reading a position fills its own frame only", () => {
	const placements = createPlacements(3);
	placements.fill(0xffffffff);
	parsePlacement(START, placements, 1 as Frame);
	expect(placements.slice(16, 32)).toEqual(placementOf(START));
	expect(placements.slice(0, 16).every((word) => word === 0xffffffff)).toBe(true);
	expect(placements.slice(32).every((word) => word === 0xffffffff)).toBe(true);
});
