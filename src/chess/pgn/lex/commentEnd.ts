// Where comments in braces end. Most end with the next brace; some people write comments within
// comments; and some never close one: then it ends where the next game begins.

import { isLineEnd } from "./characters.ts";

/** How far comments within comments are looked for: people write them short. */
const NESTED = 250;
/** Blanks before a tag and within it that still count as a game's beginning. */
const INDENT = 40;

const OPEN = 0x7b;
const CLOSE = 0x7d;
const EVENT = "[Event";
const QUOTE = 0x22;

const isIndent = (code: number) => code === 0x20 || code === 0x09;

/**
 * The line end before the Event tag at an offset, or -1 if it does not begin a line or has no
 * value.
 */
function gameStart(text: string, event: number): number {
	let before = event - 1;
	while (event - before <= INDENT && isIndent(text.charCodeAt(before))) before--;
	if (!isLineEnd(text.charCodeAt(before))) return -1;
	const name = event + EVENT.length;
	let behind = name;
	while (behind - name < INDENT && isIndent(text.charCodeAt(behind))) behind++;
	return behind > name && text.charCodeAt(behind) === QUOTE ? before : -1;
}

/** Where the next game begins at or behind an offset: at the line end before its Event tag. */
function nextGame(text: string, from: number): number {
	let event = text.indexOf(EVENT, from);
	while (event >= 0) {
		const start = gameStart(text, event);
		if (start >= from) return start;
		event = text.indexOf(EVENT, event + 1);
	}
	return text.length;
}

/**
 * The brace that closes a comment if those within it are closed first; if they are not, the first
 * one.
 */
function closingBrace(text: string, at: number, first: number): number {
	let depth = 0;
	for (let i = at; i <= at + NESTED && i < text.length; i++) {
		const letter = text.charCodeAt(i);
		if (letter === OPEN) depth++;
		else if (letter === CLOSE && --depth === 0) return i;
	}
	return first;
}

/**
 * Returns a search for offsets that rise. It remembers its result until that has been passed: a
 * text without a closing brace is searched once, and not once for each brace that opens. `find`
 * returns the length of the text where there is nothing more.
 */
function findAhead(find: (from: number) => number): (from: number) => number {
	let found = -1;
	return (from) => {
		if (found < from) found = find(from);
		return found;
	};
}

const findLetter = (text: string, letter: string): ((from: number) => number) =>
	findAhead((from) => {
		const found = text.indexOf(letter, from);
		return found < 0 ? text.length : found;
	});

export type CommentSpan = { end: number; isClosed: boolean };

/**
 * Finds the end of the comment whose brace opens at an offset, and writes it into `span`. Asked for
 * places that rise.
 */
export function createCommentReader(text: string, span: CommentSpan): (at: number) => void {
	const nextClosing = findLetter(text, "}");
	const nextGameFrom = findAhead((from) => nextGame(text, from));
	return (at) => {
		const game = nextGameFrom(at);
		const first = nextClosing(at);
		span.isClosed = first < text.length && first < game;
		if (!span.isClosed) span.end = Math.min(game, first);
		else {
			const whole = first > at + NESTED ? first : closingBrace(text, at, first);
			span.end = 1 + (whole < game ? whole : first);
		}
	};
}
