// How many attackers of each kind a side can bring to each square, for all squares and both sides
// at once.
//
// A ladder is eight bits for each square and side, each bit in a pair of its own:
//
//     LADDER 0     1        2     3         4     5        6       7
//           | pawns 0-2   | minors 0-3    | rooks 0-3    | queen | king |
//
// Minors are knights and bishops: worth the same, they count as one kind.
// Counted are the fronts, and the seconds that are as good as fronts (seconds.ts).

import { LADDER, PINNED, SENDERS } from "./layout";
import {
	forwardEast,
	forwardWest,
	halves,
	kingsOf,
	knightsOf,
	most,
	notA,
	notAB,
	notGH,
	notH,
	nothing,
	odd,
	or3,
	or4,
	Pair,
	pawnsOf,
	queensOf,
	whereSeveral,
} from "./pair";
import { high, low } from "./rays";
import { queenSeconds, rookSeconds } from "./seconds";
import { onAxis } from "./senders";

export function rung(index: i32): Pair {
	return v128.load(LADDER + (usize(index) << 4));
}

function setRung(index: i32, pair: Pair): void {
	v128.store(LADDER + (usize(index) << 4), pair);
}

function queenRays(direction: i32): Pair {
	return v128.or(high(SENDERS, direction), queenSeconds(direction));
}

/**
 * Rungs 2 and 3; gives the squares with more than three. `behindEast` and `behindWest`: bishops
 * behind pawns.
 */
function countMinors(knights: Pair, behindEast: Pair, behindWest: Pair): Pair {
	const w1 = v128.and(notH(), i64x2.shr_u(knights, 1));
	const e1 = v128.and(notA(), i64x2.shl(knights, 1));
	const w2 = v128.and(notGH(), i64x2.shr_u(knights, 2));
	const e2 = v128.and(notAB(), i64x2.shl(knights, 2));
	const n0 = i64x2.shl(w1, 16);
	const n1 = i64x2.shl(e1, 16);
	const n2 = i64x2.shr_u(w1, 16);
	const n3 = i64x2.shr_u(e1, 16);
	const n4 = i64x2.shl(w2, 8);
	const n5 = i64x2.shl(e2, 8);
	const n6 = i64x2.shr_u(w2, 8);
	const n7 = i64x2.shr_u(e2, 8);
	const b1 = low(SENDERS, 1);
	const b3 = low(SENDERS, 3);
	const b5 = low(SENDERS, 5);
	const b7 = low(SENDERS, 7);
	// Fourteen bits are added three at a time; what is carried counts two.
	const ones0 = odd(n0, n1, n2);
	const twos0 = most(n0, n1, n2);
	const ones1 = odd(n3, n4, n5);
	const twos1 = most(n3, n4, n5);
	const ones2 = odd(n6, n7, behindEast);
	const twos2 = most(n6, n7, behindEast);
	const ones3 = odd(b1, b3, b5);
	const twos3 = most(b1, b3, b5);
	const ones4 = odd(ones0, ones1, b7);
	const twos4 = most(ones0, ones1, b7);
	const ones5 = odd(ones2, ones3, behindWest);
	const twos5 = most(ones2, ones3, behindWest);
	const twos6 = v128.and(ones4, ones5);
	setRung(2, v128.xor(ones4, ones5));
	const twos01 = v128.or(twos0, twos1);
	const twos23 = v128.or(twos2, twos3);
	const twos45 = v128.or(twos4, twos5);
	const twos0123 = v128.or(twos01, twos23);
	const twos456 = v128.or(twos45, twos6);
	setRung(3, v128.or(twos0123, twos456));
	return v128.or(
		or4(
			v128.and(twos0, twos1),
			v128.and(twos2, twos3),
			v128.and(twos4, twos5),
			v128.and(twos01, twos23),
		),
		v128.or(v128.and(twos45, twos6), v128.and(twos0123, twos456)),
	);
}

