// Where pieces can go: the moves of a side, castling, en passant and captures of kings left aside.
// Whether a move is legal is seen after it.

import {
	bishops,
	black,
	kingSteps,
	kings,
	knightSteps,
	knights,
	lineFrom,
	nearest,
	pawns,
	queens,
	rooks,
	white,
} from "./chains";
import { lowest } from "./exchange";

/** A list a level: at most 64 pieces of 16 bytes: where it stands, where it can go. */
const MOVES: usize = memory.data(3 * 64 * 16, 16);
const LIST_BYTES: usize = 64 * 16;

const SECOND_RANK: u64 = 0xff00;
const SEVENTH_RANK: u64 = 0xff000000000000;
const NOT_A: u64 = 0xfefefefefefefefe;
const NOT_H: u64 = 0x7f7f7f7f7f7f7f7f;

/** The squares of a direction as far as the first piece, its square included. */
function ray(direction: i32, from: i32): u64 {
	const line = lineFrom(direction, from);
	const first = nearest(direction, from);
	return first === 0 ? line : line & ~lineFrom(direction, i32(ctz(first)));
}

/** All squares along lines: the diagonals, the others, or all. */
function rays(from: i32, isDiagonal: bool, isStraight: bool): u64 {
	let squares: u64 = 0;
	for (let direction = 0; direction < 8; direction++) {
		if ((direction & 1) === 1 ? isDiagonal : isStraight) squares |= ray(direction, from);
	}
	return squares;
}

/** The squares on which a pawn of a side could take. */
export function pawnTakes(pawn: u64, isWhite: bool): u64 {
	return isWhite
		? ((pawn & NOT_H) << 9) | ((pawn & NOT_A) << 7)
		: ((pawn & NOT_A) >> 9) | ((pawn & NOT_H) >> 7);
}

function pawnMoves(pawn: u64, isWhite: bool): u64 {
	const empty = ~(white | black);
	const ahead = (isWhite ? pawn << 8 : pawn >> 8) & empty;
	const isHome = (pawn & (isWhite ? SECOND_RANK : SEVENTH_RANK)) !== 0;
	const twice = isHome ? (isWhite ? ahead << 8 : ahead >> 8) & empty : 0;
	return ahead | twice | (pawnTakes(pawn, isWhite) & (isWhite ? black : white));
}

/** Where a piece of the placement that is looked at can go. */
export function destinations(piece: u64, isWhite: bool): u64 {
	if (piece & pawns) return pawnMoves(piece, isWhite);
	const own = isWhite ? white : black;
	if (piece & knights) return knightSteps(piece) & ~own;
	if (piece & kings) return kingSteps(piece) & ~own;
	const isDiagonal = (piece & (bishops | queens)) !== 0;
	return rays(i32(ctz(piece)), isDiagonal, (piece & (rooks | queens)) !== 0) & ~own;
}

export function movesOf(level: i32): usize {
	return MOVES + usize(level) * LIST_BYTES;
}

/** Lists the pieces of a side with where they can go. Gives where the list ends. */
export function listMoves(level: i32, isWhite: bool): usize {
	let at = movesOf(level);
	for (let left = isWhite ? white : black; left !== 0; left &= left - 1) {
		const piece = lowest(left);
		const to = destinations(piece, isWhite) & ~kings;
		if (to === 0) continue;
		store<u64>(at, piece);
		store<u64>(at, to, 8);
		at += 16;
	}
	return at;
}
