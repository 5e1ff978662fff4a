// Section 2 of docs/insight.md, checks: what a side wins that begins with one, whatever the reply.

import {
	findPrizes,
	greatest,
	inCheck,
	placementAhead,
	play,
	promotionOf,
	worthAt,
} from "./captures";
import { lookAt } from "./chains";
import { lowest } from "./exchange";
import { listMoves, movesOf } from "./moves";

/** Gain of mate. */
const MATE: i32 = 1000;

/**
 * The best that a side in check comes out with after its reply: what it takes less what is then won
 * from it.
 */
function bestReply(placement: usize, isWhite: bool, enough: i32): i32 {
	let best = -MATE;
	const pawnsThen = load<u64>(placement, 16);
	const end = listMoves(2, isWhite);
	for (let at = movesOf(2); at < end; at += 16) {
		const from = load<u64>(at);
		for (let left = load<u64>(at, 8); left !== 0; left &= left - 1) {
			const to = lowest(left);
			const ahead = placementAhead(2);
			play(placement, ahead, from, to, 0);
			if (inCheck(isWhite)) continue;
			const taken = worthAt(placement, to) + promotionOf(from, to, pawnsThen);
			findPrizes(ahead, 3, !isWhite, 0, taken - best);
			best = max(best, taken - greatest);
			if (best > enough) return best;
		}
	}
	return best;
}

/** The check that wins what was asked for last. */
export let checkFrom: u64 = 0;
export let checkTo: u64 = 0;

/**
 * Gain of a side that is to move by the best of its checks, if that is more than `floor`; else
 * `floor`.
 */
export function winByCheck(placement: usize, isWhite: bool, floor: i32): i32 {
	const pawnsThen = load<u64>(placement, 16);
	lookAt(placement);
	const end = listMoves(1, isWhite);
	for (let at = movesOf(1); at < end; at += 16) {
		const from = load<u64>(at);
		for (let left = load<u64>(at, 8); left !== 0; left &= left - 1) {
			const to = lowest(left);
			const ahead = placementAhead(1);
			play(placement, ahead, from, to, 0);
			if (!inCheck(!isWhite) || inCheck(isWhite)) continue;
			const prize = worthAt(placement, to) + promotionOf(from, to, pawnsThen);
			// No more than `floor` is won as soon as a reply leaves the other side so much.
			const won = prize - bestReply(ahead, !isWhite, prize - floor - 1);
			if (won <= floor) continue;
			floor = won;
			checkFrom = from;
			checkTo = to;
		}
	}
	return floor;
}
