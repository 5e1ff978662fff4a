// Whole FENs: six fields read, defaults filled, every fault told, and written again.

import { validateFen } from "chess.js";
import { describe, expect, test } from "vitest";
import { formatFen, parseFen, START_FEN } from "../../src/chess/fen.ts";
import { FenError, type FenFault } from "../../src/chess/fenFault.ts";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { NO_PIECE, pieceLettered } from "../../src/chess/piece.ts";
import { pieceOn } from "../../src/chess/placement.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { placementOf } from "../support/core.ts";
import { placePiece } from "../support/placePiece.ts";
import { seededTest } from "../support/seeded.ts";

const ROWS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

test.each([
	START_FEN,
	"r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 34",
	"4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1",
	"4k3/8/8/4pP2/8/8/8/4K3 w - e6 0 99",
])("a FEN reads back as it was written: %s", (fen) => {
	expect(formatFen(parseFen(fen))).toBe(fen);
});

test.each([
	[`${ROWS} w`, `${ROWS} w - - 0 1`],
	[`${ROWS} b KQ`, `${ROWS} b KQ - 0 1`],
	[`${ROWS} b kqKQ -`, `${ROWS} b KQkq - 0 1`],
	[`${ROWS} w KQkq - 7`, `${ROWS} w KQkq - 7 1`],
	[`  ${ROWS}   w\tKQkq - 0 1 \n`, START_FEN],
])("missing fields of a FEN get their defaults: %j", (fen, full) => {
	expect(formatFen(parseFen(fen))).toBe(full);
});

test.each([
	["r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", "Kkq"],
	["r3k1r1/8/8/8/8/8/8/R2K3R w KQkq - 0 1", "q"],
	["4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", ""],
])("castling rights without king or rook at home are dropped: %s", (fen, castling) => {
	expect(parseFen(fen).castling).toBe(castling);
});

describe("each fault of a FEN has a message of its own", () => {
	test.each([
		["", "must contain six space-delimited fields"],
		[ROWS, "must contain six space-delimited fields"],
		[`${START_FEN} 7`, "must contain six space-delimited fields"],
		[`${ROWS} w KQkq - 0 0`, "move number must be a positive integer"],
		[`${ROWS} w KQkq - 0 -1`, "move number must be a positive integer"],
		[`${ROWS} w KQkq - 0 1.5`, "move number must be a positive integer"],
		[`${ROWS} w KQkq - -1 1`, "half move counter number must be a non-negative integer"],
		[`${ROWS} w KQkq - x 1`, "half move counter number must be a non-negative integer"],
		[`${ROWS} w KQkq e4 0 1`, "en-passant square is invalid"],
		[`${ROWS} w KQkq i3 0 1`, "en-passant square is invalid"],
		[`${ROWS} w KQxq - 0 1`, "castling availability is invalid"],
		[`${ROWS} w KK - 0 1`, "castling availability is invalid"],
		[`${ROWS} w HAha - 0 1`, "castling availability is invalid"],
		[`${ROWS} x KQkq - 0 1`, "side-to-move is invalid"],
		["8/8/8/8/8/8/8 w - - 0 1", "piece data does not contain 8 '/'-delimited rows"],
		["8/8/8/8/8/8/8/44 w - - 0 1", "piece data is invalid (consecutive number)"],
		["8/8/8/8/8/8/8/7x w - - 0 1", "piece data is invalid (invalid piece)"],
		["8/8/8/8/8/8/8/8K w - - 0 1", "piece data is invalid (too many squares in rank)"],
		["8/8/8/8/8/8/8/7 w - - 0 1", "piece data is invalid (too few squares in rank)"],
		["4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "illegal en-passant square"],
		["4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1", "illegal en-passant square"],
		["8/8/8/8/8/8/8/8 w - - 0 1", "missing white king"],
		["8/8/8/8/8/8/8/K7 w - - 0 1", "missing black king"],
		["k7/8/8/8/8/8/8/KK6 w - - 0 1", "too many white kings"],
		["kk6/8/8/8/8/8/8/K7 w - - 0 1", "too many black kings"],
		["k6P/8/8/8/8/8/8/K7 w - - 0 1", "some pawns are on the edge rows"],
		["k7/8/8/8/8/8/8/K6p w - - 0 1", "some pawns are on the edge rows"],
	])("%j: %s", (fen, fault) => {
		expect(() => parseFen(fen)).toThrow(new FenError(fault as FenFault));
	});
});

/** Where we are stricter than chess.js, or say more. */
const OURS = [
	/\(too few squares in rank\)/,
	/castling availability/,
	/must be a (positive|non-negative) integer/,
	/\(invalid piece\)/,
];

seededTest(
	"5,000 damaged FENs are refused as chess.js refuses them, or more strictly",
	17,
	(next) => {
		const letters = "rnbqkpRNBQKP0123456789/ -wbKQkqaeh36x\t.";
		const pick = (limit: number) => Math.floor(next() * limit);
		for (let count = 0; count < 5000; count++) {
			const fen = [...START_FEN];
			for (let spoils = 1 + pick(3); spoils > 0; spoils--) {
				const keep = pick(3) === 0 ? [] : [letters.charAt(pick(letters.length))];
				fen.splice(pick(fen.length), pick(2), ...keep);
			}
			const text = fen.join("").trim().replace(/\s+/g, " ");
			let fault = "";
			try {
				parseFen(text);
			} catch (error) {
				if (!(error instanceof FenError)) throw error;
				fault = error.message;
			}
			const fields = text.split(" ").length;
			const full =
				fields >= 2 && fields < 6 ? `${text}${" - - 0 1".slice((fields - 2) * 2)}` : text;
			const theirs = validateFen(full).error ?? "";
			if (fault !== theirs)
				expect(
					OURS.some((ours) => ours.test(fault)),
					`${text}: ${fault}`,
				).toBe(true);
		}
	},
);

describe("placing a piece", () => {
	test("placing a piece puts it on its square in place of what stands there", () => {
		const placement = placementOf("8/8/8/8/3p4/8/8/K7");
		placePiece(placement, FIRST_FRAME, "Q", "d4");
		expect(pieceOn(placement, FIRST_FRAME, squareNamed("d4"))).toBe(pieceLettered("Q"));
		placePiece(placement, FIRST_FRAME, "K", "a1");
		expect(placement).toEqual(placementOf("8/8/8/8/3Q4/8/8/K7"));
	});

	test.each([
		["x", "d4", "No such piece: x"],
		["", "d4", "No such piece: "],
		["Q", "d9", "No such square: d9"],
		["K", "d4", "A second white king"],
		["k", "d4", "A second black king"],
	])("placing %j on %s fails and changes nothing", (letter, square, message) => {
		const placement = placementOf("k7/8/8/8/8/8/8/K7");
		expect(() => placePiece(placement, FIRST_FRAME, letter, square)).toThrow(message);
		expect(placement).toEqual(placementOf("k7/8/8/8/8/8/8/K7"));
		expect(pieceOn(placement, FIRST_FRAME, squareNamed("d4"))).toBe(NO_PIECE);
	});
});
