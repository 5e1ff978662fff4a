// The position that a game has come to, and the moves that lead on. Each position is a placement of
// its own behind the one before, so a move is written where it leads to, and counts once it has
// been found legal.

import { CAPACITY, PLACEMENTS } from "../layout";
import { MOVES, REPORT } from "./memory";
import { between, isAttacked, KING, kindIn, PAWN, pawnReach, ROOK, reach } from "./reach";

/** Moves played, or -1 where there is no position yet. */
export let plies: i32 = 0;
/** White 0, Black 1. */
let side: i32 = 0;
/** The placement of the position. */
let now: usize = PLACEMENTS;
/** White's right to castle on the king's side 1, on the queen's 2; Black's 4 and 8. */
let castling: i32 = 15;
/** Behind a pawn that has just gone two steps; else -1. */
let enPassant: i32 = -1;
let halfMoves: i32 = 0;
let moveNumber: i32 = 1;

const START: usize = memory.data<u64>(
	[
		0x000000000000ffff, 0xffff000000000000, 0x00ff00000000ff00, 0x4200000000000042,
		0x2400000000000024, 0x8100000000000081, 0x0800000000000008, 0x1000000000000010,
	],
	16,
);

/** For each square the rights that are left when a piece leaves it or is taken there. */
const RIGHTS: usize = memory.data(64, 16);

export function nameRights(): void {
	memory.fill(RIGHTS, 15, 64);
	store<u8>(RIGHTS, 15 - 2);
	store<u8>(RIGHTS, 15 - 3, 4);
	store<u8>(RIGHTS, 15 - 1, 7);
	store<u8>(RIGHTS, 15 - 8, 56);
	store<u8>(RIGHTS, 15 - 12, 60);
	store<u8>(RIGHTS, 15 - 4, 63);
}

export function startUsual(): void {
	memory.copy(PLACEMENTS, START, 64);
	setState(0, 15, -1, 0, 1);
}

function setState(toMove: i32, rights: i32, passed: i32, half: i32, full: i32): void {
	now = PLACEMENTS;
	plies = 0;
	side = toMove;
	castling = rights;
	enPassant = passed;
	halfMoves = half;
	moveNumber = full;
}

function kingOf(placement: usize, owner: i32): i32 {
	return i32(ctz(kindIn(placement, KING) & load<u64>(placement + (usize(owner) << 3))));
}

/** Takes up the first placement as a start of its own; false for what cannot have been played. */
export function startAt(toMove: i32, rights: i32, passed: i32, half: i32, full: i32): bool {
	setState(toMove, rights, passed, half, full);
	if (isAttacked(now, kingOf(now, 1 - side), side)) return false;
	if (passed < 0) return true;
	// A pawn stands before the square that it passed, which is empty like the one it came from.
	const pawn = u64(1) << (passed ^ 8);
	const passedBits = (u64(1) << passed) | (u64(1) << (side === 0 ? passed + 8 : passed - 8));
	const occupied = load<u64>(now) | load<u64>(now, 8);
	const theirs = load<u64>(now + (usize(1 - side) << 3));
	return (theirs & kindIn(now, PAWN) & pawn) !== 0 && (occupied & passedBits) === 0;
}

/** Writes where a move leads; gives whether it leaves the mover's king unattacked. */
function tryMove(kind: i32, from: i32, to: i32, becomes: i32): bool {
	const next = now + 64;
	const target = u64(1) << to;
	const taken = kind === PAWN && to === enPassant ? u64(1) << (to ^ 8) : target;
	const keep = i64x2.splat(~taken);
	v128.store(next, v128.and(v128.load(now), keep));
	v128.store(next, v128.and(v128.load(now, 16), keep), 16);
	v128.store(next, v128.and(v128.load(now, 32), keep), 32);
	v128.store(next, v128.and(v128.load(now, 48), keep), 48);
	const own = next + (usize(side) << 3);
	const origin = u64(1) << from;
	store<u64>(own, (load<u64>(own) ^ origin) | target);
	const moved = next + (usize(kind) << 3);
	store<u64>(moved, load<u64>(moved, 16) ^ origin, 16);
	const become = next + (usize(becomes) << 3);
	store<u64>(become, load<u64>(become, 16) | target, 16);
	return !isAttacked(next, kingOf(next, side), 1 - side);
}

/** Goes on to the position that has been written. */
function goOn(kind: i32, from: i32, to: i32, becomes: i32, isCapture: bool): void {
	const promotion = kind === becomes ? 0 : becomes;
	store<u16>(MOVES + (usize(plies) << 1), u16(from | (to << 6) | (promotion << 12)));
	castling &= i32(load<u8>(RIGHTS + usize(from))) & i32(load<u8>(RIGHTS + usize(to)));
	const isDouble = kind === PAWN && (from ^ to) === 16;
	enPassant = isDouble ? (from + to) >> 1 : -1;
	halfMoves = kind === PAWN || isCapture ? 0 : halfMoves + 1;
	moveNumber += side;
	side = 1 - side;
	now += 64;
	plies++;
}

