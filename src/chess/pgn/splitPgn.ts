// Cuts a text into games, so that a bad one loses none beside it. Nothing is parsed: tags are
// listed, moves are passed over.

import { finish, partOf, type Work } from "../work.ts";
import type { GameSpan, GameText, PgnTag } from "./gameText.ts";
import { Lexer } from "./lex/lexer.ts";
import { withLines } from "./lex/textPlaces.ts";
import { RESULT_OF } from "./tags/results.ts";
import { isDrop, isMove, whiteNumber, withoutNumber } from "./tree/notation.ts";

/** Tags of one game: ten times as many as any has. */
const MOST_TAGS = 1000;

/** A game that may go on. */
class Growing {
	readonly start: number;
	end: number;
	movesAt: number;
	readonly tags: PgnTag[] = [];
	tagsLeftOut = 0;
	readonly names = new Set<string>();
	hasMoves = false;
	/** Has its result come? */
	isOver = false;
	/** How many variations are open. */
	depth = 0;
	/** The highest move number of the main line. */
	number = 0;

	constructor(start: number) {
		this.start = start;
		this.end = start;
		this.movesAt = start;
	}

	/** Text in front of the first tag is no game. */
	isGame(): boolean {
		return this.tags.length > 0 || this.hasMoves || this.isOver;
	}

	/**
	 * Does a tag begin another game? One that comes again does, if an empty line stands before it.
	 */
	endsBefore(name: string, isApart: boolean): boolean {
		const isTwin = isApart && this.names.has(name);
		return this.hasMoves || this.isOver || isTwin || this.tags.length === 0;
	}

	addTag(tag: PgnTag, end: number): void {
		this.movesAt = end;
		if (this.tags.length === MOST_TAGS) {
			this.tagsLeftOut++;
			return;
		}
		this.names.add(tag.name);
		this.tags.push(tag);
	}

	done(): GameSpan {
		const { start, end, tags, tagsLeftOut, movesAt } = this;
		return { start, end, tags, movesAt, ...(tagsLeftOut > 0 && { tagsLeftOut }) };
	}
}

/**
 * May a word that begins with this letter be a result or a move's number? Most words are moves, and
 * need no closer look.
 */
const mayCount = (code: number) => (code >= 0x30 && code <= 0x39) || code === 0x2a || code === 0xbd;

/** Is a word with its number a move, or a drop? */
function isAnyMove(word: string): boolean {
	const bare = withoutNumber(word);
	return isMove(bare) || isDrop(bare);
}

/** How many letters are read in a step. */
const AT_ONCE = 100_000;

/**
 * Cuts a text into games. Text that belongs to no game, before the first tag or behind a result, is
 * passed over.
 */
export const splitPgn = (text: string): GameText[] => finish(splitting(text));

/** The same, in steps. */
export function* splitting(text: string): Work<GameText[]> {
	const games: GameSpan[] = [];
	const lexer = new Lexer(text);
	let game: Growing | undefined;

	const begin = () => {
		if (game?.isGame()) games.push(game.done());
		game = new Growing(lexer.start);
		return game;
	};

	/** A word of the game, or the first one of the next. */
	const readWord = (current: Growing) => {
		const isMain = current.depth === 0;
		const counts = isMain && mayCount(text.charCodeAt(lexer.start));
		const asksForMoves = current.isOver || !current.hasMoves;
		if (!counts && !asksForMoves) {
			current.end = lexer.end;
			return;
		}
		const word = lexer.word();
		const isResult = counts && RESULT_OF.has(word);
		const number = counts ? whiteNumber(word) : 0;
		const moves = asksForMoves && isAnyMove(word);
		// Games without tags and results are distinguished by their numbers.
		const startsAgain = number === 1 && current.number > 1;
		const isNext = startsAgain || (current.isOver && (number > 0 || moves));
		const its = isNext ? begin() : current;
		its.number = Math.max(its.number, number);
		if (isResult) its.isOver = true;
		else its.hasMoves ||= isNext ? isAnyMove(word) : moves;
		// Words after a result, up to the next game, are no part of the game, but for comments.
		if (!its.isOver || isResult) its.end = lexer.end;
	};

	for (let pause = AT_ONCE; lexer.next() !== "end"; ) {
		if (lexer.start > pause) {
			yield (lexer.start / text.length) * 0.9;
			pause = lexer.start + AT_ONCE;
		}
		if (lexer.kind === "gap") continue;
		if (lexer.kind === "tag") {
			const tag = lexer.tag();
			const its = game === undefined || game.endsBefore(tag.name, lexer.isApart) ? begin() : game;
			its.addTag(tag, lexer.end);
			its.end = lexer.end;
			continue;
		}
		const its = game ?? begin();
		if (lexer.kind === "word") {
			readWord(its);
			continue;
		}
		if (lexer.kind === "open") its.depth++;
		else if (lexer.kind === "close") its.depth = Math.max(0, its.depth - 1);
		its.end = lexer.end;
	}
	if (game?.isGame()) games.push(game.done());
	return yield* partOf(withLines(text, games), 0.9, 1);
}
