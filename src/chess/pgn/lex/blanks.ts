// Blanks between tokens, the line breaks of web pages, and whether a line is empty.

import { isBlank, isLineEnd, isSpace, LINE_FEED, RETURN } from "./characters.ts";

const SPACE = 0x20;
const TAB = 0x09;
const SLASH = 0x2f;
const LESS = 0x3c;
const GREATER = 0x3e;

/**
 * Where the line break of a web page ends that begins at an offset, or 0 if there is none: "<br>",
 * "<br />".
 */
function lineBreakEnd(text: string, at: number): number {
	if (!text.startsWith("<br", at)) return 0;
	let end = at + 3;
	while (end < text.length && isSpace(text.charCodeAt(end))) end++;
	if (text.charCodeAt(end) === SLASH) end++;
	return text.charCodeAt(end) === GREATER ? end + 1 : 0;
}

/**
 * Where the next blank ends that begins at an offset, or 0 if none does. A line end of two letters
 * is one.
 */
function blankEnd(text: string, at: number): number {
	const letter = text.charCodeAt(at);
	if (letter > SPACE && letter < 0x80) return letter === LESS ? lineBreakEnd(text, at) : 0;
	if (letter === RETURN && text.charCodeAt(at + 1) === LINE_FEED) return at + 2;
	return isBlank(letter) ? at + 1 : 0;
}

export type Gap = { end: number; isApart: boolean };

/** Blanks that are gone over at a time. So many of them stand apart in any case. */
const MOST = 2 ** 17;

/**
 * Goes on over blanks from where `gap` ends, and notes whether there is an empty line among them.
 * Returns whether this was all of them.
 */
export function skipBlanks(text: string, gap: Gap): boolean {
	gap.isApart = false;
	const limit = gap.end + MOST;
	/** Has nothing come since a line end but what may stand on an empty line? */
	let isEmpty = false;
	let at = gap.end;
	while (at < text.length && at < limit) {
		const letter = text.charCodeAt(at);
		// Most gaps are one blank.
		if (letter === SPACE || letter === TAB) {
			at++;
			continue;
		}
		const end = blankEnd(text, at);
		if (end === 0) break;
		if (isLineEnd(letter)) {
			if (isEmpty) gap.isApart = true;
			isEmpty = true;
		} else isEmpty = false;
		at = end;
	}
	gap.end = at;
	return at < limit;
}
