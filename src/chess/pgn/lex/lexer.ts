// PGN as tokens. Both readers of a text, the one that cuts it into games and the one that reads a
// game's moves, go through it with this lexer, so they see the same. It allocates nothing: what a
// token is stands in the lexer's own fields until the next one. No letter is looked at more than a
// few times, whatever the text.

import type { PgnTag } from "../gameText.ts";
import { skipBlanks } from "./blanks.ts";
import { isLineEnd, isSpace, lineEndFrom, withoutWidthless } from "./characters.ts";
import { createCommentReader } from "./commentEnd.ts";
import { createTagReader } from "./tagPair.ts";
import { wordEndFrom } from "./wordEnd.ts";

/**
 * A "gap" is a part of very many blanks, a "mark" what stands in square brackets and is no tag, a
 * "restOfLine" a comment behind a semicolon.
 */
export type TokenKind =
	| "end"
	| "gap"
	| "tag"
	| "mark"
	| "comment"
	| "restOfLine"
	| "drawOffer"
	| "open"
	| "close"
	| "brace"
	| "word";

/** Letters of a word among the moves, and of a tag's value. */
const LONGEST_WORD = 1000;
const LONGEST_VALUE = 100_000;

const QUOTE = 0x22;
const PERCENT = 0x25;
const OPEN_SQUARE = 0x5b;
const CLOSE_SQUARE = 0x5d;

const isInMark = (code: number) =>
	code !== QUOTE && code !== OPEN_SQUARE && code !== CLOSE_SQUARE && !isSpace(code);

export class Lexer {
	readonly text: string;
	kind: TokenKind = "end";
	start = 0;
	end = 0;
	/** Does an empty line stand before this token? */
	isApart = false;
	/** Is this comment closed? One that is not ends before the next game, or with the text. */
	isClosed = true;
	/** Where name and value of this tag stand. */
	nameAt = 0;
	nameEnd = 0;
	valueAt = 0;
	valueEnd = 0;
	readonly #readTag: (at: number) => number;
	readonly #readComment: (at: number) => void;

	constructor(text: string, at = 0) {
		this.text = text;
		this.end = at;
		this.#readTag = createTagReader(text, this);
		this.#readComment = createCommentReader(text, this);
	}

	/** Goes on to the next token, over blanks and lines that begin with "%". */
	next(): TokenKind {
		this.start = this.end;
		const wasGap = this.kind === "gap";
		let isAll = skipBlanks(this.text, this);
		while (isAll && this.#isEscaped()) {
			this.end = lineEndFrom(this.text, this.end);
			isAll = skipBlanks(this.text, this);
		}
		if (wasGap) this.isApart = true;
		this.kind = this.#kindAt(isAll);
		return this.kind;
	}

	#kindAt(isAll: boolean): TokenKind {
		if (this.end >= this.text.length) return "end";
		if (!isAll) return "gap";
		this.start = this.end;
		return this.#read();
	}

	/**
	 * The token's text, without characters that have no width. A text longer than any word of a game
	 * is cut.
	 */
	word(): string {
		const end = Math.min(this.end, this.start + LONGEST_WORD);
		return withoutWidthless(this.text.slice(this.start, end));
	}

	tagName(): string {
		return this.text.slice(this.nameAt, this.nameEnd);
	}

	/** The tag as it is listed; a value that is longer than any is cut. */
	tag(): PgnTag {
		const { valueAt, valueEnd, start } = this;
		const isCut = valueEnd - valueAt > LONGEST_VALUE;
		const written = this.text.slice(valueAt, isCut ? valueAt + LONGEST_VALUE : valueEnd);
		const value = written.replace(/\\(["\\])/g, "$1");
		return { name: this.tagName(), value, offset: start, ...(isCut && { isCut }) };
	}

	/** Does a line begin here that is not meant for us? */
	#isEscaped(): boolean {
		const { text, end } = this;
		if (text.charCodeAt(end) !== PERCENT) return false;
		return end === 0 || isLineEnd(text.charCodeAt(end - 1));
	}

	#read(): TokenKind {
		switch (this.text.charAt(this.start)) {
			case "[":
				return this.#readSquare();
			case "{":
				this.#readComment(this.start);
				return "comment";
			case ";":
				this.end = lineEndFrom(this.text, this.start);
				return "restOfLine";
			case "}":
				this.end++;
				return "brace";
			case ")":
				this.end++;
				return "close";
			case "(": {
				const isOffer = this.text.startsWith("(=)", this.start);
				this.end += isOffer ? 3 : 1;
				return isOffer ? "drawOffer" : "open";
			}
			default:
				this.end = wordEndFrom(this.text, this.start);
				return "word";
		}
	}

	/** A tag; or a mark as forums have them round a game, "[pgn]"; or a bracket alone. */
	#readSquare(): TokenKind {
		const tagEnd = this.#readTag(this.start);
		if (tagEnd > 0) {
			this.end = tagEnd;
			return "tag";
		}
		const { text } = this;
		let at = this.start + 1;
		while (at < text.length && isInMark(text.charCodeAt(at))) at++;
		this.end = text.charCodeAt(at) === CLOSE_SQUARE ? at + 1 : this.start + 1;
		return "mark";
	}
}
