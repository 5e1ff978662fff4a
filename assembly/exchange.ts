// Section 4 of the definition, for one square: the exchange with everything that joins behind the
// fronts.
//
// Asked is not how much a side gains, but whether it makes good a debt: whether it comes out no
// worse than so much below the piece it may take. That needs no outcomes, only who is short of
// what:
//
//     A side that owes d spends a piece worth v. To refute that, the other side must win back more
//     than the first was able to spare: it owes v - 1 - d. A debt below 0 cannot be made good: the
//     piece to be taken is worth too little.
//
// Landing is a debt of 0. Pieces spent are gone from `available`; whoever joins behind them is
// there instead.

import { bishops, black, frontsOn, joins, knights, pawns, queens, rooks, white } from "./chains";
import { ANSWERS } from "./layout";

let question: u64 = 0;

/** Of a side's available pieces the ones of the kind that it must spend next. */
export function cheapest(pieces: u64): u64 {
	if (pieces & pawns) return pieces & pawns;
	if (pieces & knights) return pieces & knights;
	if (pieces & bishops) return pieces & bishops;
	if (pieces & rooks) return pieces & rooks;
	if (pieces & queens) return pieces & queens;
	return pieces;
}

export function worth(piece: u64): i32 {
	if (piece & pawns) return 1;
	if (piece & (knights | bishops)) return 3;
	if (piece & rooks) return 5;
	return piece & queens ? 9 : 1000;
}

export function lowest(pieces: u64): u64 {
	return pieces & (0 - pieces);
}

/** The available pieces once one of them is spent. */
export function spend(piece: u64, available: u64): u64 {
	return (available ^ piece) | joins(piece);
}

export function opponent(side: u64): u64 {
	return side ^ (white | black);
}

/** Does it matter which of these is spent? They differ only in who joins behind them. */
function differ(pieces: u64): bool {
	if (pieces === lowest(pieces)) return false;
	let behind: u64 = 0;
	for (let left = pieces; left !== 0; left &= left - 1) behind |= joins(lowest(left));
	return behind !== 0;
}

/**
 * Is there one among these pieces after which the other side cannot make good its debt?
 *
 * The same pieces become available again and again, by other ways. The available pieces show which
 * are spent, and so whose turn it is and, within one question, how much is owed: they are all that
 * an answer need be found by. The multiplication spreads it over the 65,536 places; a place that is
 * taken is taken over.
 */
function oneRefutes(pieces: u64, available: u64, other: u64, debt: i32): bool {
	const at = ANSWERS + (usize((available * 0x9e3779b97f4a7c15) >> 48) << 4);
	const known = load<u64>(at, 8);
	if (load<u64>(at) === available && known >> 1 === question) return (known & 1) === 1;
	let found = false;
	for (; pieces !== 0 && !found; pieces &= pieces - 1) {
		found = !repays(spend(lowest(pieces), available), other, debt);
	}
	store<u64>(at, available);
	store<u64>(at, (question << 1) | u64(found), 8);
	return found;
}

/** Can the side to move make good its debt? */
function repays(available: u64, side: u64, debt: i32): bool {
	// The answer if the side to move now fails: it changes with every capture.
	let ifFails = false;
	while (debt >= 0) {
		const choice = cheapest(available & side);
		if (choice === 0) break;
		debt = worth(choice) - 1 - debt;
		side = opponent(side);
		if (differ(choice)) return oneRefutes(choice, available, side, debt) !== ifFails;
		available = spend(lowest(choice), available);
		ifFails = !ifFails;
	}
	return ifFails;
}

/** Begins a new question: answers to parts of the last one do not count. */
function ask(available: u64, side: u64, debt: i32): bool {
	question++;
	return repays(available, side, debt);
}

/** Gain of a side that may capture a piece worth so much, or leave it. */
export function gain(available: u64, side: u64, prize: i32): i32 {
	// The gain is sure, or more but less than beyond. It reaches g if a debt of prize - g can be made
	// good.
	let sure = 0;
	let beyond = prize + 1;
	while (beyond - sure > 1) {
		const middle = (sure + beyond) >> 1;
		if (ask(available, side, prize - middle)) sure = middle;
		else beyond = middle;
	}
	return sure;
}

/** Does a side hold the square? */
export function holds(square: i32, side: u64): bool {
	return ask(frontsOn(square), side, 0);
}
