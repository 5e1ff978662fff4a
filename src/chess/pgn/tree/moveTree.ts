// Reads the moves of a game as a tree of words. A word in the main line that is no move ends it; in
// a variation it ends that variation alone, and what follows up to its bracket is passed over.

import type { Work } from "../../work.ts";
import type { GameFault, Oddity } from "../gameFault.ts";
import type { GameText } from "../gameText.ts";
import { Lexer } from "../lex/lexer.ts";
import { RESULT_OF } from "../tags/results.ts";
import type { PlacedWord, WrittenGame } from "../write/writtenGame.ts";
import { readComment } from "./comment.ts";
import { glyphsOf, isDrop, isFiller, isMove, withoutNumber } from "./notation.ts";
import { TreeBuilder } from "./treeBuilder.ts";

/** How many tokens and letters are read in a step, more or less. */
const TOKENS_AT_ONCE = 256;
const LETTERS_AT_ONCE = 100_000;

/** Letters of a comment: more than any book has. */
const LONGEST_COMMENT = 2_000_000;

/**
 * Comments of one game, and oddities of it that are listed: of more there is nothing to be learnt,
 * and they would fill the memory.
 */
const MOST_COMMENTS = 50_000;
const MOST_ODDITIES = 5000;

/** Variations within variations. */
const DEEPEST = 1200;

/**
 * Moves of one game, variations included, and variations: more than anybody has written, few enough
 * to be replayed in a second or two.
 */
const LONGEST = 20_000;
const MOST_VARIATIONS = 10_000;

class MoveReader {
	readonly #text: string;
	readonly #game: GameText;
	readonly #lexer: Lexer;
	readonly #tree = new TreeBuilder();
	/** How deep we are in what is passed over; 0 where nothing is. */
	#skipping = 0;
	/**
	 * Is what is passed over a variation without a place in the tree: one before any move, or one
	 * too many?
	 */
	#skipsLoose = false;
	#result: string | undefined;
	#fault: Oddity | undefined;
	/** Limits that were met: each is reported once. */
	readonly #limits = new Set<GameFault["code"]>();
	readonly #oddities: Oddity[] = [];
	#unlisted = 0;
	#comments = 0;
	readonly #clockOddities: Oddity[] = [];

	constructor(text: string, game: GameText) {
		this.#text = text;
		this.#game = game;
		// Text behind the game is not read.
		this.#lexer = new Lexer(text.slice(0, game.end), game.movesAt);
	}

