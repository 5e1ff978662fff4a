// One game after the other. The reader goes over a game as the careful loader would, and gives it
// up at once where it is not sure that both see the same.

import {
	classAt,
	DOLLAR,
	IN_WORD,
	isDigit,
	OPEN,
	OPEN_BRACE,
	OPEN_SQUARE,
	SEMICOLON,
} from "./letters";
import { INPUT, REPORT, WINDOW } from "./memory";
import { beginMoves, result, word } from "./moves";
import { plies, startAt, startUsual, tellState } from "./position";
import {
	beginScan,
	checkWord,
	comment,
	flags,
	lineEnd,
	ranOut,
	skipBlanks,
	stop,
	unsure,
	variation,
} from "./scan";
import { beginsAgain, clearTags, saysStart, tagCount, tagEnd, tags } from "./tags";

/** A game has been read. */
export const GAME: i32 = 0;
/** The game may go on behind the bytes that there are. */
export const MORE: i32 = 1;
/** The careful loader is to look at what begins here. */
export const UNSURE: i32 = 2;
/** The tags say how the game starts: to be told before it goes on. */
export const START: i32 = 3;
/** There is no game left. */
export const END: i32 = 4;

let isFileEnd: bool = false;
let start: usize = 0;
let movesAt: usize = 0;

function giveUp(): i32 {
	return ranOut && !isFileEnd ? MORE : UNSURE;
}

/** Reads the game that begins at an offset, among so many bytes; are they the last of the file? */
export function readGame(from: i32, end: i32, isLast: bool): i32 {
	beginScan(min(max(end, 0), WINDOW));
	store<u8>(INPUT - 1, 0x0a);
	memory.fill(stop, 0, 32);
	isFileEnd = isLast;
	start = skipBlanks(INPUT + usize(from));
	clearTags();
	beginMoves();
	store<i32>(REPORT, i32(start - INPUT));
	if (start >= stop) return isLast ? END : MORE;
	if (load<u8>(start) !== 0x5b) return giveUp();
	movesAt = tags(start);
	if (movesAt === 0) return giveUp();
	store<i32>(REPORT, i32(movesAt - INPUT), 8);
	store<i32>(REPORT, tagCount, 12);
	if (saysStart()) return START;
	startUsual();
	return readMoves();
}

/** Goes on with a game whose first placement has been written, with what a FEN says beside it. */
export function startGame(side: i32, castling: i32, enPassant: i32, half: i32, full: i32): i32 {
	return startAt(side, castling, enPassant, half, full) ? readMoves() : UNSURE;
}

/** A glyph by its number: "$1". */
function glyph(at: usize): usize {
	let end = at + 1;
	while (isDigit(u32(load<u8>(end)))) end++;
	const digits = end - at - 1;
	return digits > 0 && digits < 4 && plies > 0 && result === 0 ? end : unsure(end);
}

/** "(=)", an offer of a draw, or a variation. */
function bracket(at: usize): usize {
	if (load<u16>(at, 1) === 0x293d) return at + 3;
	return plies > 0 && result === 0 ? variation(at) : unsure(at + 2);
}

/** Goes over one thing among the moves. */
function step(at: usize, kind: u32): usize {
	if (kind === IN_WORD) return word(at);
	if (kind === OPEN_BRACE) return comment(at);
	if (kind === DOLLAR) return glyph(at);
	if (kind === OPEN) return bracket(at);
	return kind === SEMICOLON ? lineEnd(at) : unsure(at + 2);
}

function readMoves(): i32 {
	let at = movesAt;
	while (true) {
		at = skipBlanks(at);
		const kind = classAt(at);
		if (kind === OPEN_SQUARE) break;
		if (at >= stop) {
			if (!isFileEnd) return MORE;
			break;
		}
		const next = step(at, kind);
		if (next === 0) {
			checkWord(at);
			return giveUp();
		}
		at = next;
	}
	if (at < stop) {
		// Another game begins where this one has moves or a result, or where its tags begin again.
		if (tagEnd(at) === 0) return giveUp();
		if (plies === 0 && result === 0 && !beginsAgain(movesAt, at)) return giveUp();
	}
	tell(at);
	return GAME;
}

function tell(next: usize): void {
	store<i32>(REPORT, i32(next - INPUT), 4);
	store<i32>(REPORT, plies, 16);
	store<i32>(REPORT, result, 20);
	store<i32>(REPORT, flags, 24);
	tellState();
}
