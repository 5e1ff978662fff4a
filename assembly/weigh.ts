// Section 2 of docs/insight.md for one square: its captures, and all that is set against each.

import {
	apart,
	findPrizes,
	greatest,
	greatestFrom,
	greatestTo,
	inCheck,
	placementAhead,
	play,
	promotionOf,
	worthAt,
} from "./captures";
import { black, frontsOn, lookAt, reaching, white } from "./chains";
import { checkFrom, checkTo, winByCheck } from "./checks";
import { lowest } from "./exchange";
import { findThreats, pawnsBeside, secondThreat, threat, threatFrom, threatTo } from "./hanging";

/*
 * The captures of one piece, as weighCaptures leaves them.
 *
 *     0        1        2        3           4         5        6       8
 *     | number | check? | threat | its from  | its to  | lesser | -     |
 *
 *     8, and 16 bytes on for each of at most 16 captures:
 *     0    1  2     3     4    5         6    7  8        10   11 12  14
 *     |from|to|legal|takes|here|elsewhere|from|to|by check|from|to|net|saves
 *
 * Numbers of two bytes are signed. Squares of moves that win nothing are left as they are.
 */
export const WEIGHED: usize = memory.data(8 + 16 * 16, 16);

/**
 * Saving of an even capture that leaves the other side so much elsewhere: the lesser of two
 * threats, if both are less after the capture.
 */
function savedBy(elsewhere: i32): i32 {
	return elsewhere <= secondThreat && elsewhere < threat ? secondThreat : 0;
}

function weigh(
	placement: usize,
	isWhite: bool,
	from: u64,
	to: u64,
	taken: u64,
	value: i32,
	at: usize,
): void {
	const prize = value + promotionOf(from, to, load<u64>(placement, 16));
	store<u8>(at, u8(ctz(from)));
	store<u8>(at, u8(ctz(to)), 1);
	store<u8>(at, u8(prize), 3);
	const ahead = placementAhead(0);
	play(placement, ahead, from, to, taken);
	const isLegal = !inCheck(isWhite);
	const isCheck = inCheck(!isWhite);
	store<u8>(at, u8(isLegal), 2);
	if (!isLegal) return;
	findPrizes(ahead, 1, !isWhite, to, i32.MAX_VALUE);
	const here = apart;
	const elsewhere = greatest;
	store<u8>(at, u8(here), 4);
	store<u8>(at, u8(elsewhere), 5);
	store<u8>(at, u8(ctz(greatestFrom)), 6);
	store<u8>(at, u8(ctz(greatestTo)), 7);
	const byCheck = winByCheck(ahead, !isWhite, 0);
	store<i16>(at, i16(byCheck), 8);
	store<u8>(at, u8(ctz(checkFrom)), 10);
	store<u8>(at, u8(ctz(checkTo)), 11);
	const lost = max(elsewhere > secondThreat ? max(here, elsewhere) : here, byCheck);
	store<i16>(at, i16(prize - lost), 12);
	// Who answers a check is only kept waiting.
	const saves = prize === lost && !isCheck ? savedBy(elsewhere) : 0;
	store<u8>(at, u8(saves), 14);
}

/** Weighs each capture of the piece on a square by the side to move. */
export function weighCaptures(placement: usize, isWhite: bool, enPassant: i32, square: i32): void {
	const target = u64(1) << square;
	memory.fill(WEIGHED, 0, 8 + 16 * 16);
	findThreats(placement, isWhite);
	store<u8>(WEIGHED, u8(threat), 2);
	store<u8>(WEIGHED, u8(ctz(threatFrom)), 3);
	store<u8>(WEIGHED, u8(ctz(threatTo)), 4);
	store<u8>(WEIGHED, u8(secondThreat), 5);
	lookAt(placement);
	store<u8>(WEIGHED, u8(inCheck(isWhite)), 1);
	if (((isWhite ? black : white) & target) === 0) return;
	const value = worthAt(placement, target);
	if (value === 0) return;
	let at = WEIGHED + 8;
	frontsOn(square);
	let left = reaching & (isWhite ? white : black);
	for (; left !== 0; left &= left - 1) {
		weigh(placement, isWhite, lowest(left), target, 0, value, at);
		at += 16;
	}
	if (enPassant <= 63 && enPassant === square + (isWhite ? 8 : -8)) {
		left = pawnsBeside(placement, isWhite, target);
		for (; left !== 0; left &= left - 1) {
			weigh(placement, isWhite, lowest(left), u64(1) << enPassant, target, 1, at);
			at += 16;
		}
	}
	store<u8>(WEIGHED, u8((at - WEIGHED - 8) >> 4));
}