	*read(): Work<WrittenGame> {
		const { movesAt, end } = this.#game;
		let tokens = 0;
		let pause = movesAt + LETTERS_AT_ONCE;
		while (this.#fault === undefined && this.#lexer.next() !== "end") {
			if (++tokens % TOKENS_AT_ONCE === 0 || this.#lexer.end > pause) {
				yield (this.#lexer.start - movesAt) / (end - movesAt);
				pause = this.#lexer.end + LETTERS_AT_ONCE;
			}
			this.#readToken();
		}
		while (this.#tree.depth > 0) {
			if (this.#fault === undefined) {
				this.#report({ code: "variationNotClosed" }, this.#game.end);
			}
			this.#tree.closeVariation();
		}
		this.#tree.settleRemarks();
		if (this.#unlisted > 0) {
			const count = this.#unlisted;
			this.#oddities.push({ code: "moreNotListed", count, offset: this.#lexer.start });
		}
		const { opening, mainLine, moves } = this.#tree;
		return {
			opening,
			mainLine,
			moves,
			result: this.#result,
			fault: this.#fault,
			oddities: this.#oddities,
			clockOddities: this.#clockOddities,
		};
	}

	#report(fault: GameFault, offset = this.#lexer.start): void {
		if (this.#oddities.length < MOST_ODDITIES) this.#oddities.push({ ...fault, offset });
		else this.#unlisted++;
	}

	#readToken(): void {
		const { kind, start, end } = this.#lexer;
		if (kind === "gap") return;
		if (kind === "word") this.#readWord();
		else if (kind === "comment" || kind === "restOfLine") this.#readComment();
		else if (kind === "open") this.#readOpening();
		else if (kind === "close") this.#readClosing();
		else if (kind === "brace") this.#report({ code: "extraBrace" });
		else if (kind !== "drawOffer") {
			this.#report({ code: "notTag", text: this.#text.slice(start, end) });
		} else if (this.#skipping === 0) this.#tree.addDrawOffer();
	}

	#readComment(): void {
		const { kind, start, end, isClosed } = this.#lexer;
		const isInBraces = kind === "comment";
		if (isInBraces && !isClosed) this.#report({ code: "commentNotClosed" });
		if (this.#skipping > 0) return;
		if (++this.#comments > MOST_COMMENTS) {
			this.#report({ code: "commentLeftOut" });
			return;
		}
		const whole = this.#text.slice(start + 1, isInBraces && isClosed ? end - 1 : end);
		const inside = whole.slice(0, LONGEST_COMMENT);
		if (inside.length < whole.length) {
			this.#report({ code: "commentCut", length: LONGEST_COMMENT });
		}
		const report = (oddity: Oddity) => {
			if (this.#clockOddities.length < MOST_ODDITIES) this.#clockOddities.push(oddity);
		};
		this.#tree.addRemark(readComment(inside, start + 1, report));
	}

	#readOpening(): void {
		if (this.#skipping > 0) {
			this.#skipping++;
		} else if (!this.#tree.hasMoves) {
			this.#report({ code: "variationBeforeMoves" });
			this.#passOver();
		} else if (this.#tree.variations >= MOST_VARIATIONS) {
			this.#reportLimit({ code: "tooManyVariations", most: MOST_VARIATIONS });
			this.#passOver();
		} else if (this.#tree.depth >= DEEPEST) {
			this.#reportLimit({ code: "variationTooDeep", most: DEEPEST });
			this.#passOver();
		} else {
			this.#tree.openVariation();
		}
	}

	/** Passes over the variation that opens here. */
	#passOver(): void {
		this.#skipping = 1;
		this.#skipsLoose = true;
	}

	#reportLimit(fault: GameFault): void {
		if (this.#limits.has(fault.code)) return;
		this.#limits.add(fault.code);
		this.#report(fault);
	}

	#readClosing(): void {
		if (this.#skipping > 1) {
			this.#skipping--;
		} else if (this.#skipping === 1) {
			this.#skipping = 0;
			if (!this.#skipsLoose) this.#tree.closeVariation();
			this.#skipsLoose = false;
		} else if (this.#tree.depth > 0) {
			this.#tree.closeVariation();
		} else {
			this.#report({ code: "extraBracket" });
		}
	}

	#readWord(): void {
		if (this.#skipping > 0) return;
		const whole = this.#lexer.word();
		const word = withoutNumber(whole);
		const offset = this.#lexer.start + whole.length - word.length;
		if (isFiller(word)) return;
		const result = RESULT_OF.get(word);
		// A result within a variation says nothing of the game; behind the result no move is played.
		if (result !== undefined && this.#tree.depth === 0) this.#result ??= result;
		if (result === undefined && this.#result === undefined) this.#readMove({ word, offset });
	}

	/** Reads a move, or a glyph of the last one. */
	#readMove(placed: PlacedWord): void {
		const { word, offset } = placed;
		if (isMove(word)) {
			if (this.#tree.moves.length < LONGEST) this.#tree.addMove(placed);
			else this.#fault = { code: "tooManyMoves", most: LONGEST, offset };
			return;
		}
		const glyphs = this.#tree.hasMoves ? glyphsOf(word) : undefined;
		if (glyphs === undefined) this.#endLine(placed);
		else if (this.#tree.endsInVariation) {
			this.#report({ code: "looseGlyph", word }, offset);
		} else this.#tree.addGlyphs(glyphs);
	}

	/** Ends a line at a word that is no move. */
	#endLine(placed: PlacedWord): void {
		const { word, offset } = placed;
		if (this.#tree.depth === 0) {
			this.#fault = { code: isDrop(word) ? "dropMove" : "unreadableMove", word, offset };
			return;
		}
		if (!isDrop(word)) this.#report({ code: "notMove", word }, offset);
		this.#skipping = 1;
	}
}

/** Reads the moves of a game in a text. */
export const readMoveTree = (text: string, game: GameText): Work<WrittenGame> =>
	new MoveReader(text, game).read();