/** Rungs 4 and 5; gives the squares with more than three. */
function countRooks(): Pair {
	const r0 = low(SENDERS, 0);
	const r2 = low(SENDERS, 2);
	const r4 = low(SENDERS, 4);
	const r6 = low(SENDERS, 6);
	const s0 = rookSeconds(0);
	const s2 = rookSeconds(2);
	const s4 = rookSeconds(4);
	const s6 = rookSeconds(6);
	const ones0 = odd(r0, r2, r4);
	const twos0 = most(r0, r2, r4);
	const ones1 = odd(r6, s0, s2);
	const twos1 = most(r6, s0, s2);
	const ones2 = odd(ones0, s4, s6);
	const twos2 = most(ones0, s4, s6);
	const twos3 = v128.and(ones1, ones2);
	setRung(4, v128.xor(ones1, ones2));
	const twos01 = v128.or(twos0, twos1);
	const twos23 = v128.or(twos2, twos3);
	setRung(5, v128.or(twos01, twos23));
	return or3(v128.and(twos0, twos1), v128.and(twos2, twos3), v128.and(twos01, twos23));
}

function kingSteps(kings: Pair): Pair {
	const beside = v128.or(i64x2.shl(kings, 8), i64x2.shr_u(kings, 8));
	const column = v128.or(beside, kings);
	return or3(
		beside,
		v128.and(notA(), i64x2.shl(column, 1)),
		v128.and(notH(), i64x2.shr_u(column, 1)),
	);
}

/**
 * Fills LADDER; gives the squares where a side may have more attackers of one kind than fit: the
 * queen's and the king's bits count to one, so wherever one of several attacks. Pins of sliders are
 * in SENDERS already, those of other pieces are observed here.
 */
export function fillLadder(placement: usize, pinned: Pair): Pair {
	const pawns = pawnsOf(placement);
	const kings = kingsOf(placement);
	let pawnsEast = pawns;
	let pawnsWest = pawns;
	let cutEast = nothing();
	let cutWest = nothing();
	if (v128.any_true(pinned)) {
		const rising = onAxis(PINNED, 1);
		const falling = onAxis(PINNED, 3);
		pawnsEast = v128.andnot(pawns, v128.andnot(pinned, halves(rising, falling)));
		pawnsWest = v128.andnot(pawns, v128.andnot(pinned, halves(falling, rising)));
		// A pin line ends before the king: a pinned pawn does not guard it.
		cutEast = v128.and(kings, forwardEast(v128.and(pawnsEast, pinned)));
		cutWest = v128.and(kings, forwardWest(v128.and(pawnsWest, pinned)));
	}
	const east = v128.andnot(forwardEast(pawnsEast), cutEast);
	const west = v128.andnot(forwardWest(pawnsWest), cutWest);
	setRung(0, v128.xor(east, west));
	setRung(1, v128.and(east, west));

	const overMinors = countMinors(
		v128.andnot(knightsOf(placement), pinned),
		forwardEast(v128.and(pawnsEast, halves(low(SENDERS, 1), low(SENDERS, 7)))),
		forwardWest(v128.and(pawnsWest, halves(low(SENDERS, 3), low(SENDERS, 5)))),
	);
	const overRooks = countRooks();

	const queens = v128.or(
		v128.or(
			or4(queenRays(0), queenRays(1), queenRays(2), queenRays(3)),
			or4(queenRays(4), queenRays(5), queenRays(6), queenRays(7)),
		),
		v128.or(
			forwardEast(v128.and(pawnsEast, halves(high(SENDERS, 1), high(SENDERS, 7)))),
			forwardWest(v128.and(pawnsWest, halves(high(SENDERS, 3), high(SENDERS, 5)))),
		),
	);
	setRung(6, queens);
	const steps = kingSteps(kings);
	setRung(7, steps);
	return or4(
		overMinors,
		overRooks,
		v128.and(queens, whereSeveral(queensOf(placement))),
		v128.and(steps, whereSeveral(kings)),
	);
}
