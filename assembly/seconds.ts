// Section 3 of the definition, for all squares at once: what joins behind the fronts.
//
// Where a ray arrives at a slider that moves along it, the sender joins behind that slider and
// looks through it. Most such seconds are as good as fronts of their own: spent no earlier than
// what they stand behind, they are at the front by the time they are wanted. Two bits a square tell
// them from the rest:
//
//     high low
//      0    0   nothing
//      0    1   a rook behind a rook of its side
//      1    0   a queen behind a slider of its side
//      1    1   an extra: an enemy behind, a rook or bishop behind a queen, a bishop
//              behind a bishop (which takes a promotion)
//
// Pieces that the ladder does not count are extras, third and further pieces included. Extras are
// found, not weighed.

import { BARRED, SECONDS, SENDERS } from "./layout";
import { bishopsOf, both, either, notA, notH, or4, Pair, queensOf, rooksOf } from "./pair";
import {
	east,
	eastOver,
	high,
	keep,
	low,
	north,
	northEast,
	northWest,
	south,
	southEast,
	southWest,
	west,
} from "./rays";
import { onAxis } from "./senders";

/** Where senders' rays meet sliders of either side. */
function meeting(direction: i32, eitherSliders: Pair): Pair {
	return v128.and(anySenders(direction), eitherSliders);
}

/** All that meet, but for queens behind sliders of their side. */
function lowSeeds(direction: i32, met: Pair, sliders: Pair): Pair {
	return v128.andnot(met, v128.and(high(SENDERS, direction), sliders));
}

/** All that meet, but for rooks behind rooks of their side. */
function highSeeds(direction: i32, met: Pair, rooks: Pair): Pair {
	return v128.andnot(met, v128.and(low(SENDERS, direction), rooks));
}

/** Fills SECONDS. */
export function castSeconds(placement: usize): void {
	const bishops = bishopsOf(placement);
	const allRooks = rooksOf(placement);
	const queens = queensOf(placement);
	const occupied = either(v128.load(placement));
	const empty = v128.not(occupied);

	let barred = onAxis(BARRED, 0);
	let rooks = v128.andnot(allRooks, barred);
	let sliders = v128.or(rooks, v128.andnot(queens, barred));
	let stops = either(sliders);
	let met = meeting(0, stops);
	keep(
		SECONDS,
		0,
		east(lowSeeds(0, met, sliders), occupied),
		east(highSeeds(0, met, rooks), occupied),
	);
	met = meeting(4, stops);
	keep(SECONDS, 4, west(lowSeeds(4, met, sliders), empty), west(highSeeds(4, met, rooks), empty));

	sliders = v128.andnot(v128.or(bishops, queens), onAxis(BARRED, 1));
	stops = either(sliders);
	met = meeting(1, stops);
	keep(SECONDS, 1, northEast(lowSeeds(1, met, sliders), empty), northEast(met, empty));
	met = meeting(5, stops);
	keep(SECONDS, 5, southWest(lowSeeds(5, met, sliders), empty), southWest(met, empty));

	barred = onAxis(BARRED, 2);
	rooks = v128.andnot(allRooks, barred);
	sliders = v128.or(rooks, v128.andnot(queens, barred));
	stops = either(sliders);
	met = meeting(2, stops);
	keep(SECONDS, 2, north(lowSeeds(2, met, sliders), empty), north(highSeeds(2, met, rooks), empty));
	met = meeting(6, stops);
	keep(SECONDS, 6, south(lowSeeds(6, met, sliders), empty), south(highSeeds(6, met, rooks), empty));

	sliders = v128.andnot(v128.or(bishops, queens), onAxis(BARRED, 3));
	stops = either(sliders);
	met = meeting(3, stops);
	keep(SECONDS, 3, northWest(lowSeeds(3, met, sliders), empty), northWest(met, empty));
	met = meeting(7, stops);
	keep(SECONDS, 7, southEast(lowSeeds(7, met, sliders), empty), southEast(met, empty));
}

export function rookSeconds(direction: i32): Pair {
	return v128.andnot(low(SECONDS, direction), high(SECONDS, direction));
}

