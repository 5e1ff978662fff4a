// Section 3 of the definition, for one square: who attacks it, and who joins behind them.
// A placement is taken up with lookAt; the exchange and the inspector then ask from here.

import { LINES, PINNED, WAYS } from "./layout";

export let white: u64 = 0;
export let black: u64 = 0;
export let pawns: u64 = 0;
export let knights: u64 = 0;
export let bishops: u64 = 0;
export let rooks: u64 = 0;
export let queens: u64 = 0;
export let kings: u64 = 0;
export let pinned: u64 = 0;

// Those pinned along each axis.
let pinned0: u64 = 0;
let pinned1: u64 = 0;
let pinned2: u64 = 0;
let pinned3: u64 = 0;

/** The square that is looked at. */
let target: i32 = 0;

/** Pieces that would attack the target by its move, pins ignored. */
export let reaching: u64 = 0;

function pinnedAlong(axis: i32): u64 {
	const at = PINNED + (usize(axis) << 4);
	return load<u64>(at) | load<u64>(at, 8);
}

/** Takes up a placement whose pins have been found. */
export function lookAt(placement: usize): void {
	white = load<u64>(placement);
	black = load<u64>(placement, 8);
	pawns = load<u64>(placement, 16);
	knights = load<u64>(placement, 24);
	bishops = load<u64>(placement, 32);
	rooks = load<u64>(placement, 40);
	queens = load<u64>(placement, 48);
	kings = load<u64>(placement, 56);
	pinned0 = pinnedAlong(0);
	pinned1 = pinnedAlong(1);
	pinned2 = pinnedAlong(2);
	pinned3 = pinnedAlong(3);
	pinned = pinned0 | pinned1 | pinned2 | pinned3;
}

/** The squares from one to the edge of the board. */
export function lineFrom(direction: i32, from: i32): u64 {
	return load<u64>(usize((direction << 6) | from) << 3, LINES);
}

/** The nearest piece in a direction, as a set of one square or none. */
export function nearest(direction: i32, from: i32): u64 {
	const line = lineFrom(direction, from) & (white | black);
	const lowest = line & (0 - line);
	// An empty line makes the shift 63 - 64, which is one of 63; the empty line then masks the bit
	// out.
	const highest = line & (u64(1) << (63 - clz(line)));
	return select(lowest, highest, direction < 4);
}

export function knightSteps(from: u64): u64 {
	const one = ((from >> 1) & 0x7f7f7f7f7f7f7f7f) | ((from << 1) & 0xfefefefefefefefe);
	const two = ((from >> 2) & 0x3f3f3f3f3f3f3f3f) | ((from << 2) & 0xfcfcfcfcfcfcfcfc);
	return (one << 16) | (one >> 16) | (two << 8) | (two >> 8);
}

export function kingSteps(from: u64): u64 {
	const row = from | ((from >> 1) & 0x7f7f7f7f7f7f7f7f) | ((from << 1) & 0xfefefefefefefefe);
	return row | (row << 8) | (row >> 8);
}

/** The pieces that attack a square: the fronts of its chains. */
export function frontsOn(square: i32): u64 {
	target = square;
	const here = u64(1) << square;
	const axis0 = nearest(0, square) | nearest(4, square);
	const axis1 = nearest(1, square) | nearest(5, square);
	const axis2 = nearest(2, square) | nearest(6, square);
	const axis3 = nearest(3, square) | nearest(7, square);
	const straight = axis0 | axis2;
	const diagonal = axis1 | axis3;
	// White pawns capture upwards: those that attack the square stand below it, black ones above.
	const facing = (white & (here - 1)) | (black & (0 - here));
	const adjacent =
		kingSteps(here) & (((straight | diagonal) & kings) | (diagonal & pawns & facing));
	const sliding = (straight & (rooks | queens)) | (diagonal & (bishops | queens));
	reaching = adjacent | sliding | (knightSteps(here) & knights);
	if (pinned === 0) return reaching;
	// A pinned piece attacks along its pin line only, and the line ends before its king.
	const along = (axis0 & pinned0) | (axis1 & pinned1) | (axis2 & pinned2) | (axis3 & pinned3);
	const guarding = kings & here ? (white & here ? white : black) : 0;
	return reaching & ~(pinned & ~(along & ~guarding));
}

/**
 * The place in WAYS of the way between two squares: counted on a board 16 files wide, where no two
 * ways are alike.
 */
function wayTo(from: i32, to: i32): usize {
	return usize(to + (to & 56) - from - (from & 56) + 119);
}

/** The direction from one square to another on a line with it. */
export function directionTo(from: i32, to: i32): i32 {
	return i32(load<u8>(wayTo(from, to), WAYS));
}

/**
 * The slider that stands behind a piece of a chain, pins left aside. Kings and knights have nobody
 * behind them.
 */
export function standsBehind(piece: u64): u64 {
	if (piece & (kings | knights)) return 0;
	const from = i32(ctz(piece));
	const direction = directionTo(target, from);
	return nearest(direction, from) & (queens | select(bishops, rooks, direction & 1));
}

/**
 * The piece that joins behind a piece of a chain. A pinned piece never does: on its pin line
 * nothing stands before it, so it is a front there; beyond, it would stand behind its king, which
 * lets nobody join, or behind its pinner, on squares that the pin bars.
 */
export function joins(piece: u64): u64 {
	return standsBehind(piece) & ~pinned;
}

// One step in each direction.
const FILES: usize = memory.data<i8>([1, 1, 0, -1, -1, -1, 0, 1]);
const RANKS: usize = memory.data<i8>([0, 1, 1, 1, 0, -1, -1, -1]);

/** Fills LINES and WAYS. */
export function drawLines(): void {
	for (let direction = 0; direction < 8; direction++) {
		const files = i32(load<i8>(FILES + usize(direction)));
		const ranks = i32(load<i8>(RANKS + usize(direction)));
		for (let from = 0; from < 64; from++) {
			let line: u64 = 0;
			let file = (from & 7) + files;
			let rank = (from >> 3) + ranks;
			// Both stay within 0 to 7 while they have no other bits than three.
			while (((file | rank) & ~7) === 0) {
				const to = (rank << 3) | file;
				line |= u64(1) << to;
				store<u8>(wayTo(from, to), u8(direction), WAYS);
				file += files;
				rank += ranks;
			}
			store<u64>(LINES + (usize((direction << 6) | from) << 3), line);
		}
	}
}
