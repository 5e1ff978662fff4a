// Section 9 of docs/insight.md, without an engine: what a side has in the end by so many plies and
// the captures after them, in pawns, by an alpha-beta search.
//
// Where plies are used up a side that is not in check may stop there, or take on; one in check has
// all its moves. A mate is MATE less the plies to it, stalemate is 0.

import { inCheck } from "./captures";
import { lookAt } from "./chains";
import {
	boardOf,
	isCheckedAt,
	isQuiet,
	LEVELS,
	listFrom,
	listOf,
	MOST_MOVES,
	noteKiller,
	pick,
	playFrom,
	setRoot,
} from "./tree";

const MATE: i32 = 1000;

/** Less than anything that a side can have: it has no other move. */
const NOTHING: i32 = -2000;

/** Stands for no answer: more positions than are looked at. */
const UNKNOWN: i32 = -3000;

/** Positions of a search. A position of a game takes some thousands. */
const MOST_POSITIONS: i32 = 150000;

/** The best line from each level on: 16 bits a move, and how many there are. */
export const LINE: usize = memory.data(48 * 96, 16);
const LENGTHS: usize = memory.data(48, 16);

/** How many moves the line of the last search has. */
export function lineLength(): i32 {
	return i32(load<u8>(LENGTHS));
}

let positions: i32 = 0;
let isStopped: bool = false;

/** The move of the root that is left aside; -1 for none. */
let except: i32 = -1;

/** Pawns that a side is ahead. */
function balance(board: usize, isWhite: bool): i32 {
	const white = load<u64>(board);
	let sum = 0;
	for (let at: usize = 16; at < 56; at += 8) {
		const kind = load<u64>(board + at);
		const ahead = i32(popcnt(kind & white)) - i32(popcnt(kind & ~white));
		sum += ahead * (at === 16 ? 1 : at === 40 ? 5 : at === 48 ? 9 : 3);
	}
	return isWhite ? sum : -sum;
}

/** The line of a level: a move, and after it the line of the next. */
function takeLine(level: i32, move: i32): void {
	const line = LINE + usize(level) * 96;
	const length = usize(load<u8>(LENGTHS + usize(level) + 1));
	store<u16>(line, u16(move));
	memory.copy(line + 2, line + 96, length << 1);
	store<u8>(LENGTHS + usize(level), u8(length + 1));
}

/** Is there nothing to be gained from a position, by a move that gave no check? */
function isFutile(level: i32, isWhite: bool, alpha: i32): bool {
	return balance(boardOf(level), isWhite) <= alpha && !inCheck(!isWhite);
}

/** Counts a position; is it one too many? */
function isBeyond(level: i32): bool {
	positions++;
	if (positions > MOST_POSITIONS || level >= LEVELS - 1) isStopped = true;
	return isStopped;
}

/**
 * Need a move, which has been played, not be searched? Where plies are used up after it the other
 * side may stop as well, and then has no less than that.
 */
function isLeftOut(level: i32, move: i32, isLast: bool, alpha: i32, isWhite: bool): bool {
	if (level === 0 && move === except) return true;
	return isLast && isFutile(level + 1, isWhite, alpha);
}

/** Takes the line of a move that is better than all before it; is it enough? */
function isRefuted(level: i32, move: i32, isEnough: bool): bool {
	takeLine(level, move);
	if (isEnough && isQuiet(level, move)) noteKiller(level, move);
	return isEnough;
}

function search(level: i32, depth: i32, alpha: i32, beta: i32, isWhite: bool): i32 {
	store<u8>(LENGTHS + usize(level), 0);
	if (isBeyond(level)) return 0;
	const isChecked = isCheckedAt(level, isWhite);
	const mayStop = depth <= 0 && !isChecked;
	let best = mayStop ? balance(boardOf(level), isWhite) : NOTHING;
	if (best >= beta) return best;
	alpha = max(alpha, best);
	const end = listFrom(level, isWhite, isChecked, mayStop);
	if (end - listOf(level) >= usize(MOST_MOVES) << 2) isStopped = true;
	let hasMoved = false;
	for (let at = listOf(level); at < end && !isStopped; at += 4) {
		const move = pick(at, end);
		playFrom(level, move, isWhite);
		if (inCheck(isWhite)) continue;
		hasMoved = true;
		if (isLeftOut(level, move, depth <= 1 && best > NOTHING, alpha, isWhite)) continue;
		const found = -search(level + 1, max(depth - 1, 0), -beta, -alpha, !isWhite);
		best = max(best, found);
		if (found <= alpha || isStopped) continue;
		alpha = found;
		if (isRefuted(level, move, alpha >= beta)) break;
	}
	if (!hasMoved && !mayStop) return isChecked ? level - MATE : 0;
	return best;
}

/**
 * Material of the side to move in the end, between two bounds; a result beyond them only says that
 * it is no less, or no more. One move may be left aside. NOTHING if there is no other, UNKNOWN
 * where the search would take too long.
 */
export function searchFrom(
	placement: usize,
	isWhite: bool,
	passed: i32,
	rights: i32,
	depth: i32,
	alpha: i32,
	beta: i32,
	leftAside: i32,
): i32 {
	setRoot(placement, passed, rights);
	positions = 0;
	isStopped = false;
	except = leftAside;
	lookAt(boardOf(0));
	const found = search(0, depth, alpha, beta, isWhite);
	return isStopped ? UNKNOWN : found;
}
