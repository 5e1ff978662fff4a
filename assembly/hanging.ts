// Section 2 of docs/insight.md: what hangs. Each legal capture is played, and what the other side
// then wins by the best of its own is set against it. One square in full: weigh.ts.

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
} from "./captures";
import { lookAt } from "./chains";
import { winByCheck } from "./checks";
import { lowest } from "./exchange";

// Threats of the other side in the placement as it stands, once somebody has asked.
let areThreatsKnown: bool = false;
export let threat: i32 = 0;
export let secondThreat: i32 = 0;
export let threatFrom: u64 = 0;
export let threatTo: u64 = 0;

/** Lets the side to move pass, unless it is in check. */
export function findThreats(placement: usize, isWhite: bool): void {
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

/** The gain of a capture; 0 if it wins nothing or is not legal. */
function gainBy(placement: usize, isWhite: bool, from: u64, to: u64, taken: u64, value: i32): i32 {
	const prize = value + promotionOf(from, to, load<u64>(placement, 16));
	const ahead = placementAhead(0);
	play(placement, ahead, from, to, taken);
	if (inCheck(isWhite)) return 0;
	findPrizes(ahead, 1, !isWhite, to, i32.MAX_VALUE);
	const here = apart;
	const elsewhere = greatest;
	if (here >= prize) return 0;
	// Of two threats another move parries one: what the lesser would cost any move is no fault of
	// this one.
	const isExcused = elsewhere === 0 || elsewhere <= lesserThreat(placement, isWhite);
	const lost = isExcused ? here : max(here, elsewhere);
	return lost >= prize ? 0 : max(prize - winByCheck(ahead, !isWhite, lost), 0);
}

/** Own pawns beside the one that has just made a double step. */
export function pawnsBeside(placement: usize, isWhite: bool, taken: u64): u64 {
	const beside = ((taken & 0x7f7f7f7f7f7f7f7f) << 1) | ((taken & 0xfefefefefefefefe) >> 1);
	return beside & load<u64>(placement, 16) & load<u64>(placement + (isWhite ? 0 : 8));
}

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
	for (; takers !== 0; takers &= takers - 1) {
		best = max(best, gainBy(placement, isWhite, lowest(takers), to, taken, value));
	}
	return best;
}

/** Writes 64 gains: what the side to move wins by taking the piece that stands on each square. */
export function mapHanging(placement: usize, isWhite: bool, enPassant: i32, gains: usize): void {
	memory.fill(gains, 0, 64);
	areThreatsKnown = false;
	lookAt(placement);
	const end = listTargets(0, isWhite);
	for (let at = listOf(0); at < end; at += 24) {
		const target = load<u64>(at);
		const value = load<i32>(at, 16);
		const best = bestGain(placement, isWhite, load<u64>(at, 8), target, 0, value);
		store<u8>(gains + usize(ctz(target)), u8(best));
	}
	if (enPassant > 63) return;
	const to = u64(1) << enPassant;
	const taken = isWhite ? to >> 8 : to << 8;
	const theirs = load<u64>(placement, 16) & load<u64>(placement + (isWhite ? 8 : 0));
	if ((taken & theirs) === 0) return;
	const best = bestGain(placement, isWhite, pawnsBeside(placement, isWhite, taken), to, taken, 1);
	const at = gains + usize(ctz(taken));
	store<u8>(at, max(load<u8>(at), u8(best)));
}
