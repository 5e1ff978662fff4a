// Where a word ends: a number, a move, a result, a glyph, whatever stands together.

import { isSpace } from "./characters.ts";

const OPEN = 0x28;
const CLOSE = 0x29;
const DOLLAR = 0x24;

const ENDS_WORD = Uint8Array.from({ length: 128 }, (_, code) =>
	isSpace(code) || "\0$();<[]{}".includes(String.fromCharCode(code)) ? 1 : 0,
);

const endsWord = (code: number) => (code < 128 ? ENDS_WORD[code] === 1 : isSpace(code));

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
/** One of "QRBN". */
const isPromotion = (code: number) =>
	code === 0x51 || code === 0x52 || code === 0x42 || code === 0x4e;
/** One of "+#!?". */
const isSign = (code: number) => code === 0x2b || code === 0x23 || code === 0x21 || code === 0x3f;

/**
 * The end of what belongs to a promotion in brackets, as in "a8(Q)+"; the same place if there is
 * none.
 */
function promotionEnd(text: string, at: number): number {
	const isThere =
		text.charCodeAt(at) === OPEN &&
		isPromotion(text.charCodeAt(at + 1)) &&
		text.charCodeAt(at + 2) === CLOSE;
	if (!isThere) return at;
	let end = at + 3;
	while (isSign(text.charCodeAt(end))) end++;
	return end;
}

/**
 * Where the word ends that begins at an offset. A glyph with "$" is a word of its own; what begins
 * no word stands alone.
 */
export function wordEndFrom(text: string, start: number): number {
	let at = start;
	if (text.charCodeAt(at) === DOLLAR) {
		at++;
		while (isDigit(text.charCodeAt(at))) at++;
		return at;
	}
	while (at < text.length && !endsWord(text.charCodeAt(at))) at++;
	return at === start ? start + 1 : promotionEnd(text, at);
}
