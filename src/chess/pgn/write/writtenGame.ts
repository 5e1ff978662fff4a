// A game as it is written: its moves as a tree of words, and what is said of each. No move is
// understood yet.

import type { Oddity } from "../gameFault.ts";
import type { Remark } from "../tree/comment.ts";

/** A move and what is written about it. */
export type WrittenMove = {
	/** In the parser's spelling. */
	readonly word: string;
	readonly offset: number;
	readonly glyphs: number[];
	hasDrawOffer: boolean;
	readonly before: readonly Remark[];
	readonly after: Remark[];
	/** Lines that replace this move. */
	readonly variations: WrittenLine[];
};

export type WrittenLine = readonly WrittenMove[];

/** A word, and where it stands. */
export type PlacedWord = { readonly word: string; readonly offset: number };

export type WrittenGame = {
	/** Comments before the first move. */
	readonly opening: readonly Remark[];
	readonly mainLine: WrittenLine;
	/** All moves, variations included, in the order of the text. */
	readonly moves: WrittenLine;
	/** The token that ends the game, nothing if there is none. */
	readonly result: string | undefined;
	/** The main line ends here: at a word that is no move, or at one move too many. */
	readonly fault: Oddity | undefined;
	/** Faults that cost no moves. */
	readonly oddities: readonly Oddity[];
	/** Oddities of clock values. */
	readonly clockOddities: readonly Oddity[];
};
