// Section 4 of the definition, for all squares and both sides at once: who holds where, extras left
// aside.
//
// A landing is a race of debts (exchange.ts says why). Let the lander spend a1, a2, ... and the
// other side b1, b2, ..., each cheapest first. Whoever is to move owes something, and has lost if
// that is below 0 or if it has nothing left to spend:
//
//     the lander lands with a1    the other side owes a1 - 1
//     the other side spends b1    the lander owes b1 - 1 - (a1 - 1)
//     the lander spends a2        the other side owes a2 - 1 - that
//     and so on: new debt = value - 1 - old debt
//
// All values are odd (but for the king's), so all debts are even: we halve them. A value less one
// is then pawn 0, minor 1, rook 2, queen 4, a debt has three bits a square, and the bits of what is
// spent are simply its kind:
//
//     bit 0: a minor    bit 1: a rook    bit 2: a queen
//
// A king is spent last of all, and is lost if anything can take it.

import { rung } from "./ladder";
import { HOPELESS } from "./layout";
import { borrow, nothing, odd, Pair, swap } from "./pair";

/**
 * The squares among the contested ones where a side holds. Both sides land at once, each in its own
 * half.
 */
export function walkLandings(contest: Pair): Pair {
	let pawns1 = rung(0);
	let pawns2 = rung(1);
	let minors1 = rung(2);
	let minors2 = rung(3);
	let rooks1 = rung(4);
	let rooks2 = rung(5);
	let queens = rung(6);
	let kings = rung(7);
	let debt0 = nothing();
	let debt1 = nothing();
	let debt2 = nothing();
	let kingIsOut = nothing();
	let open = contest;
	let holds = nothing();
	let round = 1;
	while (true) {
		// Each side spends its cheapest piece in this round.
		const pawn = v128.or(pawns1, pawns2);
		const minor = v128.andnot(v128.or(minors1, minors2), pawn);
		const upToMinor = v128.or(pawn, minor);
		const rook = v128.andnot(v128.or(rooks1, rooks2), upToMinor);
		const upToRook = v128.or(upToMinor, rook);
		const queen = v128.andnot(queens, upToRook);
		const upToQueen = v128.or(upToRook, queen);
		const any = v128.or(upToQueen, kings);

		// The lander spends, or has failed. It has won if the other side has nothing left, is short of
		// less than nothing, or has just put its king where the lander takes it. Its own king holds
		// against nothing only.
		open = v128.and(open, any);
		const owed0 = v128.xor(minor, debt0);
		let below = v128.andnot(debt0, minor);
		const owed1 = odd(rook, debt1, below);
		below = borrow(rook, debt1, below);
		const owed2 = odd(queen, debt2, below);
		below = borrow(queen, debt2, below);
		const won = v128.or(v128.or(v128.and(below, upToQueen), kingIsOut), v128.not(swap(any)));
		holds = v128.or(holds, v128.and(open, won));
		open = v128.and(v128.andnot(open, won), upToQueen);

		// The other side spends. The lander has failed if it is now short of less than nothing.
		const itsMinor = swap(minor);
		const itsRook = swap(rook);
		const itsQueen = swap(queen);
		const itsNoKing = swap(upToQueen);
		debt0 = v128.xor(itsMinor, owed0);
		below = v128.andnot(owed0, itsMinor);
		debt1 = odd(itsRook, owed1, below);
		below = borrow(itsRook, owed1, below);
		debt2 = odd(itsQueen, owed2, below);
		below = v128.and(itsNoKing, borrow(itsQueen, owed2, below));
		kingIsOut = v128.not(itsNoKing);
		open = v128.andnot(open, below);
		if (round === 1) v128.store(HOPELESS, v128.or(below, v128.not(upToQueen)));
		// Few boards are done after two rounds: to look costs more than to go on.
		if (round > 2 && !v128.any_true(open)) return holds;
		round++;

		// Spent pieces leave the ladder: 2 - 1 = 1, 1 - 1 = 0.
		pawns2 = v128.andnot(pawns2, v128.andnot(pawn, pawns1));
		pawns1 = v128.xor(pawns1, pawn);
		minors2 = v128.andnot(minors2, v128.andnot(minor, minors1));
		minors1 = v128.xor(minors1, minor);
		rooks2 = v128.andnot(rooks2, v128.andnot(rook, rooks1));
		rooks1 = v128.xor(rooks1, rook);
		queens = v128.andnot(queens, queen);
		kings = v128.and(kings, upToQueen);
	}
}
