// Captures that are legal, and what the exchange leaves of them: the prize of a square,
// docs/insight.md, section 1. A position is looked ahead by playing moves from one placement to the
// next, each level with a place and a list of its own.

import { black, frontsOn, kings, lookAt, pawns, reaching, white } from "./chains";
import { gain, lowest, worth } from "./exchange";
import { castSenders } from "./senders";

/** A placement a level: what a capture leads to, what the reply to it does, and so on. */
const AHEAD: usize = memory.data(4 * 64, 16);

/** A list a level: at most 64 targets of 24 bytes: square, pieces that reach it, worth. */
const LISTS: usize = memory.data(4 * 64 * 24, 16);
const LIST_BYTES: usize = 64 * 24;

export const LAST_RANKS: u64 = 0xff000000000000ff;

const SECOND_RANK: u64 = 0xff00;
const SEVENTH_RANK: u64 = 0xff000000000000;

/** Gain of a pawn that becomes a queen. */
const PROMOTION: i32 = 8;

export function placementAhead(level: i32): usize {
	return AHEAD + (usize(level) << 6);
}

/** Is the king of the side attacked? A side with no king, or with several, is never in check. */
export function inCheck(isWhite: bool): bool {
	const own = isWhite ? white : black;
	const king = kings & own;
	if (king === 0 || king !== lowest(king)) return false;
	frontsOn(i32(ctz(king)));
	return (reaching & (isWhite ? black : white)) !== 0;
}

/**
 * Writes the placement that a move leads to, and looks at it; its pins are not found yet, so only
 * what reaches a square can be asked. A pawn that arrives becomes a queen.
 */
export function play(placement: usize, ahead: usize, from: u64, to: u64, taken: u64): void {
	const arrives = (load<u64>(placement, 16) & from) !== 0 && (to & LAST_RANKS) !== 0;
	for (let board: usize = 0; board < 64; board += 8) {
		const before = load<u64>(placement + board);
		const after = before & ~(from | to | taken);
		const moves = (before & from) !== 0 && !(arrives && board === 16);
		store<u64>(ahead + board, moves || (arrives && board === 48) ? after | to : after);
	}
	lookAt(ahead);
}

/** Gain of a pawn's arrival, beyond the capture. */
export function promotionOf(from: u64, to: u64, pawnsThen: u64): i32 {
	return (from & pawnsThen) !== 0 && (to & LAST_RANKS) !== 0 ? PROMOTION : 0;
}

/** Worth of the piece on a square; 0 if the square is empty. */
export function worthAt(placement: usize, square: u64): i32 {
	if (square & load<u64>(placement, 16)) return 1;
	if (square & (load<u64>(placement, 24) | load<u64>(placement, 32))) return 3;
	if (square & load<u64>(placement, 40)) return 5;
	return square & load<u64>(placement, 48) ? 9 : 0;
}

/**
 * Lists what a side could take, kings left aside, in the placement that is looked at. Gives where
 * the list ends.
 */
export function listTargets(level: i32, isWhite: bool): usize {
	let at = LISTS + usize(level) * LIST_BYTES;
	const own = isWhite ? white : black;
	for (let left = (isWhite ? black : white) & ~kings; left !== 0; left &= left - 1) {
		const target = lowest(left);
		frontsOn(i32(ctz(target)));
		// Pins are left aside: whether a capture is legal is seen after it.
		const takers = reaching & own;
		if (takers === 0) continue;
		store<u64>(at, target);
		store<u64>(at, takers, 8);
		store<i32>(at, worth(target), 16);
		at += 24;
	}
	return at;
}

/** Adds the squares on which a pawn of the side arrives by a push. Gives where the list ends. */
function addArrivals(at: usize, isWhite: bool): usize {
	const own = (isWhite ? white : black) & pawns & (isWhite ? SEVENTH_RANK : SECOND_RANK);
	for (let left = own; left !== 0; left &= left - 1) {
		const pawn = lowest(left);
		const target = isWhite ? pawn << 8 : pawn >> 8;
		if ((target & (white | black)) !== 0) continue;
		store<u64>(at, target);
		store<u64>(at, pawn, 8);
		store<i32>(at, 0, 16);
		at += 24;
	}
	return at;
}

export function listOf(level: i32): usize {
	return LISTS + usize(level) * LIST_BYTES;
}

/**
 * Gain of a side by one capture and the exchange that follows, if that is more than `floor`; else
 * `floor`. The capture is played from a placement to the one of the level.
 */
function prizeOfCapture(
	placement: usize,
	level: i32,
	isWhite: bool,
	from: u64,
	to: u64,
	prize: i32,
	floor: i32,
): i32 {
	const ahead = placementAhead(level);
	play(placement, ahead, from, to, 0);
	if (inCheck(isWhite)) return floor;
	const square = i32(ctz(to));
	const answerers = isWhite ? black : white;
	frontsOn(square);
	if ((reaching & answerers) === 0) return prize;
	castSenders(ahead);
	lookAt(ahead);
	return max(floor, prize - gain(frontsOn(square), answerers, worth(to)));
}

/**
 * Piece that moves to the square whose prize was asked for last, if the prize is more than the
 * floor.
 */
let mover: u64 = 0;

/**
 * The prize of a square: the most that a side wins by a legal capture or promotion there, or
 * `floor` if that is more.
 */
export function prizeOf(
	placement: usize,
	level: i32,
	isWhite: bool,
	to: u64,
	takers: u64,
	value: i32,
	floor: i32,
): i32 {
	const pawnsThen = load<u64>(placement, 16);
	for (let left = takers; left !== 0; left &= left - 1) {
		const from = lowest(left);
		const prize = value + promotionOf(from, to, pawnsThen);
		if (prize <= floor) continue;
		const found = prizeOfCapture(placement, level, isWhite, from, to, prize, floor);
		if (found <= floor) continue;
		floor = found;
		mover = from;
	}
	return floor;
}

/** The greatest prize, and the second greatest of another square. */
export let greatest: i32 = 0;
export let second: i32 = 0;

/** The move that wins the greatest. */
export let greatestFrom: u64 = 0;
export let greatestTo: u64 = 0;

/** The prize of one square that was asked for apart. */
export let apart: i32 = 0;

/**
 * Finds the greatest prizes of a side that is to move in the placement that is looked at; the prize
 * of one square is kept apart. Stops as soon as one is more than `enough`.
 */
export function findPrizes(
	placement: usize,
	level: i32,
	isWhite: bool,
	but: u64,
	enough: i32,
): void {
	greatest = 0;
	second = 0;
	apart = 0;
	const end = addArrivals(listTargets(level, isWhite), isWhite);
	for (let at = listOf(level); at < end; at += 24) {
		const target = load<u64>(at);
		const floor = target === but ? apart : second;
		const prize = prizeOf(
			placement,
			level,
			isWhite,
			target,
			load<u64>(at, 8),
			load<i32>(at, 16),
			floor,
		);
		if (target === but) apart = prize;
		else if (prize > greatest) {
			second = greatest;
			greatest = prize;
			greatestFrom = mover;
			greatestTo = target;
		} else second = prize;
		if (prize > enough) return;
	}
}
