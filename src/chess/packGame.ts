// A whole game in few bytes, for links: its moves as numbers, a byte each, and its PGN without them.
//
//     number of moves (7 bits a byte, the last without the eighth)  |  moves  |  PGN in UTF-8, "~" for each move
//
// A move's number is its place among the legal moves in order of squares from and to and of promotion, so that no release of any
// library changes it. Tags that most games have are one character each, of those that texts hardly ever have; where a text does have
// one, it is two. Unpacked, it is PGN again, to be read like any other.

import { startFen } from "./fen.ts";
import type { Frame } from "./frame.ts";
import { type Game, positionAt } from "./game.ts";
import { formatPgn } from "./pgn/formatPgn.ts";
import { inputOf, openRules, type Rules, type Way } from "./rules.ts";

export class PackError extends Error {
	override readonly name = "PackError";
}

const MOVE = "~";
/** No position has so many moves. */
const NULL_MOVE = 255;

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

/** What stands for none of them stands for itself: so it is in links that were made before there was an escape. */
const unescaped = (text: string) =>
	text.replace(new RegExp(`${ESCAPE}([A-Q])`, "g"), (_, letter: string) =>
		charOf(letter.charCodeAt(0) - LETTERS),
	);

const keyOf = ({ from, to, promotion }: Way) => (from * 64 + to) * 16 + promotion;

const ordered = (rules: Rules): Way[] =>
	rules.legalWays().sort((one, other) => keyOf(one) - keyOf(other));

function numberOf(game: Game, frame: Frame): number {
	const { move, parent } = positionAt(game, frame);
	if (move === undefined || parent === undefined || move.flags.includes("null")) return NULL_MOVE;
	const key = keyOf(move);
	return ordered(openRules(positionAt(game, parent).fen)).findIndex((one) => keyOf(one) === key);
}

/** The moves as numbers, in the order in which they stand in the PGN, and the PGN without them. */
function take(game: Game): { readonly moves: number[]; readonly rest: string } {
	const moves: number[] = [];
	const rest = formatPgn(game, {
		wordOf(frame) {
			moves.push(numberOf(game, frame));
			return MOVE;
		},
	});
	return { moves, rest };
}

const shorten = (text: string): string =>
	SHORT.reduce((short, long, index) => short.replaceAll(long, charOf(index)), escaped(text));

/** The last first: it may hold what an earlier one stands for. */
const lengthen = (text: string): string =>
	unescaped(SHORT.reduceRight((long, short, index) => long.replaceAll(charOf(index), short), text));

export function packGame(game: Game): Uint8Array<ArrayBuffer> {
	const { moves, rest } = take(game);
	const length: number[] = [];
	let left = moves.length;
	for (; left > 127; left >>= 7) length.push((left & 127) | 128);
	return Uint8Array.from([...length, left, ...moves, ...new TextEncoder().encode(shorten(rest))]);
}

/** A line that is being played: its moves, and the one that it stands for. */
type Level = { readonly line: string[]; readonly instead: string };

/** Puts the moves back into a PGN that has a mark for each. */
function putBack(rest: string, moves: Uint8Array): string {
	const head = rest.startsWith("[") ? rest.indexOf("\n\n") + 2 : 0;
	const fen = /\[FEN "([^"]*)"\]/.exec(rest.slice(0, head))?.[1];
	const rules = openRules(startFen(fen));
	const levels: Level[] = [];
	let line: string[] = [];
	let next = 0;
	const damaged = () => new PackError("its moves do not fit each other");

	function play(): string {
		const number = moves[next++];
		const move =
			number === NULL_MOVE ? "--" : number === undefined ? undefined : ordered(rules)[number];
		if (move === undefined) throw damaged();
		const { san } = rules.play(typeof move === "string" ? move : inputOf(move));
		line.push(san);
		return san;
	}
	function enter(): void {
		const instead = line.pop();
		if (instead === undefined) throw damaged();
		rules.undo();
		levels.push({ line, instead });
		line = [];
	}
	function leave(): void {
		const level = levels.pop();
		if (level === undefined) throw damaged();
		for (const _ of line) rules.undo();
		line = level.line;
		line.push(rules.play(level.instead).san);
	}

	let isComment = false;
	let text = rest.slice(0, head);
	for (const letter of rest.slice(head)) {
		if (letter === "{" || letter === "}") isComment = letter === "{";
		else if (!isComment && letter === "(") enter();
		else if (!isComment && letter === ")") leave();
		text += !isComment && letter === MOVE ? play() : letter;
	}
	return text;
}

/** PGN again; throws a PackError if the bytes are not those of a game. */
export function unpackGame(bytes: Uint8Array): string {
	let count = 0;
	let at = 0;
	for (let shift = 0; ; shift += 7) {
		const byte = bytes[at++];
		if (byte === undefined || shift > 14) throw new PackError("it is not complete");
		count |= (byte & 127) << shift;
		if (byte < 128) break;
	}
	if (at + count > bytes.length) throw new PackError("it is not complete");
	const rest = new TextDecoder().decode(bytes.subarray(at + count));
	try {
		return putBack(lengthen(rest), bytes.subarray(at, at + count));
	} catch (error) {
		if (error instanceof PackError) throw error;
		throw new PackError(error instanceof Error ? error.message : String(error));
	}
}
