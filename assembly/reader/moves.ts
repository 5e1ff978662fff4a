// Words among the moves: moves in the usual notation, numbers, results. Words written in another
// way are left to the careful loader.

import { endsWord, isDigit } from "./letters";
import { BLACK_WON, DRAWN, UNFINISHED, WHITE_WON } from "./memory";
import { capturePawn, castle, isFull, playPiece, plies, pushPawn } from "./position";
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from "./reach";
import { unsure } from "./scan";

/** The result that has been read, 0 before there is one. */
export let result: i32 = 0;
/** The highest number of a move so far. */
let highest: i32 = 0;

export function beginMoves(): void {
	result = 0;
	highest = 0;
}

const FILE_A: u64 = 0x0101010101010101;
const RANK_1: u64 = 0xff;

/** The place of a letter of "abcdefgh", or of a digit of "12345678"; 8 or more for any other. */
function fileOf(letter: u32): u32 {
	return letter - 0x61;
}

function rankOf(letter: u32): u32 {
	return letter - 0x31;
}

/** The square named at an address; 64 or more for none. */
function squareAt(at: usize): u32 {
	const file = fileOf(u32(load<u8>(at)));
	const rank = rankOf(u32(load<u8>(at, 1)));
	return file < 8 && rank < 8 ? (rank << 3) | file : 64;
}

/** The kind of piece that a letter stands for; -1 for any other letter. */
function kindOf(letter: u32): i32 {
	if (letter === 0x4e) return KNIGHT;
	if (letter === 0x42) return BISHOP;
	if (letter === 0x52) return ROOK;
	if (letter === 0x51) return QUEEN;
	return letter === 0x4b ? KING : -1;
}

/** The end of a move's word behind its squares: one sign of check, at most two of praise. */
function signsEnd(at: usize): usize {
	let letter = u32(load<u8>(at));
	if (letter === 0x2b || letter === 0x23) letter = u32(load<u8>(++at));
	for (let count = 0; count < 2 && (letter === 0x21 || letter === 0x3f); count++) {
		letter = u32(load<u8>(++at));
	}
	// A bracket here may belong to a promotion.
	return endsWord(at) && letter !== 0x28 ? at : unsure(at);
}

/** "Nf3", "Nbd2", "R1xa3", "Qh4xe1". */
function pieceMove(kind: i32, start: usize): usize {
	let at = start + 1;
	let origins: u64 = ~0;
	let target = squareAt(at);
	const second = u32(load<u8>(at, 2));
	// A square that is followed by another, or by a capture of one, is where the piece comes from.
	if (target < 64 && (second === 0x78 || fileOf(second) < 8)) {
		origins = u64(1) << target;
		at += 2;
	} else if (target >= 64) {
		const letter = u32(load<u8>(at));
		if (fileOf(letter) < 8) {
			origins = FILE_A << fileOf(letter);
			at++;
		} else if (rankOf(letter) < 8) {
			origins = RANK_1 << (rankOf(letter) << 3);
			at++;
		}
	}
	const isCapture = load<u8>(at) === 0x78;
	at += usize(isCapture);
	target = squareAt(at);
	const end = signsEnd(at + 2);
	if (target >= 64 || end === 0) return unsure(at + 2);
	return playPiece(kind, origins, i32(target), isCapture) ? end : 0;
}

/** "e4", "exd5", "e8=Q", "exd8Q". */
function pawnMove(start: usize): usize {
	let at = start;
	const isCapture = load<u8>(at, 1) === 0x78;
	if (isCapture) at += 2;
	const target = squareAt(at);
	at += 2;
	let becomes = PAWN;
	if (load<u8>(at) === 0x3d) at++;
	const kind = kindOf(u32(load<u8>(at)));
	if (kind > 0 && kind !== KING) {
		becomes = kind;
		at++;
	} else if (load<u8>(at - 1) === 0x3d) return unsure(at);
	const end = signsEnd(at);
	if (target >= 64 || end === 0) return unsure(at);
	const isLegal = isCapture
		? capturePawn(i32(fileOf(u32(load<u8>(start)))), i32(target), becomes)
		: pushPawn(i32(target), becomes);
	return isLegal ? end : 0;
}

