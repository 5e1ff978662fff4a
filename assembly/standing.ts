// Sections 3 and 4 of docs/insight.md: which pieces are loose, and which are trapped.

import { inCheck, placementAhead, play, prizeOf, worthAt } from "./captures";
import { black, frontsOn, kings, lookAt, pawns, reaching, white } from "./chains";
import { lowest, worth } from "./exchange";
import { destinations, listMoves, movesOf } from "./moves";
import { castSenders } from "./senders";

export const LOOSE: u8 = 1;
export const TRAPPED: u8 = 2;

function sideOf(isWhite: bool): u64 {
	return isWhite ? white : black;
}

/** The prize that a side has on one square of the placement that is looked at. */
function prizeOn(placement: usize, isWhite: bool, square: u64): i32 {
	frontsOn(i32(ctz(square)));
	const takers = reaching & sideOf(isWhite);
	return prizeOf(placement, 1, isWhite, square, takers, worth(square), 0);
}

/** Has a piece a move after which it is not lost? */
function canGo(placement: usize, isWhite: bool, piece: u64): bool {
	const ahead = placementAhead(0);
	lookAt(placement);
	for (let left = destinations(piece, isWhite) & ~kings; left !== 0; left &= left - 1) {
		const to = lowest(left);
		play(placement, ahead, piece, to, 0);
		if (inCheck(isWhite)) continue;
		if (worthAt(placement, to) >= prizeOn(ahead, !isWhite, to)) return true;
	}
	return false;
}

/** Does this move of a side attack a piece, and lose nothing by it? */
function attacksSafely(placement: usize, isWhite: bool, from: u64, to: u64, piece: u64): bool {
	const ahead = placementAhead(0);
	play(placement, ahead, from, to, 0);
	if (inCheck(isWhite)) return false;
	castSenders(ahead);
	lookAt(ahead);
	if ((frontsOn(i32(ctz(piece))) & to) === 0) return false;
	return prizeOn(ahead, !isWhite, to) === 0;
}

/** Is a piece that stays lost at once, or attacked next by something cheaper? */
function isPressed(placement: usize, isWhite: bool, piece: u64): bool {
	lookAt(placement);
	if (prizeOn(placement, !isWhite, piece) > 0) return true;
	lookAt(placement);
	const value = worth(piece);
	const end = listMoves(1, !isWhite);
	for (let at = movesOf(1); at < end; at += 16) {
		const from = load<u64>(at);
		const cost = worthAt(placement, from);
		// A king is worth 0 there.
		if (cost === 0 || cost >= value) continue;
		for (let left = load<u64>(at, 8) & ~piece; left !== 0; left &= left - 1) {
			if (attacksSafely(placement, !isWhite, from, lowest(left), piece)) return true;
		}
	}
	return false;
}

function markTrapped(placement: usize, isWhite: bool, marks: usize): void {
	lookAt(placement);
	if (inCheck(isWhite)) return;
	for (let left = sideOf(isWhite) & ~(kings | pawns); left !== 0; left &= left - 1) {
		const piece = lowest(left);
		if (canGo(placement, isWhite, piece) || !isPressed(placement, isWhite, piece)) continue;
		const at = marks + usize(ctz(piece));
		store<u8>(at, load<u8>(at) | TRAPPED);
	}
}

/** Writes 64 bytes: LOOSE and TRAPPED where the piece on the square is. */
export function mapStanding(placement: usize, marks: usize): void {
	memory.fill(marks, 0, 64);
	castSenders(placement);
	lookAt(placement);
	for (let left = (white | black) & ~kings; left !== 0; left &= left - 1) {
		const piece = lowest(left);
		const square = i32(ctz(piece));
		const own = sideOf((piece & white) !== 0);
		if ((frontsOn(square) & own) === 0) store<u8>(marks + usize(square), LOOSE);
	}
	markTrapped(placement, true, marks);
	markTrapped(placement, false, marks);
}
