// Placements: which piece stands where, as the eight bitboards that the core takes in.
//
// A list of placements is one flat array of 32-bit words, sixteen a placement, low half first:
//
//     word  0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15
//         | white | black | pawns |knights|bishops| rooks |queens | kings |
//           a1-h4 a5-h8
//
// Two words of 32 bits stand for each bitboard, so that no BigInt is ever made.

import type { Frame } from "./frame.ts";
import { kindOf, NO_PIECE, type Piece, sideOf } from "./piece.ts";
import { SQUARE_COUNT, type Square } from "./square.ts";

export type Placements = Uint32Array;

export const WORDS_PER_PLACEMENT = 16;

export function createPlacements(count: number): Placements {
	return new Uint32Array(count * WORDS_PER_PLACEMENT);
}

export function countPlacements(placements: Placements): number {
	const count = placements.length / WORDS_PER_PLACEMENT;
	if (!Number.isInteger(count))
		throw new RangeError(`${placements.length} words are no placements`);
	return count;
}

export function clearPlacement(placements: Placements, frame: Frame): void {
	const start = frame * WORDS_PER_PLACEMENT;
	placements.fill(0, start, start + WORDS_PER_PLACEMENT);
}

/** Puts a piece on an empty square. */
export function putPiece(placements: Placements, frame: Frame, square: Square, piece: Piece): void {
	const half = frame * WORDS_PER_PLACEMENT + (square >> 5);
	const bit = 1 << (square & 31);
	const side = half + sideOf(piece) * 2;
	const kind = half + 2 + kindOf(piece) * 2;
	placements[side] = (placements[side] ?? 0) | bit;
	placements[kind] = (placements[kind] ?? 0) | bit;
}

export function clearSquare(placements: Placements, frame: Frame, square: Square): void {
	const half = frame * WORDS_PER_PLACEMENT + (square >> 5);
	for (let word = half; word < half + WORDS_PER_PLACEMENT; word += 2) {
		placements[word] = (placements[word] ?? 0) & ~(1 << (square & 31));
	}
}

/** The piece on a square; the first kind found, where a faulty placement has two. */
export function pieceOn(placements: Placements, frame: Frame, square: Square): Piece {
	const half = frame * WORDS_PER_PLACEMENT + (square >> 5);
	const has = (pair: number) => (((placements[half + pair * 2] ?? 0) >>> (square & 31)) & 1) === 1;
	for (let kind = 1; kind <= 6; kind++) {
		if (has(kind + 1)) return (kind | (has(1) ? 8 : 0)) as Piece;
	}
	return NO_PIECE;
}

/** The pieces of all squares, a1 first; into `into`, where nothing is to be allocated. */
export function readPieces(
	placements: Placements,
	frame: Frame,
	into = new Uint8Array(SQUARE_COUNT),
): Uint8Array {
	const start = frame * WORDS_PER_PLACEMENT;
	into.fill(NO_PIECE);
	for (let kind = 1; kind <= 6; kind++) {
		for (let half = 0; half < 2; half++) {
			const black = placements[start + 2 + half] ?? 0;
			let bits = placements[start + 2 + kind * 2 + half] ?? 0;
			while (bits !== 0) {
				const bit = bits & -bits;
				into[half * 32 + 31 - Math.clz32(bit)] = kind | ((black & bit) === 0 ? 0 : 8);
				bits ^= bit;
			}
		}
	}
	return into;
}

/** Where a piece stands, from a1 on. */
export function squaresOf(placements: Placements, frame: Frame, piece: Piece): Square[] {
	const squares: Square[] = [];
	for (let square = 0; square < SQUARE_COUNT; square++) {
		if (pieceOn(placements, frame, square as Square) === piece) squares.push(square as Square);
	}
	return squares;
}

/** A position as chess.js's `board()` gives it: eight rows from the eighth rank down. */
export type BoardRows = readonly (readonly ({
	readonly type: string;
	readonly color: string;
} | null)[])[];

const KIND_WORDS: Readonly<Record<string, number>> = { p: 4, n: 6, b: 8, r: 10, q: 12, k: 14 };

/** Writes a chess.js position to a frame; allocates nothing. */
export function encodeBoard(board: BoardRows, placements: Placements, frame: Frame): void {
	clearPlacement(placements, frame);
	const start = frame * WORDS_PER_PLACEMENT;
	for (let row = 0; row < 8; row++) {
		const squares = board[row];
		if (squares === undefined) continue;
		const half = row < 4 ? 1 : 0;
		const firstBit = (7 - row) * 8;
		for (let file = 0; file < 8; file++) {
			const piece = squares[file];
			if (piece === null || piece === undefined) continue;
			const bit = 1 << ((firstBit + file) & 31);
			const side = start + half + (piece.color === "w" ? 0 : 2);
			const kind = start + half + (KIND_WORDS[piece.type] ?? 0);
			placements[side] = (placements[side] ?? 0) | bit;
			placements[kind] = (placements[kind] ?? 0) | bit;
		}
	}
}

/**
 * Bits of a 32-bit half in which a placement contradicts itself: two pieces on a square, or half a
 * piece.
 */
function faultyBits(placements: Placements, at: number): number {
	const white = placements[at] as number;
	const black = placements[at + 2] as number;
	const pawns = placements[at + 4] as number;
	const knights = placements[at + 6] as number;
	const bishops = placements[at + 8] as number;
	const rooks = placements[at + 10] as number;
	const queens = placements[at + 12] as number;
	const kings = placements[at + 14] as number;
	const light = pawns | knights;
	const middle = bishops | rooks;
	const heavy = queens | kings;
	const twice =
		(pawns & knights) |
		(bishops & rooks) |
		(queens & kings) |
		(light & middle) |
		((light | middle) & heavy);
	return (white & black) | twice | ((light | middle | heavy) ^ (white | black));
}

/**
 * Does a placement contradict itself on any square? Asked for every placement that the core gets,
 * so it is quick.
 */
export function isFaulty(placements: Placements, frame: Frame): boolean {
	const start = frame * WORDS_PER_PLACEMENT;
	return (faultyBits(placements, start) | faultyBits(placements, start + 1)) !== 0;
}

/** The first square on which a placement contradicts itself, or nothing. */
export function faultySquare(placements: Placements, frame: Frame): Square | undefined {
	for (let square = 0; square < 64; square += 32) {
		const bits = faultyBits(placements, frame * WORDS_PER_PLACEMENT + (square >> 5));
		if (bits !== 0) return (square + 31 - Math.clz32(bits & -bits)) as Square;
	}
	return undefined;
}
