// Lines and columns of offsets in a text, both from 1. Lines end in LF, CRLF or CR.

import type { Place } from "../game.ts";
import { each, type Work } from "../work.ts";
import { findLetter } from "./findAhead.ts";
import type { GameSpan, GameText } from "./gameText.ts";

/** Something to be told of an offset in a text. */
export type Oddity = { readonly message: string; readonly offset: number };

/** Finds the next line end: where its last letter stands, or the text's length if there is none. Asked for places that rise. */
function createLineEnds(text: string): (from: number) => number {
	const nextFeed = findLetter(text, "\n");
	const nextReturn = findLetter(text, "\r");
	return (from) => {
		const feed = nextFeed(from);
		const at = Math.min(feed, nextReturn(from));
		return at + 1 === feed ? feed : at;
	};
}

/** Games with the lines on which they begin, in the order of their text. */
export function* withLines(text: string, games: readonly GameSpan[]): Work<GameText[]> {
	const nextEnd = createLineEnds(text);
	let line = 1;
	let lineAt = 0;
	const found: GameText[] = [];
	yield* each(games, (game) => {
		for (let end = nextEnd(lineAt); end < game.start; end = nextEnd(lineAt)) {
			line++;
			lineAt = end + 1;
		}
		found.push({ ...game, line, lineAt });
	});
	return found;
}

/** Where in a rising list the last number stands that is not above a bound; 0 if all are. */
function lastUpTo(rising: readonly number[], bound: number): number {
	let low = 0;
	let high = rising.length;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if ((rising[middle] ?? 0) <= bound) low = middle;
		else high = middle;
	}
	return low;
}

/** Places in a game of a text. Its lines are counted when a place is first asked for. */
export function placesIn(
	text: string,
	{ start, end, line, lineAt }: GameText,
): (offset: number) => Place {
	let starts: number[] | undefined;
	const count = () => {
		const found = [lineAt];
		const nextEnd = createLineEnds(text);
		for (let at = nextEnd(start); at < end; at = nextEnd(at + 1)) found.push(at + 1);
		return found;
	};
	return (offset) => {
		starts ??= count();
		const index = lastUpTo(starts, offset);
		return { line: line + index, column: offset - (starts[index] ?? 0) + 1 };
	};
}
