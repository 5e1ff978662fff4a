// FEN: a position in one line of text. Six fields: piece data, side to move, castling rights,
// en-passant square, half-move counter, move number; from the third on they may be missing.

import {
	FenError,
	type PieceFault,
	type Promoted,
	type RowFault,
	type Surplus,
} from "./fenFault.ts";
import { FIRST_FRAME, type Frame } from "./frame.ts";
import {
	BISHOP,
	BLACK,
	KING,
	KNIGHT,
	NO_PIECE,
	PAWN,
	pieceLettered,
	pieceOf,
	QUEEN,
	ROOK,
	type Side,
	WHITE,
} from "./piece.ts";
import {
	clearPlacement,
	createPlacements,
	type Placements,
	pieceOn,
	putPiece,
	squaresOf,
} from "./placement.ts";
import { type Square, squareName, squareNamed } from "./square.ts";

export const START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** A position as a FEN gives it. */
export type Setup = {
	readonly pieceData: string;
	readonly side: Side;
	/** Letters of "KQkq", in that order; none for no rights. */
	readonly castling: string;
	readonly enPassant: Square | undefined;
	readonly halfMoves: number;
	readonly moveNumber: number;
};

/** A position with its pieces, as one reading of its FEN finds them. */
export type Parsed = Setup & { readonly placement: Placements };

/** Reads a row into the placement. Returns what is wrong with it, or "". */
function readRow(row: string, rank: number, placements: Placements, frame: Frame): RowFault | "" {
	let file = 0;
	let afterNumber = false;
	for (const letter of row) {
		if (letter >= "1" && letter <= "8") {
			if (afterNumber) return "consecutive number";
			afterNumber = true;
			file += Number(letter);
			continue;
		}
		afterNumber = false;
		const piece = pieceLettered(letter);
		if (piece === NO_PIECE) return "invalid piece";
		if (file < 8) putPiece(placements, frame, (rank * 8 + file) as Square, piece);
		file++;
	}
	if (file > 8) return "too many squares in rank";
	return file < 8 ? "too few squares in rank" : "";
}

/**
 * Reads the piece data of a FEN; what else the text holds after a blank is left aside. The frame is
 * overwritten in any case, also when the text turns out to be faulty.
 */
export function parsePlacement(fen: string, placements: Placements, frame: Frame): void {
	const text = fen.trim();
	const end = text.search(/\s/);
	const rows = (end < 0 ? text : text.slice(0, end)).split("/", 10);
	clearPlacement(placements, frame);
	if (rows.length !== 8) throw new FenError("piece data does not contain 8 '/'-delimited rows");
	for (let index = 0; index < 8; index++) {
		const fault = readRow(rows[index] ?? "", 7 - index, placements, frame);
		if (fault !== "") throw new FenError(`piece data is invalid (${fault})`);
	}
}

/** A whole number written in digits alone, or NaN. */
const numberIn = (field: string) => (/^\d{1,9}$/.test(field) ? Number(field) : Number.NaN);

/** Counters are cut here, so that they have room to grow. */
const MOST_MOVES = 99_999;

const EN_PASSANT = /^[a-h][36]$/;

function parseSide(field: string): Side {
	if (field !== "w" && field !== "b") throw new FenError("side-to-move is invalid");
	return field === "w" ? WHITE : BLACK;
}

/** The square that a pawn has just passed. */
function parseEnPassant(field: string): Square | undefined {
	if (field === "-") return undefined;
	if (!EN_PASSANT.test(field)) throw new FenError("en-passant square is invalid");
	return squareNamed(field);
}

/**
 * Who is to move by a FEN, and the square that a pawn has just passed; what else it says is left
 * aside.
 */
export function parseTurn(fen: string): Pick<Setup, "side" | "enPassant"> {
	const [, side = "", , enPassant = "-"] = fen.trim().split(/\s+/, 4);
	return { side: parseSide(side), enPassant: parseEnPassant(enPassant) };
}

/** A position has one king a side, and no pawn on the first or last rank. */
export function pieceFaults(placement: Placements): PieceFault[] {
	const faults: PieceFault[] = [];
	const pawns: Square[] = [];
	for (const side of [WHITE, BLACK] as const) {
		const name = side === WHITE ? "white" : "black";
		const kings = squaresOf(placement, FIRST_FRAME, pieceOf(side, KING)).length;
		if (kings === 0) faults.push(`missing ${name} king`);
		if (kings > 1) faults.push(`too many ${name} kings`);
		pawns.push(...squaresOf(placement, FIRST_FRAME, pieceOf(side, PAWN)));
	}
	if (pawns.some((square) => square < 8 || square >= 56)) {
		faults.push("some pawns are on the edge rows");
	}
	return faults;
}

/** Pieces that a side has from the start; of bishops, one on each colour of square. */
const OF_A_SET = [
	[QUEEN, 1],
	[ROOK, 2],
	[BISHOP, 1],
	[KNIGHT, 2],
] as const;

const MOST_PAWNS = 8;

const isLight = (square: Square): boolean => ((square + (square >> 3)) & 1) === 1;

