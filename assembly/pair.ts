// A pair: two bitboards in one 128-bit register, White's in lane 0 and Black's in lane 1. One
// instruction computes for both sides.

export type Pair = v128;

// Kept in memory, where a register can be masked from directly: a constant in the code costs three
// instructions.
const FILES: usize = memory.data<u64>(
	[
		0xfefefefefefefefe, 0xfefefefefefefefe, 0x7f7f7f7f7f7f7f7f, 0x7f7f7f7f7f7f7f7f,
		0xfcfcfcfcfcfcfcfc, 0xfcfcfcfcfcfcfcfc, 0x3f3f3f3f3f3f3f3f, 0x3f3f3f3f3f3f3f3f,
	],
	16,
);

export function notA(): Pair {
	return v128.load(FILES);
}

export function notH(): Pair {
	return v128.load(FILES, 16);
}

export function notAB(): Pair {
	return v128.load(FILES, 32);
}

export function notGH(): Pair {
	return v128.load(FILES, 48);
}

export function nothing(): Pair {
	return i64x2.splat(0);
}

/** The same board for both sides. */
export function both(board: u64): Pair {
	return i64x2.splat(board);
}

export function or3(a: Pair, b: Pair, c: Pair): Pair {
	return v128.or(v128.or(a, b), c);
}

export function or4(a: Pair, b: Pair, c: Pair, d: Pair): Pair {
	return v128.or(v128.or(a, b), v128.or(c, d));
}

/** Each side gets what is the other's. */
export function swap(pair: Pair): Pair {
	return v128.shuffle<i64>(pair, pair, 1, 0);
}

/** Union of both sides, in both lanes. */
export function either(pair: Pair): Pair {
	return v128.or(pair, swap(pair));
}

/** White's half of one pair and Black's of another. */
export function halves(white: Pair, black: Pair): Pair {
	return v128.shuffle<i64>(white, black, 0, 3);
}

/** The whole board for a side that has anything here, nothing for a side that has not. */
export function wherever(pair: Pair): Pair {
	return i64x2.ne(pair, nothing());
}

/** The whole board for a side that has more than one piece here: more than its lowest. */
export function whereSeveral(pair: Pair): Pair {
	return i64x2.ne(pair, v128.and(pair, i64x2.neg(pair)));
}

// The pieces of a kind in a placement, by side.

export function pawnsOf(placement: usize): Pair {
	return v128.and(v128.load(placement), v128.load64_splat(placement, 16));
}

export function knightsOf(placement: usize): Pair {
	return v128.and(v128.load(placement), v128.load64_splat(placement, 24));
}

export function bishopsOf(placement: usize): Pair {
	return v128.and(v128.load(placement), v128.load64_splat(placement, 32));
}

export function rooksOf(placement: usize): Pair {
	return v128.and(v128.load(placement), v128.load64_splat(placement, 40));
}

export function queensOf(placement: usize): Pair {
	return v128.and(v128.load(placement), v128.load64_splat(placement, 48));
}

export function kingsOf(placement: usize): Pair {
	return v128.and(v128.load(placement), v128.load64_splat(placement, 56));
}

/** One step diagonally forward, as each side sees forward, towards the h-file. */
export function forwardEast(pawns: Pair): Pair {
	return v128.and(notA(), halves(i64x2.shl(pawns, 9), i64x2.shr_u(pawns, 7)));
}

/** The same towards the a-file. */
export function forwardWest(pawns: Pair): Pair {
	return v128.and(notH(), halves(i64x2.shl(pawns, 7), i64x2.shr_u(pawns, 9)));
}

// Arithmetic with one bit a square, on all squares at once.

/** The low bit of a + b + c. */
export function odd(a: Pair, b: Pair, c: Pair): Pair {
	return v128.xor(v128.xor(a, b), c);
}

/** The high bit of a + b + c. */
export function most(a: Pair, b: Pair, c: Pair): Pair {
	return v128.or(v128.and(a, b), v128.and(c, v128.xor(a, b)));
}

/** The borrow of a - b - c. */
export function borrow(a: Pair, b: Pair, c: Pair): Pair {
	return v128.or(v128.and(b, c), v128.andnot(v128.xor(b, c), a));
}
