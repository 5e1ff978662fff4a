// The text of a packed game: what most PGN has is one character each, of those that texts hardly
// ever have; where a text does have one, it is two.

import type { Work } from "../work.ts";
import { tooLarge } from "./packError.ts";

/** Stands for a move, whose number is kept apart. */
export const MOVE = "~";

/**
 * More letters than any game of ours has: what grows beyond them is neither packed nor unpacked.
 */
export const MOST_LETTERS = 8_000_000;

/** Their places are part of the format, which has room for no more. */
const SHORT = [
	'"]\n[',
	'Event "',
	'Site "',
	'Date "',
	'Round "',
	'White "',
	'Black "',
	'Result "',
	'WhiteElo "',
	'BlackElo "',
	'ECO "',
	'Annotator "',
	'SetUp "1',
	'FEN "',
	'"]\n\n',
	`${MOVE} ${MOVE} ${MOVE} ${MOVE} `,
];
const FIRST = 14;
/** Characters that hardly any text has, from U+000E on. */
const charOf = (index: number) => String.fromCharCode(FIRST + index);

/** The next of them stands before a letter that stands for one of them: "A" for the first. */
const ESCAPE = charOf(SHORT.length);
const LETTERS = 65;

const escaped = (text: string) =>
	text.replace(
		new RegExp(`[${charOf(0)}-${ESCAPE}]`, "g"),
		(letter) => ESCAPE + String.fromCharCode(letter.charCodeAt(0) - FIRST + LETTERS),
	);

/**
 * An escape that stands for none of them stands for itself: so it is in links that were made before
 * there was an escape.
 */
const unescaped = (text: string) =>
	text.replace(new RegExp(`${ESCAPE}([A-Q])`, "g"), (_, letter: string) =>
		charOf(letter.charCodeAt(0) - LETTERS),
	);

export const shorten = (text: string): string =>
	SHORT.reduce((short, long, index) => short.replaceAll(long, charOf(index)), escaped(text));

/** How long a text will be. */
function longLength(text: string): number {
	let length = text.length;
	for (let at = 0; at < text.length; at++) {
		length += (SHORT[text.charCodeAt(at) - FIRST]?.length ?? 1) - 1;
	}
	return length;
}

/** The last first: it may hold what an earlier one stands for. */
export function* lengthening(text: string): Work<string> {
	if (longLength(text) > MOST_LETTERS) throw tooLarge();
	let long = text;
	for (let index = SHORT.length - 1; index >= 0; index--) {
		yield 1 - index / SHORT.length;
		long = long.replaceAll(charOf(index), SHORT[index] ?? "");
	}
	return unescaped(long);
}
