// Games to PGN: the whole tree with its notes, as we and others read it.

import { START_FEN, withoutZero } from "../../fen.ts";
import type { Frame } from "../../frame.ts";
import { type ColouredSquare, type Game, type Notes, positionAt } from "../../game.ts";
import { WHITE } from "../../piece.ts";
import { squareName } from "../../square.ts";
import { RESULT_OF } from "../tags/results.ts";
import { encodeComment } from "./commentText.ts";

export type PgnOptions = {
	readonly newline?: string;
	/** The longest line of the moves; 0 for one line however long. */
	readonly maxWidth?: number;
	/** Squares to colour behind each move, besides those of the game. */
	readonly squaresAt?: (frame: Frame) => readonly ColouredSquare[];
	/** Another word for each move, which then stands without its number. */
	readonly wordOf?: (frame: Frame) => string;
};

const escaped = (value: string) => value.replace(/[\\"]/g, "\\$&").replace(/[\r\n]+/g, " ");

function tagLines(game: Game): string[] {
	const tags = new Map(game.tags);
	const { fen } = positionAt(game, 0 as Frame);
	const given = tags.get("FEN");
	if (given !== undefined) tags.set("FEN", withoutZero(given));
	else if (fen !== START_FEN) tags.set("SetUp", "1").set("FEN", fen);
	return [...tags].map(([name, value]) => `[${name} "${escaped(value)}"]`);
}

function commands(notes: Notes, squares: readonly ColouredSquare[]): string[] {
	const all = [...notes.squares, ...squares];
	const csl = all.map(({ colour, square }) => colour + squareName(square));
	const cal = notes.arrows.map(
		({ colour, from, to }) => colour + squareName(from) + squareName(to),
	);
	return [
		...(csl.length > 0 ? [`[%csl ${csl.join(",")}]`] : []),
		...(cal.length > 0 ? [`[%cal ${cal.join(",")}]`] : []),
		...(notes.evaluation === undefined ? [] : [`[%eval ${notes.evaluation}]`]),
		...[...notes.clocks, ...notes.others].map(([name, value]) => `[%${name} ${value}]`),
	];
}

/** The words of a comment: where a line may end is between them, and never within a command. */
function comment(text: string, more: readonly string[] = []): string[] {
	const all = [...(text === "" ? [] : encodeComment(text).split(" ")), ...more];
	if (all.length === 0) return [];
	all[0] = `{${all[0]}`;
	all[all.length - 1] += "}";
	return all;
}

/**
 * Does the Result tag say something that is no result? A "*" behind the moves would take its place
 * when the game is read again.
 */
function isOddResult({ tags, result }: Game): boolean {
	const tagged = tags.get("Result");
	return tagged !== undefined && result === "*" && !RESULT_OF.has(tagged);
}

/** The words of the moves from a frame on, variations included. */
function words(game: Game, options: PgnOptions): string[] {
	const found: string[] = [];
	const squaresAt = options.squaresAt ?? (() => []);
	const { notes } = positionAt(game, 0 as Frame);
	/** One by one: a long comment has more words than a call may have arguments. */
	const add = (some: readonly string[]) => {
		for (const word of some) found.push(word);
	};
	add(comment(notes.after, commands(notes, squaresAt(0 as Frame))));

	/**
	 * Writes the move that leads to a frame; a number stands before White's and where a line begins
	 * or goes on.
	 */
	const writeMove = (frame: Frame, needsNumber: boolean): boolean => {
		const { move, number, notes: about } = positionAt(game, frame);
		const before = comment(about.before);
		add(before);
		const isWhite = move?.side === WHITE;
		if (options.wordOf === undefined) {
			if (isWhite) found.push(`${number}.`);
			else if (needsNumber || before.length > 0) found.push(`${number}...`);
		}
		const word = options.wordOf?.(frame) ?? move?.san ?? "--";
		found.push(word, ...about.nags.map((nag) => `$${nag}`));
		if (about.drawOffer) found.push("(=)");
		const after = comment(about.after, commands(about, squaresAt(frame)));
		add(after);
		return after.length > 0;
	};

	const writeLine = (start: Frame, isVariation: boolean) => {
		let at = start;
		let needsNumber = true;
		if (isVariation) needsNumber = writeMove(at, true);
		while (true) {
			const [main, ...others] = positionAt(game, at).next;
			if (main === undefined) return;
			needsNumber = writeMove(main, needsNumber);
			for (const other of others) {
				const opening = found.length;
				writeLine(other, true);
				found[opening] = `(${found[opening]}`;
				found[found.length - 1] += ")";
				needsNumber = true;
			}
			at = main;
		}
	};
	writeLine(0 as Frame, false);
	if (!isOddResult(game)) found.push(game.result);
	return found;
}

function wrapped(all: readonly string[], width: number): string[] {
	if (width <= 0) return [all.join(" ")];
	const lines: string[] = [];
	let line = "";
	let endsInBlank = false;
	for (const word of all) {
		// An empty word is the second of two blanks: no line may end or begin there, nor beside a blank
		// of another kind. Nor may one begin like a tag.
		const mayBegin = word !== "" && !/^[\s[%]/.test(word);
		const isFull = line.length + 1 + word.length > width;
		if (line !== "" && mayBegin && isFull && !endsInBlank) {
			lines.push(line);
			line = word;
		} else line = line === "" ? word : `${line} ${word}`;
		endsInBlank = word === "" || /\s$/.test(word);
	}
	return [...lines, line];
}

export function formatPgn(game: Game, options: PgnOptions = {}): string {
	const { newline = "\n", maxWidth = 0 } = options;
	const tags = tagLines(game);
	const moves = wrapped(words(game, options), maxWidth);
	return [...tags, ...(tags.length > 0 ? [""] : []), ...moves, ""].join(newline);
}
