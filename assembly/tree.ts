// Positions that a search goes through, a level each, and their moves: all that is legal by the
// rules once the king is safe after it, castling and all promotions too.
//
// A move is a number: from in bits 0 to 5, to in bits 6 to 11, the kind that a pawn becomes in bits
// 12 to 14. In a list it has its rank in bits 16 and up: captures of the most by the least first.

import { inCheck, LAST_RANKS, worthAt } from "./captures";
import { black, frontsOn, kings, lookAt, pawns, reaching, white } from "./chains";
import { lowest } from "./exchange";
import { destinations, pawnTakes } from "./moves";

/** Levels of a search, its root included; quiet ends are reached long before. */
export const LEVELS: i32 = 48;

/** Moves of a position. Arrangements that have more are none of a game. */
export const MOST_MOVES: i32 = 512;

const BOARDS: usize = memory.data(48 * 64, 16);
const PASSING: usize = memory.data(48, 16);
const RIGHTS: usize = memory.data(48, 16);
const LISTS: usize = memory.data(48 * 512 * 4, 16);

/** Two quiet moves a level that have refuted something there. */
const KILLERS: usize = memory.data(48 * 8, 16);

export const NOT_PASSED: i32 = 255;

const KNIGHT: i32 = 2;
const QUEEN: i32 = 5;

/** A bit of a move's rank. */
const RANK: u32 = 1 << 16;
const OF_KILLER: u32 = 1;
const OF_CAPTURE: u32 = 16;

export function boardOf(level: i32): usize {
	return BOARDS + (usize(level) << 6);
}

export function listOf(level: i32): usize {
	return LISTS + ((usize(level) * usize(MOST_MOVES)) << 2);
}

/** Begins at a placement. Rights are bits: White's short, long, Black's short, long castling. */
export function setRoot(placement: usize, passed: i32, rights: i32): void {
	memory.copy(boardOf(0), placement, 64);
	store<u8>(PASSING, u8(passed));
	store<u8>(RIGHTS, u8(rights));
	memory.fill(KILLERS, 0, usize(LEVELS) << 3);
}

/** Castling rights that are gone once something leaves a square or arrives there. */
function lostAt(square: i32): i32 {
	if (square === 0) return 2;
	if (square === 4) return 3;
	if (square === 7) return 1;
	if (square === 56) return 8;
	if (square === 60) return 12;
	return square === 63 ? 4 : 0;
}

/** Moves the rook of a king that has castled. */
function castleRook(ahead: usize, to: i32, isWhite: bool): void {
	const isShort = (to & 7) === 6;
	const rook = (u64(1) << (isShort ? to + 1 : to - 2)) | (u64(1) << (isShort ? to - 1 : to + 1));
	const side: usize = isWhite ? 0 : 8;
	store<u64>(ahead + side, load<u64>(ahead + side) ^ rook);
	store<u64>(ahead, load<u64>(ahead, 40) ^ rook, 40);
}

/** Plays a move from a level to the next, and looks at what it leads to. */
export function playFrom(level: i32, move: i32, isWhite: bool): void {
	const placement = boardOf(level);
	const ahead = boardOf(level + 1);
	const start = move & 63;
	const end = (move >> 6) & 63;
	const from = u64(1) << start;
	const to = u64(1) << end;
	const becomes: usize = usize((move >> 12) & 7) << 3;
	const isPawn = (load<u64>(placement, 16) & from) !== 0;
	const passed = i32(load<u8>(PASSING + usize(level)));
	const taken: u64 = isPawn && end === passed ? (isWhite ? to >> 8 : to << 8) : 0;
	for (let board: usize = 0; board < 64; board += 8) {
		const before = load<u64>(placement + board);
		const after = before & ~(from | to | taken);
		// The board of a kind is eight bytes further than its number says.
		const stays = (before & from) !== 0 && !(becomes !== 0 && board === 16);
		store<u64>(
			ahead + board,
			stays || (becomes !== 0 && board === becomes + 8) ? after | to : after,
		);
	}
	if ((load<u64>(placement, 56) & from) !== 0 && (end - start === 2 || start - end === 2)) {
		castleRook(ahead, end, isWhite);
	}
	const isDouble = isPawn && (end - start === 16 || start - end === 16);
	store<u8>(PASSING + usize(level) + 1, u8(isDouble ? (start + end) >> 1 : NOT_PASSED));
	const rights = i32(load<u8>(RIGHTS + usize(level)));
	store<u8>(RIGHTS + usize(level) + 1, u8(rights & ~(lostAt(start) | lostAt(end))));
	lookAt(ahead);
}

