// Section 5 of the definition: the control of all 64 squares of a placement, and the counts.

import { black, lookAt, white } from "./chains";
import { holds } from "./exchange";
import { fillLadder, rung } from "./ladder";
import { walkLandings } from "./landing";
import { HOPELESS } from "./layout";
import { either, or3, or4, swap } from "./pair";
import { castSeconds, findExtras } from "./seconds";
import { castSenders } from "./senders";

/** Plays the exchange on the doubtful squares; gives where the side holds. */
function settle(held: u64, doubtful: u64, side: u64): u64 {
	for (; doubtful !== 0; doubtful &= doubtful - 1) {
		const here = doubtful & (0 - doubtful);
		held = holds(i32(ctz(doubtful)), side) ? held | here : held & ~here;
	}
	return held;
}

/** The bit of each byte in spread. */
const EACH: usize = memory.data<u8>([1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128], 16);

/** 16 bits to 16 bytes: `value` where a bit is set. */
function spread(bits: u64, value: i8): v128 {
	const each = v128.load(EACH);
	const copies = v128.shuffle<i8>(
		i64x2.splat(bits),
		each,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
	);
	return v128.and(i8x16.eq(v128.and(copies, each), each), i8x16.splat(value));
}

/** White's bit of control and Black's, per square, to bytes. */
function writeMap(whites: u64, blacks: u64, map: usize): void {
	for (let row: usize = 0; row < 64; row += 16) {
		v128.store(map + row, v128.or(spread(whites >> row, 1), spread(blacks >> row, 2)));
	}
}

function writeCounts(whites: u64, blacks: u64, counts: usize): void {
	const light = u8(popcnt(whites & ~blacks));
	const dark = u8(popcnt(blacks & ~whites));
	const contested = u8(popcnt(whites & blacks));
	store<u8>(counts, light);
	store<u8>(counts, dark, 1);
	store<u8>(counts, contested, 2);
	store<u8>(counts, 64 - light - dark - contested, 3);
}

/**
 * Map and counts of a board on which each side has control of some squares; those of both are
 * contested.
 */
export function writeControl(whites: u64, blacks: u64, map: usize, counts: usize): void {
	writeMap(whites, blacks, map);
	writeCounts(whites, blacks, counts);
}

export function mapControl(placement: usize, map: usize, counts: usize): void {
	// Fronts, seconds and extras.
	const pinned = castSenders(placement);
	castSeconds(placement);
	const overflow = fillLadder(placement, pinned);
	const extras = findExtras(placement);
	const attacked = v128.or(
		or4(rung(0), rung(1), rung(2), rung(3)),
		or4(rung(4), rung(5), rung(6), rung(7)),
	);

	// Where both attack, both land.
	const contest = v128.and(attacked, swap(attacked));
	const held = walkLandings(contest);

	// More attackers never hurt a side. So a hold is sure unless the other side has extras, and a
	// failure unless the lander has, or was hopeless from the first capture.
	const failed = v128.andnot(contest, v128.or(held, v128.load(HOPELESS)));
	const doubt = or3(
		v128.and(held, swap(extras)),
		v128.and(failed, extras),
		v128.and(contest, either(overflow)),
	);
	let whiteHolds: u64 = i64x2.extract_lane(held, 0);
	let blackHolds: u64 = i64x2.extract_lane(held, 1);
	if (v128.any_true(doubt)) {
		lookAt(placement);
		whiteHolds = settle(whiteHolds, i64x2.extract_lane(doubt, 0), white);
		blackHolds = settle(blackHolds, i64x2.extract_lane(doubt, 1), black);
	}

	// A side has its bit where it attacks, unless the other holds alone. Both bits: contested.
	const whites: u64 = i64x2.extract_lane(attacked, 0) & ~(blackHolds & ~whiteHolds);
	const blacks: u64 = i64x2.extract_lane(attacked, 1) & ~(whiteHolds & ~blackHolds);
	writeControl(whites, blacks, map, counts);
}
