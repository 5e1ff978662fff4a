// Positions as they are kept by the million: who controls what, and what is on the board.
//
//     0                 8                 16         20
//     | White's squares | Black's squares | material |
//
// A contested square is in both sets, a neutral one in none. The material is twelve bits a side,
// White's first: four for its pawns, two each for knights, bishops, rooks and queens, of which more
// than three count as three.

import { CONTROL, COUNTS, PLACEMENTS } from "../layout";
import { writeControl } from "../map";

const SIZE: usize = 20;

/** As many as there are placements. */
export const PACKED: usize = memory.data(1024 * 20, 16);

/** Where the kinds stand in a placement, pawns first. */
const PAWNS: usize = 16;

function materialOf(placement: usize, side: u64): u32 {
	let material = <u32>popcnt(load<u64>(placement + PAWNS) & side) & 15;
	for (let kind: usize = 1; kind < 5; kind++) {
		const count = <u32>popcnt(load<u64>(placement + PAWNS + (kind << 3)) & side);
		material |= min<u32>(count, 3) << (2 + 2 * <u32>kind);
	}
	return material;
}

/** Packs positions that have been mapped. */
export function packPositions(first: i32, end: i32): void {
	for (let index = usize(first); index < usize(end); index++) {
		const at = PACKED + index * SIZE;
		for (let row: usize = 0; row < 4; row++) {
			const squares = v128.load(CONTROL + (index << 6) + (row << 4));
			store<u16>(at + (row << 1), u16(i8x16.bitmask(i8x16.shl(squares, 7))));
			store<u16>(at + (row << 1), u16(i8x16.bitmask(i8x16.shl(squares, 6))), 8);
		}
		const placement = PLACEMENTS + (index << 6);
		const white = materialOf(placement, load<u64>(placement));
		store<u32>(at, white | (materialOf(placement, load<u64>(placement, 8)) << 12), 16);
	}
}

/** Writes control and counts of so many packed positions. */
export function unpackPositions(count: i32): void {
	for (let index: usize = 0; index < usize(count); index++) {
		const at = PACKED + index * SIZE;
		writeControl(load<u64>(at), load<u64>(at, 8), CONTROL + (index << 6), COUNTS + (index << 2));
	}
}

/**
 * Among so many packed positions, the step after which most squares are of another class: how many,
 * and in the bits above them its place.
 */
export function largestSwing(count: i32): i32 {
	let most: i32 = 0;
	let place: i32 = 0;
	for (let index: i32 = 1; index < count; index++) {
		const at = PACKED + usize(index) * SIZE;
		const whites = load<u64>(at) ^ load<u64>(at - SIZE);
		const blacks = load<u64>(at, 8) ^ load<u64>(at - SIZE, 8);
		const turned = i32(popcnt(whites | blacks));
		if (turned > most) {
			most = turned;
			place = index;
		}
	}
	return most | (place << 8);
}
