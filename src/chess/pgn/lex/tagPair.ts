// Tags: [Name "value"]. A value goes to the last quote before its bracket, so raw quotes inside it
// are meant as they stand.

import { isLineEnd, isSpace } from "./characters.ts";

export type TagSpan = {
	nameAt: number;
	nameEnd: number;
	valueAt: number;
	valueEnd: number;
};

const LONGEST_NAME = 255;

const QUOTE = 0x22;
const OPEN = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE = 0x5d;

const isNameLetter = (code: number) =>
	code !== QUOTE &&
	code !== OPEN &&
	code !== CLOSE &&
	code !== 0x7b &&
	code !== 0x7d &&
	!isSpace(code);

function skipSpace(text: string, at: number): number {
	let end = at;
	while (end < text.length && isSpace(text.charCodeAt(end))) end++;
	return end;
}

/**
 * The bracket that closes a tag whose value ends with the quote at an offset, or -1 if that quote
 * is within the value.
 */
function bracketBehind(text: string, quote: number): number {
	const at = skipSpace(text, quote + 1);
	return text.charCodeAt(at) === CLOSE ? at : -1;
}

/**
 * Reads the tag at an opening bracket into `span`; gives where it ends, or 0 if there is none.
 * Asked for places that rise.
 */
export function createTagReader(text: string, span: TagSpan): (at: number) => number {
	/**
	 * No value that begins up to here is ever closed: a line full of opening brackets is gone through
	 * once.
	 */
	let unclosedTo = -1;

	/** Finds where the tag ends whose value begins at an offset. */
	function closeValue(valueAt: number): number {
		let at = valueAt;
		while (at < text.length) {
			const letter = text.charCodeAt(at);
			if (isLineEnd(letter)) break;
			if (letter === BACKSLASH) {
				if (at + 1 >= text.length || isLineEnd(text.charCodeAt(at + 1))) break;
				at++;
			} else if (letter === QUOTE) {
				const bracket = bracketBehind(text, at);
				if (bracket >= 0) {
					span.valueEnd = at;
					return bracket + 1;
				}
			}
			at++;
		}
		unclosedTo = at;
		return 0;
	}

	return (at) => {
		const nameAt = skipSpace(text, at + 1);
		let nameEnd = nameAt;
		while (
			nameEnd < text.length &&
			nameEnd - nameAt <= LONGEST_NAME &&
			isNameLetter(text.charCodeAt(nameEnd))
		) {
			nameEnd++;
		}
		if (nameEnd === nameAt || nameEnd - nameAt > LONGEST_NAME) return 0;
		const quote = skipSpace(text, nameEnd);
		if (quote === nameEnd || text.charCodeAt(quote) !== QUOTE) return 0;
		if (quote + 1 <= unclosedTo) return 0;
		span.nameAt = nameAt;
		span.nameEnd = nameEnd;
		span.valueAt = quote + 1;
		return closeValue(quote + 1);
	};
}