/** Is there no room for another position? */
export function isFull(): bool {
	return plies + 1 >= CAPACITY;
}

/** Plays a piece from one of some squares; false unless exactly one such move is legal. */
export function playPiece(kind: i32, origins: u64, to: i32, isCapture: bool): bool {
	const ours = load<u64>(now + (usize(side) << 3));
	const theirs = load<u64>(now + (usize(1 - side) << 3));
	const target = u64(1) << to;
	if (ours & target || ((theirs & target) !== 0) !== isCapture) return false;
	const occupied = ours | theirs;
	let found = -1;
	let tried = -1;
	for (
		let left = reach(kind, to) & kindIn(now, kind) & ours & origins;
		left !== 0;
		left &= left - 1
	) {
		const from = i32(ctz(left));
		if (between(from, to) & occupied) continue;
		tried = from;
		if (!tryMove(kind, from, to, kind)) continue;
		if (found >= 0) return false;
		found = from;
	}
	if (found < 0) return false;
	if (found !== tried) tryMove(kind, found, to, kind);
	goOn(kind, found, to, kind, isCapture);
	return true;
}

/** Has a pawn that goes there to become something? */
function arrives(to: i32): bool {
	return to >> 3 === (side === 0 ? 7 : 0);
}

/** Plays a pawn's move. `becomes` is a pawn where nothing is said. */
function playPawn(from: i32, to: i32, becomes: i32, isCapture: bool): bool {
	const pawns = kindIn(now, PAWN) & load<u64>(now + (usize(side) << 3));
	if (((pawns >> from) & 1) === 0 || arrives(to) !== (becomes !== PAWN)) return false;
	if (!tryMove(PAWN, from, to, becomes)) return false;
	goOn(PAWN, from, to, becomes, isCapture);
	return true;
}

/** Plays a pawn ahead, one step or two. */
export function pushPawn(to: i32, becomes: i32): bool {
	const occupied = load<u64>(now) | load<u64>(now, 8);
	const back = side === 0 ? -8 : 8;
	const one = to + back;
	if ((one & ~63) !== 0 || ((occupied >> to) & 1) !== 0) return false;
	if ((occupied >> one) & 1) return playPawn(one, to, becomes, false);
	if (to >> 3 !== (side === 0 ? 3 : 4)) return false;
	return playPawn(one + back, to, becomes, false);
}

/** Lets a pawn of a file capture. */
export function capturePawn(file: i32, to: i32, becomes: i32): bool {
	const from = (((to >> 3) + (side === 0 ? -1 : 1)) << 3) | file;
	if ((from & ~63) !== 0 || ((pawnReach(side, to) >> from) & 1) === 0) return false;
	const theirs = load<u64>(now + (usize(1 - side) << 3));
	if (((theirs >> to) & 1) === 0 && to !== enPassant) return false;
	return playPawn(from, to, becomes, true);
}

export function castle(isLong: bool): bool {
	const right = (isLong ? 2 : 1) << (side << 1);
	if ((castling & right) === 0) return false;
	const from = side === 0 ? 4 : 60;
	const to = isLong ? from - 2 : from + 2;
	const rook = isLong ? from - 4 : from + 3;
	const middle = (from + to) >> 1;
	const occupied = load<u64>(now) | load<u64>(now, 8);
	if (between(from, rook) & occupied) return false;
	if (isAttacked(now, from, 1 - side) || isAttacked(now, middle, 1 - side)) return false;
	if (!tryMove(KING, from, to, KING)) return false;
	const rookMoves = (u64(1) << rook) | (u64(1) << middle);
	const own = now + 64 + (usize(side) << 3);
	store<u64>(own, load<u64>(own) ^ rookMoves);
	const rooks = now + 64 + (usize(ROOK) << 3);
	store<u64>(rooks, load<u64>(rooks, 16) ^ rookMoves, 16);
	goOn(KING, from, to, KING, false);
	return true;
}

/** Can a pawn take the one that has just passed it? Only then does a FEN name the square. */
function canTakePassing(): bool {
	if (enPassant < 0) return false;
	const ours = load<u64>(now + (usize(side) << 3)) & kindIn(now, PAWN);
	for (let left = ours & pawnReach(side, enPassant); left !== 0; left &= left - 1) {
		if (!isFull() && tryMove(PAWN, i32(ctz(left)), enPassant, PAWN)) return true;
	}
	return false;
}

/** Tells what a FEN says of the position beside its pieces. */
export function tellState(): void {
	store<i32>(REPORT, castling, 28);
	store<i32>(REPORT, canTakePassing() ? enPassant : -1, 32);
	store<i32>(REPORT, halfMoves, 36);
	store<i32>(REPORT, moveNumber, 40);
}
