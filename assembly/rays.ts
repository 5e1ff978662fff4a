// Rays of whole sets of pieces over the empty squares, the first occupied square included.
// Kogge and Stone's parallel prefix: steps of 1, 2 and 4 squares reach across the board, whatever
// the number of pieces.

import { notA, notH, Pair } from "./pair";

function up(pieces: Pair, open: Pair, step: i32): Pair {
	pieces = v128.or(pieces, v128.and(open, i64x2.shl(pieces, step)));
	open = v128.and(open, i64x2.shl(open, step));
	pieces = v128.or(pieces, v128.and(open, i64x2.shl(pieces, step * 2)));
	open = v128.and(open, i64x2.shl(open, step * 2));
	pieces = v128.or(pieces, v128.and(open, i64x2.shl(pieces, step * 4)));
	return i64x2.shl(pieces, step);
}

function down(pieces: Pair, open: Pair, step: i32): Pair {
	pieces = v128.or(pieces, v128.and(open, i64x2.shr_u(pieces, step)));
	open = v128.and(open, i64x2.shr_u(open, step));
	pieces = v128.or(pieces, v128.and(open, i64x2.shr_u(pieces, step * 2)));
	open = v128.and(open, i64x2.shr_u(open, step * 2));
	pieces = v128.or(pieces, v128.and(open, i64x2.shr_u(pieces, step * 4)));
	return i64x2.shr_u(pieces, step);
}

/**
 * Eastward rays need no steps: taking away twice the pieces, rank by rank, borrows up to the next
 * occupied square.
 *
 *     occupied              . x . . x . x .     (lowest bit, a, first; the first x sends the ray)
 *     less twice the first  . x x x . . x .
 *     what changed          . . x x x . . .
 *
 * The pieces must stand on occupied squares.
 */
export function east(pieces: Pair, occupied: Pair): Pair {
	return v128.xor(occupied, i8x16.sub(occupied, i8x16.add(pieces, pieces)));
}

// A ray towards the h-file may not go on at the a-file of the next rank, and the other way round.

/** Eastward rays over open squares of any kind. */
export function eastOver(pieces: Pair, open: Pair): Pair {
	return v128.and(notA(), up(pieces, v128.and(open, notA()), 1));
}

export function northEast(pieces: Pair, open: Pair): Pair {
	return v128.and(notA(), up(pieces, v128.and(open, notA()), 9));
}

export function north(pieces: Pair, open: Pair): Pair {
	return up(pieces, open, 8);
}

export function northWest(pieces: Pair, open: Pair): Pair {
	return v128.and(notH(), up(pieces, v128.and(open, notH()), 7));
}

export function west(pieces: Pair, open: Pair): Pair {
	return v128.and(notH(), down(pieces, v128.and(open, notH()), 1));
}

export function southWest(pieces: Pair, open: Pair): Pair {
	return v128.and(notH(), down(pieces, v128.and(open, notH()), 9));
}

export function south(pieces: Pair, open: Pair): Pair {
	return down(pieces, open, 8);
}

export function southEast(pieces: Pair, open: Pair): Pair {
	return v128.and(notA(), down(pieces, v128.and(open, notA()), 7));
}

// SENDERS and SECONDS keep two pairs a direction.

export function low(table: usize, direction: i32): Pair {
	return v128.load(table + (usize(direction) << 5));
}

export function high(table: usize, direction: i32): Pair {
	return v128.load(table + (usize(direction) << 5), 16);
}

export function keep(table: usize, direction: i32, lowPair: Pair, highPair: Pair): void {
	v128.store(table + (usize(direction) << 5), lowPair);
	v128.store(table + (usize(direction) << 5), highPair, 16);
}
