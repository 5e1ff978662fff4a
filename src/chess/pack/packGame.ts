// A whole game in few bytes, for links: its moves as numbers, a byte each, and its PGN without
// them.
//
//     number of moves (sizes.ts)  |  moves  |  PGN in UTF-8, "~" for each move
//
// A move's number is its place among the legal moves in order of squares from and to and of
// promotion, so that no release of any library changes it. The text is shortened (shortText.ts).
// Unpacked, it is the PGN that it was.

import { startFen } from "../fen.ts";
import { FenError } from "../fenFault.ts";
import type { Frame } from "../frame.ts";
import { type Game, type Position, positionAt } from "../game.ts";
import { formatPgn } from "../pgn/write/formatPgn.ts";
import { WHITE } from "../piece.ts";
import { inputOf, openRules, type PlayedMove, type Rules, type Way } from "../rules.ts";
import { each, partOf, type Work } from "../work.ts";
import { PackError, tooLarge } from "./packError.ts";
import { lengthening, MOST_LETTERS, MOVE, shorten } from "./shortText.ts";
import { sizeBytes, sizedPart } from "./sizes.ts";

/**
 * More than any game of ours has, in bytes and moves: what grows beyond them is neither packed nor
 * unpacked.
 */
export const MOST_BYTES = 4_000_000;
const MOST_MOVES = 40_000;

/** No position has so many moves. */
const NULL_MOVE = 255;

const keyOf = ({ from, to, promotion }: Way) => (from * 64 + to) * 16 + promotion;

const ordered = (rules: Rules): Way[] =>
	rules.legalWays().sort((one, other) => keyOf(one) - keyOf(other));

function numberOf(game: Game, frame: Frame): number {
	const { move, parent } = positionAt(game, frame);
	if (move === undefined || parent === undefined || move.flags.includes("null")) return NULL_MOVE;
	const key = keyOf(move);
	return ordered(openRules(positionAt(game, parent).fen)).findIndex((one) => keyOf(one) === key);
}

/** Found once for each move: games that others were made of by a move share all the rest. */
const numbers = new WeakMap<PlayedMove, number>();

/** How many moves are looked up, and how many letters copied, in a step. */
const AT_ONCE = 8;
const LETTERS_AT_ONCE = 50_000;

function* findNumbers(game: Game): Work<void> {
	const find = ({ move }: Position, frame: number) => {
		if (move !== undefined && !numbers.has(move)) numbers.set(move, numberOf(game, frame as Frame));
	};
	yield* each(game.positions, find, AT_ONCE);
}

/** The moves as numbers, in the order in which they stand in the PGN, and the PGN without them. */
function take(game: Game): { readonly moves: number[]; readonly rest: string } {
	const moves: number[] = [];
	const rest = formatPgn(game, {
		wordOf(frame) {
			const { move } = positionAt(game, frame);
			moves.push((move && numbers.get(move)) ?? NULL_MOVE);
			return MOVE;
		},
	});
	return { moves, rest };
}

/** A game in few bytes; throws a PackError if it is too large to be unpacked again. */
export function* packing(game: Game): Work<Uint8Array<ArrayBuffer>> {
	yield* findNumbers(game);
	const { moves, rest } = take(game);
	if (moves.length > MOST_MOVES || rest.length > MOST_LETTERS) throw tooLarge();
	const front = [...sizeBytes(moves.length), ...moves];
	const text = new TextEncoder().encode(shorten(rest));
	const bytes = new Uint8Array(front.length + text.length);
	if (bytes.length > MOST_BYTES) throw tooLarge();
	bytes.set(front);
	bytes.set(text, front.length);
	return bytes;
}

/**
 * A line that is left for a while: its moves, the one that is replaced, and whether a number of
 * Black's was due.
 */
type Level = {
	readonly line: string[];
	readonly instead: string;
	readonly needsNumber: boolean;
};

/**
 * Puts the moves back into a PGN that has a mark for each, with their numbers where formatPgn.ts
 * has them.
 */
function* puttingBack(rest: string, moves: Uint8Array): Work<string> {
	const head = rest.startsWith("[") ? rest.indexOf("\n\n") + 2 : 0;
	const fen = /\[FEN "([^"]*)"\]/.exec(rest.slice(0, head))?.[1];
	const rules = openRules(startFen(fen));
	const levels: Level[] = [];
	let line: string[] = [];
	let needsNumber = true;
	let next = 0;
	const damaged = () => new PackError({ code: "movesDoNotFit" });

	function play(): string {
		const place = moves[next++];
		const move =
			place === NULL_MOVE ? "--" : place === undefined ? undefined : ordered(rules)[place];
		if (move === undefined) throw damaged();
		const isWhite = rules.side() === WHITE;
		const number = isWhite || needsNumber ? `${rules.moveNumber()}${isWhite ? "." : "..."} ` : "";
		needsNumber = false;
		const { san } = rules.play(typeof move === "string" ? move : inputOf(move));
		line.push(san);
		return number + san;
	}
	function enter(): void {
		const instead = line.pop();
		if (instead === undefined) throw damaged();
		rules.undo();
		levels.push({ line, instead, needsNumber });
		line = [];
		needsNumber = true;
	}
	function leave(): void {
		const level = levels.pop();
		if (level === undefined) throw damaged();
		// An offer of a draw, "(=)", is no line of moves.
		needsNumber = line.length > 0 || level.needsNumber;
		for (const _ of line) rules.undo();
		line = level.line;
		line.push(rules.play(level.instead).san);
	}

	let isComment = false;
	let text = rest.slice(0, head);
	let letters = 0;
	for (const letter of rest.slice(head)) {
		letters++;
		const isHeavy = letter === MOVE && !isComment && next % AT_ONCE === 0;
		if (isHeavy || letters % LETTERS_AT_ONCE === 0) yield letters / rest.length;
		if (letter === "{" || letter === "}") {
			isComment = letter === "{";
			needsNumber = true;
		} else if (!isComment && letter === "(") enter();
		else if (!isComment && letter === ")") leave();
		text += !isComment && letter === MOVE ? play() : letter;
	}
	return text;
}

/** PGN again; throws a PackError if the bytes are not those of a game. */
export function* unpacking(bytes: Uint8Array): Work<string> {
	const part = sizedPart(bytes, 0);
	if (part === undefined) throw new PackError({ code: "notComplete" });
	const moves = bytes.subarray(part.start, part.end);
	if (moves.length > MOST_MOVES) throw tooLarge();
	const rest = new TextDecoder().decode(bytes.subarray(part.end));
	try {
		const text = yield* partOf(lengthening(rest), 0, 0.1);
		return yield* partOf(puttingBack(text, moves), 0.1, 1);
	} catch (error) {
		if (error instanceof PackError) throw error;
		if (error instanceof FenError) throw new PackError({ code: "fen", fault: error.fault });
		const message = error instanceof Error ? error.message : String(error);
		throw new PackError({ code: "otherError", message });
	}
}
