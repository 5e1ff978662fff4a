// Going over bytes. A step gives where it ends, or 0 where it is not sure what it sees; `ranOut`
// says whether that may be because the bytes end here and the file goes on.

import {
	CLOSE,
	classAt,
	endsWord,
	isLineEnd,
	OPEN,
	OPEN_BRACE,
	OPEN_SQUARE,
	SEMICOLON,
	SPACE,
} from "./letters";
import { COMMANDS, INPUT, VARIATIONS } from "./memory";

/** Behind the last byte. */
export let stop: usize = 0;
export let ranOut: bool = false;
/** Flags of the game so far, as in REPORT. */
export let flags: i32 = 0;

const PERCENT: u32 = 0x25;
/** Longer variations may hold more moves than the careful loader takes. */
const LONGEST_VARIATION: usize = 20_000;
const DEEPEST: i32 = 1000;

export function beginScan(end: i32): void {
	stop = INPUT + usize(end);
	ranOut = false;
	flags = 0;
}

/** A step that is not sure. */
export function unsure(at: usize): usize {
	if (at >= stop) ranOut = true;
	return 0;
}

/** Looks whether a word that has not been understood may go on behind the bytes that there are. */
export function checkWord(at: usize): void {
	while (at < stop && !endsWord(at)) at++;
	unsure(at);
}

export function lineEnd(at: usize): usize {
	while (at < stop && !isLineEnd(u32(load<u8>(at)))) at++;
	return at;
}

/** Goes over blanks, byte order marks, and lines that begin with "%". */
export function skipBlanks(at: usize): usize {
	while (true) {
		while (classAt(at) === SPACE) at++;
		const letter = u32(load<u8>(at));
		if (letter === PERCENT && isLineEnd(u32(load<u8>(at - 1)))) at = lineEnd(at);
		else if (letter === 0xef && load<u8>(at, 1) === 0xbb && load<u8>(at, 2) === 0xbf) at += 3;
		else return at;
	}
}

function isAny(bytes: v128, letter: i8): v128 {
	return i8x16.eq(bytes, i8x16.splat(letter));
}

/** The next brace, square bracket or zero. */
function nextInComment(at: usize): usize {
	while (true) {
		const bytes = v128.load(at);
		const found = i8x16.bitmask(
			v128.or(
				v128.or(isAny(bytes, 0x7b), isAny(bytes, 0x7d)),
				v128.or(isAny(bytes, 0x5b), isAny(bytes, 0)),
			),
		);
		if (found !== 0) return at + usize(ctz(found));
		at += 16;
	}
}

/**
 * A comment in braces. One that holds another, or what looks like the next game, is left to the
 * careful loader.
 */
export function comment(open: usize): usize {
	let at = open + 1;
	while (true) {
		at = nextInComment(at);
		const letter = u32(load<u8>(at));
		if (letter === 0x7d) return at + 1;
		if (letter === 0x7b) return unsure(at);
		if (letter === 0 && at >= stop) return unsure(at);
		if (letter === 0x5b) {
			const next = u32(load<u8>(at, 1));
			if (next === 0x45) return unsure(at);
			if (next === PERCENT) flags |= COMMANDS;
		}
		at++;
	}
}

/** A variation with all that is in it, from its bracket to the one that closes it. */
export function variation(open: usize): usize {
	flags |= VARIATIONS;
	let depth = 1;
	let at = open + 1;
	while (depth > 0) {
		const kind = classAt(at);
		if (kind === OPEN) depth++;
		else if (kind === CLOSE) depth--;
		else if (kind === OPEN_BRACE) {
			at = comment(at);
			if (at === 0) return 0;
			continue;
		} else if (kind === SEMICOLON) {
			at = lineEnd(at);
			continue;
		} else if (kind === OPEN_SQUARE) return unsure(at);
		else if (at >= stop) return unsure(at);
		else if (load<u8>(at) === PERCENT && isLineEnd(u32(load<u8>(at - 1)))) {
			at = lineEnd(at);
			continue;
		}
		at++;
		if (depth > DEEPEST || at - open > LONGEST_VARIATION) return unsure(at);
	}
	return at;
}
