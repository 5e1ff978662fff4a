// Sections 1 and 2 of the definition: where sliders attack, and the pins that take some of it away.
//
// In one direction a square is reached by one piece only, so two bits a square tell what sends the
// ray:
//
//     high low
//      0    0   nothing
//      0    1   a line piece: a rook on files and ranks, a bishop on diagonals
//      1    0   a queen
//      1    1   a king, whose rays find what shields it
//
// SENDERS keeps the line pieces' rays and the queens', without the kings'.

import { BARRED, PINNED, PINS_SEEN, SENDERS } from "./layout";
import {
	bishopsOf,
	either,
	kingsOf,
	or3,
	or4,
	Pair,
	queensOf,
	rooksOf,
	swap,
	whereSeveral,
	wherever,
} from "./pair";
import {
	east,
	high,
	keep,
	low,
	north,
	northEast,
	northWest,
	south,
	southEast,
	southWest,
	west,
} from "./rays";

/** The pair that PINNED or BARRED keeps for an axis. */
export function onAxis(table: usize, axis: i32): Pair {
	return v128.load(table + (usize(axis) << 4));
}

function setOnAxis(table: usize, axis: i32, pair: Pair): void {
	v128.store(table + (usize(axis) << 4), pair);
}

/** A side with no king, or with several, has no pins. */
function loneKings(placement: usize): Pair {
	const kings = kingsOf(placement);
	return v128.andnot(kings, whereSeveral(kings));
}

function keepSenders(direction: i32, lowBits: Pair, highBits: Pair): void {
	keep(SENDERS, direction, v128.andnot(lowBits, highBits), v128.andnot(highBits, lowBits));
}

/**
 * The pieces on which an enemy slider's ray and their own king's ray meet head-on:
 *
 *     K . > P < . S
 *
 * Kings cast in the other side's half, where the rays that they are to meet are.
 */
function pinnedBetween(lowBits: Pair, highBits: Pair, lowBack: Pair, highBack: Pair): Pair {
	const there = v128.and(v128.xor(lowBits, highBits), v128.and(lowBack, highBack));
	const back = v128.and(v128.xor(lowBack, highBack), v128.and(lowBits, highBits));
	return swap(v128.or(there, back));
}

/** Casts all rays but those of barred pieces, and notes what is pinned. */
function castRays(placement: usize): void {
	const pieces = v128.load(placement);
	const bishops = bishopsOf(placement);
	const rooks = rooksOf(placement);
	const queens = queensOf(placement);
	const kings = swap(loneKings(placement));
	const occupied = either(pieces);
	const empty = v128.not(occupied);

	// Axis 0: east and west.
	let barred = onAxis(BARRED, 0);
	let lows = v128.or(v128.andnot(rooks, barred), kings);
	let highs = v128.or(v128.andnot(queens, barred), kings);
	let low0 = east(lows, occupied);
	let high0 = east(highs, occupied);
	let low1 = west(lows, empty);
	let high1 = west(highs, empty);
	keepSenders(0, low0, high0);
	keepSenders(4, low1, high1);
	setOnAxis(PINNED, 0, v128.and(pieces, pinnedBetween(low0, high0, low1, high1)));

	// Axis 1: north-east and south-west.
	barred = onAxis(BARRED, 1);
	lows = v128.or(v128.andnot(bishops, barred), kings);
	highs = v128.or(v128.andnot(queens, barred), kings);
	low0 = northEast(lows, empty);
	high0 = northEast(highs, empty);
	low1 = southWest(lows, empty);
	high1 = southWest(highs, empty);
	keepSenders(1, low0, high0);
	keepSenders(5, low1, high1);
	setOnAxis(PINNED, 1, v128.and(pieces, pinnedBetween(low0, high0, low1, high1)));

	// Axis 2: north and south.
	barred = onAxis(BARRED, 2);
	lows = v128.or(v128.andnot(rooks, barred), kings);
	highs = v128.or(v128.andnot(queens, barred), kings);
	low0 = north(lows, empty);
	high0 = north(highs, empty);
	low1 = south(lows, empty);
	high1 = south(highs, empty);
	keepSenders(2, low0, high0);
	keepSenders(6, low1, high1);
	setOnAxis(PINNED, 2, v128.and(pieces, pinnedBetween(low0, high0, low1, high1)));

	// Axis 3: north-west and south-east.
	barred = onAxis(BARRED, 3);
	lows = v128.or(v128.andnot(bishops, barred), kings);
	highs = v128.or(v128.andnot(queens, barred), kings);
	low0 = northWest(lows, empty);
	high0 = northWest(highs, empty);
	low1 = southEast(lows, empty);
	high1 = southEast(highs, empty);
	keepSenders(3, low0, high0);
	keepSenders(7, low1, high1);
	setOnAxis(PINNED, 3, v128.and(pieces, pinnedBetween(low0, high0, low1, high1)));
}

/**
 * The king's own square does not belong to a pin line: takes it from the rays of pieces pinned
 * along their line. On its side of the king the pinned piece is the first, so no other ray of its
 * side is lost.
 */
function cutAtKings(placement: usize): void {
	const kings = loneKings(placement);
	const above = i64x2.neg(kings);
	const below = v128.not(above);
	for (let direction = 0; direction < 8; direction++) {
		// Rays of directions 0 to 3 come from below.
		const origin = direction < 4 ? below : above;
		const pinned = v128.and(onAxis(PINNED, direction & 3), origin);
		const cut = v128.and(kings, wherever(pinned));
		keep(
			SENDERS,
			direction,
			v128.andnot(low(SENDERS, direction), cut),
			v128.andnot(high(SENDERS, direction), cut),
		);
	}
}

function pinnedPieces(): Pair {
	return or4(onAxis(PINNED, 0), onAxis(PINNED, 1), onAxis(PINNED, 2), onAxis(PINNED, 3));
}

let isBarring = false;

/**
 * Casts again without what pins bar. The pins stay those of the full board: a pinned slider pins
 * all the same.
 */
function castUnbarred(placement: usize, pinned: Pair): void {
	for (let axis = 0; axis < 4; axis++) {
		setOnAxis(BARRED, axis, v128.andnot(pinned, onAxis(PINNED, axis)));
	}
	memory.copy(PINS_SEEN, PINNED, 64);
	castRays(placement);
	memory.copy(PINNED, PINS_SEEN, 64);
	cutAtKings(placement);
	isBarring = true;
}

/** Fills SENDERS, PINNED and BARRED for a placement; gives all pinned pieces. */
export function castSenders(placement: usize): Pair {
	if (isBarring) memory.fill(BARRED, 0, 64);
	isBarring = false;
	castRays(placement);
	const pinned = pinnedPieces();
	// A pinned slider changes the rays. Pinned pawns and knights send none: the ladder leaves them
	// out.
	const sliders = or3(bishopsOf(placement), rooksOf(placement), queensOf(placement));
	if (v128.any_true(v128.and(pinned, sliders))) castUnbarred(placement, pinned);
	return pinned;
}
