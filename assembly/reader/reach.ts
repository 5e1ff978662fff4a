// From where pieces reach a square: tables, and whether a square is attacked.

import { LINES } from "../layout";

/** Kinds in the order of a placement's bitboards. */
export const PAWN: i32 = 0;
export const KNIGHT: i32 = 1;
export const BISHOP: i32 = 2;
export const ROOK: i32 = 3;
export const QUEEN: i32 = 4;
export const KING: i32 = 5;

/**
 * For each kind and square the squares from which a piece reaches it on an empty board. The row of
 * pawns is unused.
 */
const REACH: usize = memory.data(6 * 64 * 8, 16);
/** For each side and square the squares from which its pawns capture there. */
const PAWN_REACH: usize = memory.data(2 * 64 * 8, 16);
/** The squares between two on a line with each other; none for any other two. */
const BETWEEN: usize = memory.data(64 * 64 * 8, 16);

export function reach(kind: i32, square: i32): u64 {
	return load<u64>(REACH + (usize((kind << 6) | square) << 3));
}

export function pawnReach(side: i32, square: i32): u64 {
	return load<u64>(PAWN_REACH + (usize((side << 6) | square) << 3));
}

export function between(from: i32, to: i32): u64 {
	return load<u64>(BETWEEN + (usize((from << 6) | to) << 3));
}

/** The bitboard of a kind in a placement. */
export function kindIn(placement: usize, kind: i32): u64 {
	return load<u64>(placement + (usize(kind) << 3), 16);
}

/** Does one of these sliders see the square? */
function isSeen(square: i32, sliders: u64, occupied: u64): bool {
	for (; sliders !== 0; sliders &= sliders - 1) {
		if ((between(square, i32(ctz(sliders))) & occupied) === 0) return true;
	}
	return false;
}

/** Does a side attack a square of a placement? */
export function isAttacked(placement: usize, square: i32, side: i32): bool {
	const theirs = load<u64>(placement + (usize(side) << 3));
	const occupied = load<u64>(placement) | load<u64>(placement, 8);
	const queens = kindIn(placement, QUEEN);
	const near =
		(reach(KNIGHT, square) & kindIn(placement, KNIGHT)) |
		(pawnReach(side, square) & kindIn(placement, PAWN)) |
		(reach(KING, square) & kindIn(placement, KING));
	if (near & theirs) return true;
	const far =
		(reach(ROOK, square) & (kindIn(placement, ROOK) | queens)) |
		(reach(BISHOP, square) & (kindIn(placement, BISHOP) | queens));
	return isSeen(square, far & theirs, occupied);
}

function line(direction: i32, from: i32): u64 {
	return load<u64>(LINES + (usize((direction << 6) | from) << 3));
}

function setReach(kind: i32, square: i32, squares: u64): void {
	store<u64>(REACH + (usize((kind << 6) | square) << 3), squares);
}

/** The squares so many files and ranks away, either way round. */
function leaps(square: i32, files: i32, ranks: i32): u64 {
	let found: u64 = 0;
	for (let sign = 0; sign < 4; sign++) {
		const file = (square & 7) + (sign & 1 ? files : -files);
		const rank = (square >> 3) + (sign & 2 ? ranks : -ranks);
		if (((file | rank) & ~7) === 0) found |= u64(1) << ((rank << 3) | file);
	}
	return found;
}

function drawBetween(from: i32): void {
	for (let direction = 0; direction < 8; direction++) {
		for (let left = line(direction, from); left !== 0; left &= left - 1) {
			const to = i32(ctz(left));
			const way = line(direction, from) & line(direction ^ 4, to);
			store<u64>(BETWEEN + (usize((from << 6) | to) << 3), way);
		}
	}
}

/** Fills the tables, once the core has drawn its lines. */
export function drawReach(): void {
	for (let square = 0; square < 64; square++) {
		const rook = line(0, square) | line(2, square) | line(4, square) | line(6, square);
		const bishop = line(1, square) | line(3, square) | line(5, square) | line(7, square);
		setReach(KNIGHT, square, leaps(square, 1, 2) | leaps(square, 2, 1));
		setReach(BISHOP, square, bishop);
		setReach(ROOK, square, rook);
		setReach(QUEEN, square, rook | bishop);
		setReach(KING, square, leaps(square, 1, 1) | leaps(square, 0, 1) | leaps(square, 1, 0));
		const here = u64(1) << square;
		const beside = ((here & 0x7f7f7f7f7f7f7f7f) << 1) | ((here & 0xfefefefefefefefe) >> 1);
		store<u64>(PAWN_REACH + (usize(square) << 3), beside >> 8);
		store<u64>(PAWN_REACH + (usize(64 | square) << 3), beside << 8);
		drawBetween(square);
	}
}
