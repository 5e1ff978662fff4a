// One square in full, the pins of a placement, and the number of attackers on each square.
// Tables are drawn in layout.ts.

import {
	black,
	directionTo,
	frontsOn,
	kings,
	lookAt,
	nearest,
	pinned,
	reaching,
	standsBehind,
	white,
} from "./chains";
import { cheapest, gain, lowest, opponent, spend, worth } from "./exchange";
import {
	ATTACKERS,
	BARRED_PIECES,
	CAPACITY,
	CAPTURES,
	CHAINS,
	INSPECTION,
	NONE,
	PINS,
	PLACEMENTS,
} from "./layout";
import { castSenders } from "./senders";

function takeUp(index: i32): void {
	const placement = PLACEMENTS + (usize(index & (CAPACITY - 1)) << 6);
	castSenders(placement);
	lookAt(placement);
}

function squareOf(piece: u64): u8 {
	return u8(ctz(piece));
}

/** Writes a pinned piece, what pins it and its king. */
function writePin(at: usize, piece: u64): void {
	const from = i32(ctz(piece));
	const king = i32(ctz(kings & (piece & white ? white : black)));
	store<u8>(at, u8(from));
	store<u8>(at, squareOf(nearest(directionTo(king, from), from)), 1);
	store<u8>(at, u8(king), 2);
}

/** Writes the chains from their fronts, and what a pin bars from being a front or from joining. */
function writeChains(fronts: u64): void {
	let barred = reaching & ~fronts;
	let chain = CHAINS;
	for (; fronts !== 0; fronts &= fronts - 1) {
		let piece = lowest(fronts);
		for (let at = chain; piece !== 0; at++) {
			store<u8>(at, squareOf(piece));
			const next = standsBehind(piece);
			barred |= next & pinned;
			piece = next & ~pinned;
		}
		chain += 8;
	}
	for (let at = BARRED_PIECES; barred !== 0 && at < CAPTURES; at += 4) {
		writePin(at, lowest(barred));
		barred &= barred - 1;
	}
}

/**
 * Plays the exchange that begins when a side lands; writes the captures and gives the outcome for
 * that side.
 */
function playLanding(available: u64, side: u64, list: usize): i32 {
	let prize = 0;
	let outcome = 0;
	let at = list;
	while (true) {
		let choice: u64 = 0;
		let after: u64 = 0;
		let best = i32.MIN_VALUE;
		for (let pieces = cheapest(available & side); pieces !== 0; pieces &= pieces - 1) {
			const piece = lowest(pieces);
			const left = spend(piece, available);
			const net = prize - gain(left, opponent(side), worth(piece));
			if (net > best) {
				best = net;
				choice = piece;
				after = left;
			}
		}
		if (choice === 0) return outcome;
		// The first piece lands, whatever follows. After it a side goes on only when that is better
		// than to stop.
		if (at === list) outcome = best;
		else if (best <= 0) return outcome;
		store<u8>(at++, squareOf(choice));
		available = after;
		prize = worth(choice);
		side = opponent(side);
	}
}

/** Fills INSPECTION for a square of a placement. */
export function inspectSquare(placement: i32, square: i32): void {
	takeUp(placement);
	// Every list ends where nothing is written.
	memory.fill(CHAINS, NONE, 272);
	const fronts = frontsOn(square & 63);
	const byWhite = (fronts & white) !== 0;
	const byBlack = (fronts & black) !== 0;
	const whiteOutcome = playLanding(fronts, white, CAPTURES);
	const blackOutcome = playLanding(fronts, black, CAPTURES + 40);
	const whiteHolds = byWhite && whiteOutcome === 0;
	const blackHolds = byBlack && blackOutcome === 0;
	store<u8>(
		INSPECTION,
		u8(byWhite && (whiteHolds || !blackHolds)) | (u8(byBlack && (blackHolds || !whiteHolds)) << 1),
	);
	store<u8>(INSPECTION, u8(whiteHolds), 1);
	store<u8>(INSPECTION, u8(blackHolds), 2);
	store<i32>(INSPECTION, whiteOutcome, 8);
	store<i32>(INSPECTION, blackOutcome, 12);
	writeChains(fronts);
}

/** Fills PINS for a placement; gives their number. */
export function findPins(placement: i32): i32 {
	takeUp(placement);
	let count = 0;
	// Two kings have eight lines each. Garbage may seem to have more, here and among barred pieces.
	for (let left = pinned; left !== 0 && count < 16; left &= left - 1) {
		writePin(PINS + (usize(count) << 2), lowest(left));
		count++;
	}
	return count;
}

/** Fills ATTACKERS for a placement: the pieces that attack, not what stands behind them. */
export function countFronts(placement: i32): void {
	takeUp(placement);
	for (let square = 0; square < 64; square++) {
		const fronts = frontsOn(square);
		store<u8>(ATTACKERS + usize(square), u8(popcnt(fronts & white)));
		store<u8>(ATTACKERS + usize(square), u8(popcnt(fronts & black)), 64);
	}
}
