// Section 5 of docs/insight.md: which pieces are tied. Each of their moves is played, and what then
// hangs compared with what hung before.

import { inCheck, play, promotionOf, worthAt } from "./captures";
import { black, kings, lookAt, white } from "./chains";
import { lowest } from "./exchange";
import { mapHanging } from "./hanging";
import { destinations } from "./moves";

export const TIED: u8 = 4;

const NOT_PASSED: i32 = 255;

/** Placement after a move, which hanging looks further ahead from. */
const AHEAD: usize = memory.data(64, 16);

/** 64 gains each, of the other side: as things stand, and after a move. */
const BEFORE: usize = memory.data(64, 16);
const AFTER: usize = memory.data(64, 16);

/** Hangs anything after a move that did not for as much, and for more than the move takes? */
function leaves(taken: i32, to: u64): bool {
	for (let square: usize = 0; square < 64; square++) {
		if (square === usize(ctz(to))) continue;
		const gain = i32(load<u8>(AFTER + square));
		if (gain > taken && gain > i32(load<u8>(BEFORE + square))) return true;
	}
	return false;
}

/** Has a piece legal moves, and leaves something by each of them? */
function isTied(placement: usize, isWhite: bool, piece: u64): bool {
	let hasMoved = false;
	lookAt(placement);
	for (let left = destinations(piece, isWhite) & ~kings; left !== 0; left &= left - 1) {
		const to = lowest(left);
		play(placement, AHEAD, piece, to, 0);
		if (inCheck(isWhite)) continue;
		hasMoved = true;
		mapHanging(AHEAD, !isWhite, NOT_PASSED, AFTER);
		const pawnsThen = load<u64>(placement, 16);
		if (!leaves(worthAt(placement, to) + promotionOf(piece, to, pawnsThen), to)) return false;
	}
	return hasMoved;
}

function markTied(placement: usize, isWhite: bool, marks: usize): void {
	lookAt(placement);
	if (inCheck(isWhite)) return;
	const pieces = (isWhite ? white : black) & ~kings;
	mapHanging(placement, !isWhite, NOT_PASSED, BEFORE);
	for (let left = pieces; left !== 0; left &= left - 1) {
		const piece = lowest(left);
		if (isTied(placement, isWhite, piece)) store<u8>(marks + usize(ctz(piece)), TIED);
	}
}

/** Writes 64 bytes: TIED where the piece on the square is. */
export function mapTied(placement: usize, marks: usize): void {
	memory.fill(marks, 0, 64);
	markTied(placement, true, marks);
	markTied(placement, false, marks);
}
