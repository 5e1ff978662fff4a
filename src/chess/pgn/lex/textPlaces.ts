// Lines and columns of offsets in a text, both from 1. Lines end in LF, CRLF or CR.

import type { Work } from "../../work.ts";
import type { TextPosition } from "../gameFault.ts";
import type { GameSpan, GameText } from "../gameText.ts";
import { LINE_FEED, RETURN } from "./characters.ts";

/** How many letters are gone through in a step. */
const AT_ONCE = 2 ** 17;

/** How many letters are gone through when a place is asked for, at most. */
const BLOCK = 2 ** 10;

/** Is this the last letter of a line? */
function endsLine(text: string, at: number): boolean {
	const code = text.charCodeAt(at);
	return code === LINE_FEED || (code === RETURN && text.charCodeAt(at + 1) !== LINE_FEED);
}

/** Games with the lines on which they begin, in the order of their text. */
export function* withLines(text: string, games: readonly GameSpan[]): Work<GameText[]> {
	let line = 1;
	let lineAt = 0;
	let at = 0;
	const found: GameText[] = [];
	for (const game of games) {
		for (; at < game.start; at++) {
			if (at % AT_ONCE === AT_ONCE - 1) yield at / text.length;
			if (!endsLine(text, at)) continue;
			line++;
			lineAt = at + 1;
		}
		found.push({ ...game, line, lineAt });
	}
	return found;
}

/** Places in a game of a text. */
export function* placesIn(text: string, game: GameText): Work<(offset: number) => TextPosition> {
	const { start, end } = game;
	/** The line on which each block of letters begins, and where that line does. */
	const lines: number[] = [];
	const lineStarts: number[] = [];
	let { line, lineAt } = game;
	for (let at = start; at <= end; at++) {
		if ((at - start) % BLOCK === 0) {
			lines.push(line);
			lineStarts.push(lineAt);
			if ((at - start) % AT_ONCE === AT_ONCE - BLOCK) yield (at - start) / (end - start);
		}
		if (!endsLine(text, at)) continue;
		line++;
		lineAt = at + 1;
	}
	return (offset) => {
		const block = Math.floor((offset - start) / BLOCK);
		let line = lines[block] ?? game.line;
		let lineAt = lineStarts[block] ?? game.lineAt;
		for (let at = start + block * BLOCK; at < offset; at++) {
			if (!endsLine(text, at)) continue;
			line++;
			lineAt = at + 1;
		}
		return { line, column: offset - lineAt + 1 };
	};
}