/** The pieces of a side of which some must have been pawns, and how many must. */
function promotedOf(placement: Placements, side: Side) {
	const promoted: Promoted[] = [];
	let least = 0;
	for (const [kind, own] of OF_A_SET) {
		const squares = squaresOf(placement, FIRST_FRAME, pieceOf(side, kind));
		const light = squares.filter(isLight).length;
		const groups: Promoted[] =
			kind === BISHOP
				? [
						{ kind, count: light, squares: "light" },
						{ kind, count: squares.length - light, squares: "dark" },
					]
				: [{ kind, count: squares.length }];
		for (const group of groups.filter(({ count }) => count > own)) {
			promoted.push(group);
			least += group.count - own;
		}
	}
	return { promoted, least };
}

/** The sides that have more pieces than any game can lead to. A game can start so all the same. */
export function surplusesIn(placement: Placements): Surplus[] {
	return ([WHITE, BLACK] as const).flatMap((side) => {
		const pawns = squaresOf(placement, FIRST_FRAME, pieceOf(side, PAWN)).length;
		if (pawns > MOST_PAWNS) return [{ side, pawns, promoted: [] }];
		const { promoted, least } = promotedOf(placement, side);
		return pawns + least > MOST_PAWNS ? [{ side, pawns, promoted }] : [];
	});
}

/** Pieces that must be at home for each castling right. */
const HOMES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
	K: [
		["K", "e1"],
		["R", "h1"],
	],
	Q: [
		["K", "e1"],
		["R", "a1"],
	],
	k: [
		["k", "e8"],
		["r", "h8"],
	],
	q: [
		["k", "e8"],
		["r", "a8"],
	],
};

/** The rights among the letters that king and rook can still use; files often claim more. */
export function usableRights(letters: string, placement: Placements): string {
	const stands = ([letter, home]: readonly [string, string]) =>
		pieceOn(placement, FIRST_FRAME, squareNamed(home)) === pieceLettered(letter);
	return Object.entries(HOMES)
		.filter(([right, pieces]) => letters.includes(right) && pieces.every(stands))
		.map(([right]) => right)
		.join("");
}

/**
 * Reads the two to six fields of a FEN, whether or not such a position can be. Faults are looked
 * for in the order of the fields, the last ones first.
 */
export function parseFields(fen: string): Parsed {
	const fields = fen.trim().split(/\s+/, 8);
	if (fields.length < 2 || fields.length > 6) {
		throw new FenError("must contain six space-delimited fields");
	}
	const [
		pieceData = "",
		side = "",
		castling = "-",
		enPassant = "-",
		halfMoves = "0",
		moveNumber = "1",
	] = fields;
	if (!(numberIn(moveNumber) > 0)) throw new FenError("move number must be a positive integer");
	if (!(numberIn(halfMoves) >= 0)) {
		throw new FenError("half move counter number must be a non-negative integer");
	}
	const passed = parseEnPassant(enPassant);
	if (!/^(-|[KQkq]+)$/.test(castling) || new Set(castling).size !== castling.length) {
		throw new FenError("castling availability is invalid");
	}
	const mover = parseSide(side);
	const placement = createPlacements(1);
	parsePlacement(pieceData, placement, FIRST_FRAME);
	if (enPassant.endsWith(side === "w" ? "3" : "6")) {
		throw new FenError("illegal en-passant square");
	}
	return {
		pieceData,
		placement,
		side: mover,
		castling: castling.replace("-", ""),
		enPassant: passed,
		halfMoves: Math.min(numberIn(halfMoves), MOST_MOVES),
		moveNumber: Math.min(numberIn(moveNumber), MOST_MOVES),
	};
}

/** Reads the FEN of a position that can be. */
export function parseFen(fen: string): Parsed {
	const parsed = parseFields(fen);
	const [fault] = pieceFaults(parsed.placement);
	if (fault !== undefined) throw new FenError(fault);
	return { ...parsed, castling: usableRights(parsed.castling, parsed.placement) };
}

/** Many files count moves from 0, which is refused everywhere: the first is 1. */
export const withoutZero = (fen: string): string =>
	fen.replace(/^(\s*(?:\S+\s+){5})0(\s*)$/, (_, fields: string, end: string) => `${fields}1${end}`);

/**
 * Where a game starts whose FEN tag is given: "?" and the like say nothing, so it is the usual
 * position.
 */
export const startFen = (tag: string | undefined): string =>
	tag === undefined || /^[-?]?$/.test(tag) ? START_FEN : withoutZero(tag);

export function formatFen(setup: Setup): string {
	const { pieceData, side, castling, enPassant, halfMoves, moveNumber } = setup;
	return [
		pieceData,
		side === WHITE ? "w" : "b",
		castling || "-",
		enPassant === undefined ? "-" : squareName(enPassant),
		halfMoves,
		moveNumber,
	].join(" ");
}

/** The same position with the other side to move; no pawn has just passed a square. */
export function turned(fen: string): string {
	const [placement, side, castling, , half, full] = fen.split(" ");
	const [next, number] = side === "w" ? ["b", Number(full)] : ["w", Number(full) + 1];
	const counters = full === undefined ? [] : [half, number];
	return [placement, next, castling, "-", ...counters].join(" ");
}