export function queenSeconds(direction: i32): Pair {
	return v128.andnot(high(SECONDS, direction), low(SECONDS, direction));
}

function extraSeconds(direction: i32): Pair {
	return v128.and(low(SECONDS, direction), high(SECONDS, direction));
}

function anySeconds(direction: i32): Pair {
	return v128.or(low(SECONDS, direction), high(SECONDS, direction));
}

function anySenders(direction: i32): Pair {
	return v128.or(low(SENDERS, direction), high(SENDERS, direction));
}

/**
 * The squares that pawns capture on, seen through them from behind: rays by direction, white pawns
 * and black ones.
 */
function throughPawns(ne: Pair, nw: Pair, sw: Pair, se: Pair, whites: Pair, blacks: Pair): Pair {
	const towardsH = v128.or(
		i64x2.shl(v128.and(whites, ne), 9),
		i64x2.shr_u(v128.and(blacks, se), 7),
	);
	const towardsA = v128.or(
		i64x2.shl(v128.and(whites, nw), 7),
		i64x2.shr_u(v128.and(blacks, sw), 9),
	);
	return v128.or(v128.and(notA(), towardsH), v128.and(notH(), towardsA));
}

/**
 * Where a side has extras. Pins of what they look through are not observed here: an extra too many
 * costs an exchange that need not have been played, and changes nothing.
 */
export function findExtras(placement: usize): Pair {
	const pawns = load<u64>(placement, 16);
	const whites = both(load<u64>(placement) & pawns);
	const blacks = both(load<u64>(placement, 8) & pawns);
	const white = i64x2(-1, 0);
	const black = i64x2(0, -1);
	let extras = v128.or(
		or4(extraSeconds(0), extraSeconds(1), extraSeconds(2), extraSeconds(3)),
		or4(extraSeconds(4), extraSeconds(5), extraSeconds(6), extraSeconds(7)),
	);
	// Behind a pawn: enemies, and whoever stands further back. (The ladder has its friends.)
	const ne = v128.or(anySeconds(1), v128.and(anySenders(1), black));
	const nw = v128.or(anySeconds(3), v128.and(anySenders(3), black));
	const sw = v128.or(anySeconds(5), v128.and(anySenders(5), white));
	const se = v128.or(anySeconds(7), v128.and(anySenders(7), white));
	extras = v128.or(extras, throughPawns(ne, nw, sw, se, whites, blacks));

	// Third pieces and further ones: seconds that meet a slider look through it, and through all
	// sliders beyond.
	const queens = queensOf(placement);
	const straight = either(v128.or(rooksOf(placement), queens));
	const diagonal = either(v128.or(bishopsOf(placement), queens));
	const met0 = v128.and(anySeconds(0), straight);
	const met1 = v128.and(anySeconds(1), diagonal);
	const met2 = v128.and(anySeconds(2), straight);
	const met3 = v128.and(anySeconds(3), diagonal);
	const met4 = v128.and(anySeconds(4), straight);
	const met5 = v128.and(anySeconds(5), diagonal);
	const met6 = v128.and(anySeconds(6), straight);
	const met7 = v128.and(anySeconds(7), diagonal);
	const met = v128.or(or4(met0, met1, met2, met3), or4(met4, met5, met6, met7));
	if (!v128.any_true(met)) return extras;
	const empty = v128.not(either(v128.load(placement)));
	const openStraight = v128.or(empty, straight);
	const openDiagonal = v128.or(empty, diagonal);
	const deep1 = northEast(met1, openDiagonal);
	const deep3 = northWest(met3, openDiagonal);
	const deep5 = southWest(met5, openDiagonal);
	const deep7 = southEast(met7, openDiagonal);
	return or4(
		extras,
		or4(
			eastOver(met0, openStraight),
			north(met2, openStraight),
			west(met4, openStraight),
			south(met6, openStraight),
		),
		or4(deep1, deep3, deep5, deep7),
		throughPawns(deep1, deep3, deep5, deep7, whites, blacks),
	);
}
