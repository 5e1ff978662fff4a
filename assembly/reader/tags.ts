// Tags: [Name "value"], in the way in which nearly all programs write them.

import { classAt, isInName, isLineEnd, SPACE } from "./letters";
import { INPUT, MOST_TAGS, TAG_NAMES, TAGS } from "./memory";
import { stop, unsure } from "./scan";

const QUOTE: u32 = 0x22;
const BACKSLASH: u32 = 0x5c;
const CLOSE_SQUARE: u32 = 0x5d;
const LONGEST_NAME: usize = 200;
const LONGEST_VALUE: usize = 50_000;

/** How many tags the game has. */
export let tagCount: i32 = 0;

let nameNumber: u32 = 0;
let nameAt: usize = 0;
let nameEnd: usize = 0;
let valueAt: usize = 0;

export function clearTags(): void {
	tagCount = 0;
}

/** Reads a name, and a number that tells it from others, whatever their case. */
function name(at: usize): usize {
	let hash: u32 = 0x811c9dc5;
	let letter = u32(load<u8>(at));
	while (isInName(letter)) {
		hash = (hash ^ (letter | 0x20)) * 0x01000193;
		at++;
		letter = u32(load<u8>(at));
	}
	nameNumber = hash;
	return at;
}

/** The end of a tag; 0 for what may be none. */
export function tagEnd(open: usize): usize {
	nameAt = open + 1;
	let at = name(nameAt);
	nameEnd = at;
	if (at === nameAt || at - nameAt > LONGEST_NAME) return unsure(at);
	while (load<u8>(at) === 0x20) at++;
	if (at === nameEnd || load<u8>(at) !== QUOTE) return unsure(at);
	valueAt = ++at;
	while (true) {
		const letter = u32(load<u8>(at));
		if (letter === QUOTE) break;
		if (letter === BACKSLASH) at++;
		// A line end behind a backslash is not allowed either.
		if (isLineEnd(u32(load<u8>(at))) || at >= stop) return unsure(at);
		at++;
	}
	if (at - valueAt > LONGEST_VALUE) return unsure(at);
	return u32(load<u8>(at, 1)) === CLOSE_SQUARE ? at + 2 : unsure(at + 1);
}

function keepTag(end: usize): bool {
	for (let index = 0; index < tagCount; index++) {
		if (load<u32>(TAG_NAMES + (usize(index) << 2)) === nameNumber) return false;
	}
	if (tagCount === MOST_TAGS) return false;
	const tag = TAGS + (usize(tagCount) << 4);
	store<i32>(tag, i32(nameAt - INPUT));
	store<i32>(tag, i32(nameEnd - INPUT), 4);
	store<i32>(tag, i32(valueAt - INPUT), 8);
	store<i32>(tag, i32(end - 2 - INPUT), 12);
	store<u32>(TAG_NAMES + (usize(tagCount) << 2), nameNumber);
	tagCount++;
	return true;
}

/** Is there an empty line in a gap that holds nothing but blanks and line ends? */
function isApart(from: usize, to: usize): bool {
	let lines = 0;
	for (let at = from; at < to; at++) {
		const letter = u32(load<u8>(at));
		if (isLineEnd(letter)) {
			lines++;
			// One line end of two letters.
			if (letter === 0x0d && load<u8>(at, 1) === 0x0a) at++;
		} else if (letter !== 0x20) return false;
	}
	return lines > 1;
}

/**
 * Does the tag at an address begin another game, behind one that has nothing but tags? The first
 * tag comes again, apart.
 */
export function beginsAgain(from: usize, open: usize): bool {
	if (tagCount === 0 || !isApart(from, open)) return false;
	const first = INPUT + usize(load<i32>(TAGS));
	const length = usize(load<i32>(TAGS, 4)) + INPUT - first;
	return memory.compare(first, open + 1, length) === 0 && load<u8>(open + 1 + length) === 0x20;
}

/**
 * Reads the tags of a game, which stand with nothing but blanks between them; gives where the last
 * one ends.
 */
export function tags(open: usize): usize {
	let at = open;
	while (true) {
		const end = tagEnd(at);
		if (end === 0 || !keepTag(end)) return 0;
		at = end;
		while (classAt(at) === SPACE) at++;
		if (load<u8>(at) !== 0x5b || beginsAgain(end, at)) return end;
	}
}

const FEN: usize = memory.data<u8>([0x66, 0x65, 0x6e, 0]);
const VARIANT: usize = memory.data<u8>([0x76, 0x61, 0x72, 0x69, 0x61, 0x6e, 0x74, 0]);

/** Does a tag of this name stand among them? */
function has(word: usize): bool {
	name(word);
	for (let index = 0; index < tagCount; index++) {
		if (load<u32>(TAG_NAMES + (usize(index) << 2)) === nameNumber) return true;
	}
	return false;
}

/** Do the tags say that the game begins in a way of its own? */
export function saysStart(): bool {
	return has(FEN) || has(VARIANT);
}
