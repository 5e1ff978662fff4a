// PGN as text: a file cut into games, and a game's moves put into the words that the parser understands.
// The parser gives up a whole file for one bad game, and a whole game for a comment in an unusual place. So files are cut
// here, and each game is rewritten token by token, with a note of where each token came from.

import type { Place } from "../game.ts";
import type { GameText, PgnTag } from "./gameText.ts";

/** Where in a rising list the last number stands that is not above a bound; 0 if all are. */
export function lastUpTo(rising: readonly number[], bound: number): number {
	let low = 0;
	let high = rising.length;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if ((rising[middle] ?? 0) <= bound) low = middle;
		else high = middle;
	}
	return low;
}

/** Line and column of offsets in a text, both from 1. Lines end in LF, CRLF or CR; they are counted when first asked. */
export function placesIn(text: string): (offset: number) => Place {
	let starts: number[] | undefined;
	const count = () => {
		const found = [0];
		const ends = /\r\n|[\r\n]/g;
		while (ends.test(text)) found.push(ends.lastIndex);
		return found;
	};
	return (offset) => {
		starts ??= count();
		const line = lastUpTo(starts, offset);
		return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
	};
}

/** A tag, its value to the last quote before the bracket: raw quotes inside a value are meant as they stand. */
const TAG = /\[\s*([^\s"[\]{}]{1,255})\s+"((?:[^"\\\r\n]|\\[^\r\n]|"(?!\s*\]))*)"\s*\]/y;

/** Blanks, and what editors, disks and web pages put among the moves as if it were blank. */
const BLANK = /(?:[\s\u200b-\u200d\u2060\ufeff\0]|<br\s*\/?>)*/y;

/** A word, or a glyph glued to one. */
const WORD = /\$\d+|[^\s{}();[\]$<\0]+(?:\([QRBN]\)[+#!?]*)?/y;

/** What has no width may stand in the middle of a word. */
const wordBetween = (text: string, start: number, end: number) =>
	text.slice(start, end).replace(/[\u200b-\u200d\u2060\ufeff]/g, "");

const NEXT_GAME = /[\r\n][ \t]{0,40}\[Event[ \t]{1,40}"/;

/** How far comments within comments are looked for: people write them short. */
const NESTED = 250;

const OPEN = 0x7b;
const CLOSE = 0x7d;

/** All ways of writing a result. */
export const RESULTS: ReadonlyMap<string, string> = new Map([
	["1-0", "1-0"],
	["0-1", "0-1"],
	["1/2-1/2", "1/2-1/2"],
	["1/2", "1/2-1/2"],
	["½-½", "1/2-1/2"],
	["1–0", "1-0"],
	["0–1", "0-1"],
	["*", "*"],
]);

const NUMBER = /^\d+(?:\.+|(?=[^\d\-–/]|$))/;

/** Marks round a game in forums, which are no tags. */
const MARK = /\[\/?[^\s"[\]]*\]/y;

const MOVE =
	/^(?:[KQRBNP]?[a-h]?[1-8]?[-x:]?[a-h][1-8](?:[=/]?[QRBNqrbn]|\([QRBN]\))?|[O0o]-[O0o](?:-[O0o])?|--|Z0|@@@@|0000|null|<>)(?:e\.?p\.?)?[+#!?]*$/;

const DROP = /^[PNBRQ]?@[a-h][1-8][+#]*[!?]*$/;

const FIGURINES: Readonly<Record<string, string>> = {
	"♔": "K",
	"♕": "Q",
	"♖": "R",
	"♗": "B",
	"♘": "N",
	"♙": "",
	"♚": "K",
	"♛": "Q",
	"♜": "R",
	"♝": "B",
	"♞": "N",
	"♟": "",
};

export const isDrop = (word: string) => DROP.test(word);

const lettered = (word: string) => word.replace(/[♔-♟]/g, (figurine) => FIGURINES[figurine] ?? "");

const isMove = (word: string) => {
	const move = lettered(word.replace(NUMBER, ""));
	return MOVE.test(move) || DROP.test(move);
};

/** The number of White's move that a word begins with, or 0: "12." and "12.e4", not "12..." */
const numberOf = (word: string) => Number(/^(\d{1,4})(?:\.(?!\.)|$)/.exec(word)?.[1] ?? 0);

/** Runs a sticky pattern; gives where it ends, or nothing if it does not match there. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** The brace that closes a comment, or -1; comments within comments are closed first, if they all are. */
function closingBrace(text: string, at: number): number {
	const first = text.indexOf("}", at);
	const next = text.indexOf("{", at + 1);
	if (first < 0 || next < 0 || next > first || first > at + NESTED) return first;
	// Letter by letter: this runs for every comment of a text made to be slow.
	let depth = 0;
	for (let i = at; i <= at + NESTED && i < text.length; i++) {
		const letter = text.charCodeAt(i);
		if (letter === OPEN) depth++;
		else if (letter === CLOSE && --depth === 0)
			return text.slice(first, i).search(NEXT_GAME) < 0 ? i : first;
	}
	return first;
}

/** The end of a comment; one that is never closed ends before the next game, or with the text. */
function commentEnd(text: string, at: number): { end: number; isClosed: boolean } {
	const close = closingBrace(text, at);
	const end = close < 0 ? text.length : close + 1;
	const swallowed = text.slice(at, end).includes("[Event")
		? text.slice(at, end).search(NEXT_GAME)
		: -1;
	if (swallowed >= 0) return { end: at + swallowed, isClosed: false };
	return { end, isClosed: close >= 0 };
}

function lineEnd(text: string, at: number): number {
	const rest = /[\r\n]|$/g;
	rest.lastIndex = at;
	return rest.exec(text)?.index ?? text.length;
}

const isLineStart = (text: string, at: number) => at === 0 || /[\r\n]/.test(text.charAt(at - 1));

type Growing = {
	start: number;
	end: number;
	tags: PgnTag[];
	names: Set<string>;
	movesAt: number;
	hasMoves: boolean;
	isOver: boolean;
	depth: number;
	/** The highest move number of the main line. */
	number: number;
};

/** Cuts a text into games. Text that belongs to no game, before the first tag or behind a result, is passed over. */
export function splitPgn(text: string): GameText[] {
	const pieces: GameText[] = [];
	let game: Growing | undefined;
	let at = 0;
	const begin = (start: number): Growing => ({
		start,
		end: start,
		tags: [],
		names: new Set(),
		movesAt: start,
		hasMoves: false,
		isOver: false,
		depth: 0,
		number: 0,
	});
	const finish = () => {
		if (game && (game.tags.length > 0 || game.hasMoves || game.isOver)) {
			pieces.push({ start: game.start, end: game.end, tags: game.tags, movesAt: game.movesAt });
		}
		game = undefined;
	};
	while (true) {
		const from = at;
		at = endOf(BLANK, text, at) ?? at;
		if (at >= text.length) break;
		const letter = text.charAt(at);
		if (letter === "%" && isLineStart(text, at)) {
			at = lineEnd(text, at);
			continue;
		}
		TAG.lastIndex = at;
		const tag = letter === "[" ? TAG.exec(text) : null;
		if (tag !== null) {
			const [, name = "", value = ""] = tag;
			const isApart = /(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)/.test(text.slice(from, at));
			const isTwin = isApart && game?.names.has(name);
			if (game?.hasMoves || game?.isOver || isTwin || game?.tags.length === 0) finish();
			game ??= begin(at);
			game.names.add(name);
			game.tags.push({ name, value: value.replace(/\\(["\\])/g, "$1"), offset: at });
			at = TAG.lastIndex;
			game.movesAt = at;
			game.end = at;
			continue;
		}
		game ??= begin(at);
		if (letter === "}") at++;
		else if (letter === "[") at = endOf(MARK, text, at) ?? at + 1;
		else if (letter === "{") at = commentEnd(text, at).end;
		else if (letter === ";") at = lineEnd(text, at);
		else if (letter === "(" || letter === ")") {
			game.depth = Math.max(0, game.depth + (letter === "(" ? 1 : -1));
			at++;
		} else {
			const end = endOf(WORD, text, at) ?? at + 1;
			const word = wordBetween(text, at, end);
			const isResult = RESULTS.has(word) && game.depth === 0;
			const number = game.depth === 0 ? numberOf(word) : 0;
			// Games without tags and results are told apart by their numbers.
			const startsAgain = number === 1 && game.number > 1;
			if (startsAgain || (game.isOver && (number > 0 || isMove(word)))) {
				finish();
				game = begin(at);
			}
			game.number = Math.max(game.number, number);
			if (isResult) game.isOver = true;
			else if (!game.hasMoves) game.hasMoves = isMove(word);
			at = end;
			// What follows a result up to the next game is no part of it, but for comments.
			if (game.isOver && !isResult) continue;
		}
		game.end = at;
	}
	finish();
	return pieces;
}

/** A word in the parser's text, and where it comes from. */
export type Item = { readonly text: string; readonly offset: number };

/** A game's moves in the parser's words. */
export type CleanMoves = {
	/** Stretches of at most so many moves of the main line, for a parser that recurses once a move. */
	readonly stretches: readonly (readonly Item[])[];
	/** Where each move comes from, variations included, in the order of the text. */
	readonly moveOffsets: readonly number[];
	/** The token that ends the game, "*" if there is none. */
	readonly result: string;
	readonly hasResult: boolean;
	/** The first word that is no move: the main line ends before it. */
	readonly fault: { readonly word: string; readonly offset: number } | undefined;
	/** Faults that cost no moves, with their offsets. */
	readonly oddities: readonly { readonly message: string; readonly offset: number }[];
};

const STRETCH = 500;
const DEEPEST = 1200;

/** Comments in a row, which the parser would take minutes over if there were many. */
const MOST_COMMENTS = 100;

/** Moves of one game, variations included: more than anybody has played, few enough to be replayed in a second. */
const LONGEST = 20_000;

function cleanWord(word: string): string {
	const [, body = "", marks = ""] = /^(.*?)([+#!?]*)$/s.exec(lettered(word)) ?? [];
	const move = body.replace(/e\.?p\.?$/, "");
	// Signs of check go before signs of praise.
	const signs = marks.replace(/[!?]/g, "").slice(0, 1) + marks.replace(/[+#]/g, "").slice(0, 2);
	if (/^(?:@@@@|0000|null|<>)$/.test(move)) return "--";
	if (/^[O0o]-/.test(move)) return move.replace(/[0o]/g, "O") + signs;
	const promoted = move.replace(
		/([18])[=/(]*([qrbnQRBN])\)?$/,
		(_, rank: string, kind: string) => `${rank}=${kind.toUpperCase()}`,
	);
	return promoted.replace(":", "x") + signs;
}

/** Rewrites the moves of a piece: numbers dropped, comments and glyphs in the order that the parser wants. */
export function cleanMoves(text: string, piece: GameText): CleanMoves {
	const stretches: Item[][] = [];
	const moveOffsets: number[] = [];
	const oddities: { message: string; offset: number }[] = [];
	/** What has been written, with "(" and ")" as items of their own. */
	let out: Item[] = [];
	/** Comments that wait until it is clear what follows them. */
	let waiting: Item[] = [];
	/** For each open variation: where it began in `out`, and whether it has moves. */
	const open: { at: number; hasMoves: boolean }[] = [];
	let mainMoves = 0;
	let result = "*";
	let hasResult = false;
	let fault: CleanMoves["fault"];
	/** The depth of the variation whose rest is passed over, from a word that is no move. */
	let skipping = 0;
	/** Whether that variation is among the open ones. */
	let skipsOpen = true;
	let at = piece.movesAt;

	const odd = (message: string, offset: number) => oddities.push({ message, offset });
	const endsInVariation = () => out[out.length - 1]?.text === ")";
	/** Comments since the last item that was none. */
	let inRow = 0;
	const writeWaiting = () => {
		if (!out[out.length - 1]?.text.startsWith("{")) inRow = 0;
		for (const item of waiting) {
			inRow++;
			if (inRow <= MOST_COMMENTS) out.push(item);
			else if (inRow === MOST_COMMENTS + 1)
				odd("Comments without end: the rest is left out", item.offset);
		}
		waiting = [];
	};
	/** The parser wants no comment between a variation and a bracket or an end: it goes into the variation. */
	const writeWaitingInside = () => {
		let before = out.length;
		while (waiting.length > 0 && out[before - 1]?.text === ")") before--;
		const brackets = out.splice(before);
		writeWaiting();
		out.push(...brackets);
	};
	const hasMoves = () => open[open.length - 1]?.hasMoves ?? (mainMoves > 0 || stretches.length > 0);
	const closeVariation = () => {
		const variation = open.pop();
		if (variation === undefined) return;
		if (variation.hasMoves) {
			writeWaitingInside();
			out.push({ text: ")", offset: at });
		} else {
			// Its comments are waiting still: they are what is left of it.
			out.length = variation.at;
		}
	};

	while (fault === undefined) {
		at = endOf(BLANK, text, at) ?? at;
		if (at >= piece.end) break;
		const letter = text.charAt(at);
		if (letter === "%" && isLineStart(text, at)) at = lineEnd(text, at);
		else if (letter === "{" || letter === ";") {
			const { end, isClosed } =
				letter === "{" ? commentEnd(text, at) : { end: lineEnd(text, at), isClosed: true };
			if (!isClosed) odd("This comment is never closed", at);
			const inside = text.slice(at + 1, letter === "{" && isClosed ? end - 1 : end);
			const lastClosed = inside.lastIndexOf("]") + 1;
			const loose = inside.slice(lastClosed).replace(/\[%/g, "(%");
			const comment = `{${(inside.slice(0, lastClosed) + loose).replace(/{/g, "(").replace(/}/g, ")")}}`;
			if (skipping === 0) waiting.push({ text: comment, offset: at });
			at = end;
		} else if (letter === "}") {
			odd("A closing brace too many", at);
			at++;
		} else if (letter === "[") {
			const end = endOf(MARK, text, at) ?? at + 1;
			odd(`Not a tag: ${text.slice(at, end)}`, at);
			at = end;
		} else if (text.startsWith("(=)", at)) {
			if (skipping === 0 && hasMoves() && !endsInVariation()) out.push({ text: "(=)", offset: at });
			at += 3;
		} else if (letter === "(") {
			if (open.length >= DEEPEST) {
				fault = { word: "(", offset: at };
				break;
			}
			if (skipping > 0) skipping++;
			else if (hasMoves()) {
				// A comment before a variation goes into it, unless it follows the move.
				if (!endsInVariation()) writeWaiting();
				open.push({ at: out.length, hasMoves: false });
				out.push({ text: "(", offset: at });
			} else {
				odd("A variation before any move", at);
				skipping = 1;
				skipsOpen = false;
			}
			at++;
		} else if (letter === ")") {
			if (skipping > 1) skipping--;
			else if (skipping === 1) {
				skipping = 0;
				if (skipsOpen) closeVariation();
				skipsOpen = true;
			} else if (open.length > 0) closeVariation();
			else odd("A closing bracket too many", at);
			at++;
		} else {
			const end = endOf(WORD, text, at) ?? at + 1;
			const word = wordBetween(text, at, end).replace(NUMBER, "");
			const wordAt = Math.max(at, end - word.length);
			at = end;
			if (skipping > 0 || word === "" || /^\.+$/.test(word) || /^e\.?p\.?$/.test(word)) continue;
			if (RESULTS.has(word)) {
				if (open.length > 0) continue;
				if (!hasResult) result = RESULTS.get(word) ?? "*";
				hasResult = true;
				continue;
			}
			if (hasResult) continue;
			const move = lettered(word);
			if (DROP.test(move)) {
				if (open.length === 0) fault = { word, offset: wordAt };
				else skipping = 1;
			} else if (MOVE.test(move)) {
				writeWaiting();
				const variation = open[open.length - 1];
				if (variation !== undefined) variation.hasMoves = true;
				else if (mainMoves === STRETCH) {
					stretches.push(out);
					out = [];
					mainMoves = 1;
				} else mainMoves++;
				if (moveOffsets.length === LONGEST) {
					fault = { word, offset: wordAt };
					break;
				}
				out.push({ text: cleanWord(word), offset: wordAt });
				moveOffsets.push(wordAt);
			} else if (hasMoves() && GLYPH.test(word)) {
				// A glyph belongs to the move, before its comments and variations.
				if (endsInVariation()) odd(`A glyph that belongs to no move: ${word}`, wordAt);
				else out.push({ text: glyphOf(word), offset: wordAt });
			} else if (open.length === 0) fault = { word, offset: wordAt };
			else {
				odd(`Not a move: ${word}`, wordAt);
				skipping = 1;
			}
		}
	}
	while (open.length > 0) {
		if (fault === undefined) odd("This variation is never closed", piece.end);
		closeVariation();
	}
	writeWaitingInside();
	stretches.push(out);
	return { stretches, moveOffsets, result, hasResult, fault, oddities };
}

const GLYPH =
	/^(?:\$\d{1,3}|[!?]{1,3}|N|D|=|\+=|=\+|\+\/=|=\/\+|\+\/-|-\/\+|\+-|-\+|\+\/−|[=∞⩲⩱±∓□⨀⟳→↑⇆]|\(=\))$/u;

/** Glyphs that the parser does not know, as numbers. */
const GLYPHS: Readonly<Record<string, string>> = {
	N: "$146",
	D: "$220",
	"+=": "$14",
	"+/=": "$14",
	"=+": "$15",
	"=/+": "$15",
	"+/-": "$16",
	"+/−": "$16",
	"-/+": "$17",
	"!!!": "$3",
	"???": "$4",
};

const glyphOf = (word: string) => GLYPHS[word] ?? word;