/** "O-O" and "O-O-O", or with zeros. */
function castling(letter: u32, start: usize): usize {
	if (load<u8>(start, 1) !== 0x2d || u32(load<u8>(start, 2)) !== letter) return unsure(start + 2);
	const isLong = load<u8>(start, 3) === 0x2d;
	if (isLong && u32(load<u8>(start, 4)) !== letter) return unsure(start + 4);
	const end = signsEnd(start + (isLong ? 5 : 3));
	return end !== 0 && castle(isLong) ? end : 0;
}

function move(at: usize): usize {
	if (isFull() || result !== 0) return 0;
	const letter = u32(load<u8>(at));
	if (fileOf(letter) < 8) return pawnMove(at);
	const kind = kindOf(letter);
	if (kind > 0) return pieceMove(kind, at);
	if (letter === 0x4f || letter === 0x30) return castling(letter, at);
	// Signs of praise that stand alone.
	if ((letter !== 0x21 && letter !== 0x3f) || plies === 0) return unsure(at);
	return signsEnd(at);
}

function isDash(at: usize): bool {
	return load<u8>(at) === 0x2d;
}

/** The end of a result, which is then kept; 0 where there is none. */
function resultEnd(at: usize): usize {
	let end = at + 3;
	let found = 0;
	if (load<u8>(at) === 0x2a) {
		found = UNFINISHED;
		end = at + 1;
	} else if (load<u16>(at) === 0x2d31 && load<u8>(at, 2) === 0x30) found = WHITE_WON;
	else if (load<u16>(at) === 0x2d30 && load<u8>(at, 2) === 0x31) found = BLACK_WON;
	else if (load<u16>(at) === 0x2f31 && load<u8>(at, 2) === 0x32) {
		found = DRAWN;
		if (isDash(end)) {
			if (load<u16>(end, 1) !== 0x2f31 || load<u8>(end, 3) !== 0x32) return 0;
			end += 4;
		}
	}
	if (found === 0 || !endsWord(end) || load<u8>(end) === 0x28) return 0;
	result = found;
	return end;
}

/** A number of a move, with a move behind it or not. */
function numbered(start: usize): usize {
	let at = start;
	let number = 0;
	while (isDigit(u32(load<u8>(at)))) {
		number = number * 10 + i32(load<u8>(at)) - 0x30;
		at++;
	}
	const digits = at - start;
	if (digits > 4) return unsure(at);
	const dots = at;
	while (load<u8>(at) === 0x2e) at++;
	const isLone = endsWord(at) && load<u8>(at) !== 0x28;
	if (at === dots && !isLone) return unsure(at);
	if (at - dots < 2) {
		// Games without tags and results are told apart by their numbers.
		if (number === 1 && highest > 1) return 0;
		highest = max(highest, number);
	}
	if (isLone) return at;
	// No result, and no second number.
	return isDigit(u32(load<u8>(at))) ? unsure(at) : move(at);
}

/** Reads a word; gives where it ends, or 0. */
export function word(at: usize): usize {
	const letter = u32(load<u8>(at));
	if (letter > 0x39) return move(at);
	if (result !== 0) return 0;
	if (isDigit(letter) || letter === 0x2a) {
		const end = resultEnd(at);
		if (end !== 0) return end;
		if (letter === 0x30) return castling(letter, at);
		return isDigit(letter) ? numbered(at) : unsure(at);
	}
	if (letter !== 0x2e) return move(at);
	let end = at;
	while (load<u8>(end) === 0x2e) end++;
	return endsWord(end) && load<u8>(end) !== 0x28 ? end : unsure(end);
}
