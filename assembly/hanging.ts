// Section 2 of docs/insight.md: what hangs. Each legal capture is played, and what the other side
// then wins by the best of its own is set against it. One square in full: weighCaptures.

import {
	apart,
	findPrizes,
	greatest,
	greatestFrom,
	greatestTo,
	inCheck,
	listOf,
	listTargets,
	placementAhead,
	play,
	promotionOf,
	second,
	worthAt,
} from "./captures";
import { black, frontsOn, lookAt, reaching, white } from "./chains";
import { checkFrom, checkTo, winByCheck } from "./checks";
import { lowest } from "./exchange";

// What the other side threatens in the placement as it stands, once somebody has asked.
let areThreatsKnown: bool = false;
let threat: i32 = 0;
let secondThreat: i32 = 0;
let threatFrom: u64 = 0;
let threatTo: u64 = 0;

/** Lets the side to move pass, unless it is in check. */
function findThreats(placement: usize, isWhite: bool): void {
	areThreatsKnown = true;
	threat = 0;
	secondThreat = 0;
	lookAt(placement);
	if (inCheck(isWhite)) return;
	findPrizes(placement, 2, !isWhite, 0, i32.MAX_VALUE);
	threat = greatest;
	secondThreat = second;
	threatFrom = greatestFrom;
	threatTo = greatestTo;
}

function lesserThreat(placement: usize, isWhite: bool): i32 {
	if (!areThreatsKnown) findThreats(placement, isWhite);
	return secondThreat;
}

/**
 * What an even capture saves that leaves the other side so much elsewhere: the lesser of two
 * threats, if both are less after it.
 */
function savedBy(placement: usize, isWhite: bool, elsewhere: i32): i32 {
	const lesser = lesserThreat(placement, isWhite);
	return elsewhere <= lesser && elsewhere < threat ? lesser : 0;
}

/** What a capture saves that wins nothing, as gainBy left it. */
let saved: i32 = 0;

/** The gain of a capture; 0 if it wins nothing or is not legal. */
function gainBy(placement: usize, isWhite: bool, from: u64, to: u64, taken: u64, value: i32): i32 {
	saved = 0;
	const prize = value + promotionOf(from, to, load<u64>(placement, 16));
	const ahead = placementAhead(0);
	play(placement, ahead, from, to, taken);
	if (inCheck(isWhite)) return 0;
	// Who answers a check is only kept waiting.
	const isCheck = inCheck(!isWhite);
	findPrizes(ahead, 1, !isWhite, to, i32.MAX_VALUE);
	const here = apart;
	const elsewhere = greatest;
	if (here > prize) return 0;
	// Of two threats another move parries one: what the lesser would cost any move is no fault of
	// this one.
	const isExcused = elsewhere === 0 || elsewhere <= lesserThreat(placement, isWhite);
	const lost = isExcused ? here : max(here, elsewhere);
	if (lost > prize) return 0;
	if (lost === prize && (isCheck || savedBy(placement, isWhite, elsewhere) === 0)) return 0;
	const net = prize - winByCheck(ahead, !isWhite, lost);
	if (net === 0 && !isCheck) saved = savedBy(placement, isWhite, elsewhere);
	return max(net, 0);
}

/** Own pawns beside the one that has just made a double step. */
function pawnsBeside(placement: usize, isWhite: bool, taken: u64): u64 {
	const beside = ((taken & 0x7f7f7f7f7f7f7f7f) << 1) | ((taken & 0xfefefefefefefefe) >> 1);
	return beside & load<u64>(placement, 16) & load<u64>(placement + (isWhite ? 0 : 8));
}

/** What one of several captures saves, as bestGain left it. */
let bestSaved: i32 = 0;

/** The gain of the best of several captures of one piece. */
function bestGain(
	placement: usize,
	isWhite: bool,
	takers: u64,
	to: u64,
	taken: u64,
	value: i32,
): i32 {
	let best = 0;
	bestSaved = 0;
	for (; takers !== 0; takers &= takers - 1) {
		best = max(best, gainBy(placement, isWhite, lowest(takers), to, taken, value));
		bestSaved = max(bestSaved, saved);
	}
	return best;
}

/**
 * Writes 64 gains, what the side to move wins by taking the piece that stands on each square, and
 * 64 times what taking it saves where it wins nothing.
 */
export function mapHanging(
	placement: usize,
	isWhite: bool,
	enPassant: i32,
	gains: usize,
	saves: usize,
): void {
	memory.fill(gains, 0, 64);
	memory.fill(saves, 0, 64);
	areThreatsKnown = false;
	lookAt(placement);
	const end = listTargets(0, isWhite);
	for (let at = listOf(0); at < end; at += 24) {
		const target = load<u64>(at);
		const value = load<i32>(at, 16);
		const best = bestGain(placement, isWhite, load<u64>(at, 8), target, 0, value);
		const square = usize(ctz(target));
		store<u8>(gains + square, u8(best));
		if (best === 0) store<u8>(saves + square, u8(bestSaved));
	}
	if (enPassant > 63) return;
	const to = u64(1) << enPassant;
	const taken = isWhite ? to >> 8 : to << 8;
	const theirs = load<u64>(placement, 16) & load<u64>(placement + (isWhite ? 8 : 0));
	if ((taken & theirs) === 0) return;
	const best = bestGain(placement, isWhite, pawnsBeside(placement, isWhite, taken), to, taken, 1);
	const square = usize(ctz(taken));
	const gain = max(load<u8>(gains + square), u8(best));
	store<u8>(gains + square, gain);
	const both = max(load<u8>(saves + square), u8(bestSaved));
	store<u8>(saves + square, gain === 0 ? both : 0);
}

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
	const saves = prize === lost && !isCheck ? savedBy(placement, isWhite, elsewhere) : 0;
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