/** Remembers a quiet move that has refuted something. */
export function noteKiller(level: i32, move: i32): void {
	const at = KILLERS + (usize(level) << 3);
	if (load<i32>(at) === move) return;
	store<i32>(at, load<i32>(at), 4);
	store<i32>(at, move);
}

export function isQuiet(level: i32, move: i32): bool {
	const to = u64(1) << ((move >> 6) & 63);
	const board = boardOf(level);
	return move >> 12 === 0 && ((load<u64>(board) | load<u64>(board, 8)) & to) === 0;
}

let listEnd: usize = 0;
let listLimit: usize = 0;
let listLevel: i32 = 0;

function add(move: i32, rank: u32): void {
	if (listEnd >= listLimit) return;
	store<u32>(listEnd, u32(move) | (rank * RANK));
	listEnd += 4;
}

function addKind(board: usize, piece: u64, to: u64, isLoud: bool): void {
	const victim = worthAt(board, to);
	const move = i32(ctz(piece)) | (i32(ctz(to)) << 6);
	if ((piece & pawns) !== 0 && (to & LAST_RANKS) !== 0) {
		const rank = OF_CAPTURE * u32(victim + 8);
		for (let kind = QUEEN; kind >= (isLoud ? QUEEN : KNIGHT); kind--) {
			add(move | (kind << 12), kind === QUEEN ? rank : 0);
		}
	} else if (victim > 0) {
		// A king takes last: nothing is as dear.
		const own = (piece & kings) !== 0 ? 10 : worthAt(board, piece);
		add(move, OF_CAPTURE * u32(victim) + u32(15 - own));
	} else {
		const at = KILLERS + (usize(listLevel) << 3);
		const isKiller = load<i32>(at) === move || load<i32>(at, 4) === move;
		add(move, isKiller ? OF_KILLER : 0);
	}
}

/** Pawns that can take one in passing. */
function addPassing(passed: i32, isWhite: bool): void {
	const to = u64(1) << passed;
	const beside = pawnTakes(to, !isWhite);
	for (let left = beside & pawns & (isWhite ? white : black); left !== 0; left &= left - 1) {
		add(i32(ctz(left)) | (passed << 6), OF_CAPTURE + 14);
	}
}

function isAttacked(square: i32, isWhite: bool): bool {
	frontsOn(square);
	return (reaching & (isWhite ? black : white)) !== 0;
}

/** Castling of a king that is not in check. Where it arrives is seen after it. */
function addCastling(rights: i32, isWhite: bool): void {
	const home = isWhite ? 0 : 56;
	const own = (isWhite ? rights : rights >> 2) & 3;
	if (own === 0) return;
	const occupied = (white | black) >> home;
	const king = home + 4;
	if ((own & 1) !== 0 && (occupied & 0x60) === 0 && !isAttacked(king + 1, isWhite)) {
		add(king | ((king + 2) << 6), 0);
	}
	if ((own & 2) !== 0 && (occupied & 0x0e) === 0 && !isAttacked(king - 1, isWhite)) {
		add(king | ((king - 2) << 6), 0);
	}
}

/**
 * Lists the moves of a level that is looked at, or only the loud ones: captures, and promotions to
 * a queen. Gives where the list ends; it may hold moves that leave the king in check.
 */
export function listFrom(level: i32, isWhite: bool, isChecked: bool, isLoud: bool): usize {
	const board = boardOf(level);
	const passed = i32(load<u8>(PASSING + usize(level)));
	listLevel = level;
	listEnd = listOf(level);
	listLimit = listEnd + (usize(MOST_MOVES) << 2);
	const others = isWhite ? black : white;
	for (let left = isWhite ? white : black; left !== 0; left &= left - 1) {
		const piece = lowest(left);
		const loud = (piece & pawns) !== 0 ? others | LAST_RANKS : others;
		const ends = destinations(piece, isWhite) & ~kings & (isLoud ? loud : ~u64(0));
		for (let to = ends; to !== 0; to &= to - 1) addKind(board, piece, lowest(to), isLoud);
	}
	if (passed < 64) addPassing(passed, isWhite);
	if (!isLoud && !isChecked) addCastling(i32(load<u8>(RIGHTS + usize(level))), isWhite);
	return listEnd;
}

/** Brings the move of the highest rank to a place of a list, and gives it. */
export function pick(at: usize, end: usize): i32 {
	let best = at;
	for (let one = at + 4; one < end; one += 4) {
		if (load<u32>(one) >> 16 > load<u32>(best) >> 16) best = one;
	}
	const move = load<u32>(best);
	store<u32>(best, load<u32>(at));
	store<u32>(at, move);
	return i32(move & 0x7fff);
}

/** Is the king of the side that is to move at a level attacked? */
export function isCheckedAt(level: i32, isWhite: bool): bool {
	lookAt(boardOf(level));
	return inCheck(isWhite);
}
