// Builds the tree of a game's words as they come. It knows where a comment belongs: to the move
// that it follows; behind a variation to the next move of the line, or where there is none, to the
// last move of the variation. A variation in which no move is written is none, and its comments are
// taken as if it were not there.

import type { PlacedWord, WrittenLine, WrittenMove } from "../write/writtenGame.ts";
import type { Remark } from "./comment.ts";
import { glyphsOf, spellMove } from "./notation.ts";

/** Glyphs of one move: more than there are. */
const MOST_GLYPHS = 300;

/** The last move of a line, or of its last variation, and so on: what stands last in the text. */
function lastWritten(line: WrittenLine): WrittenMove | undefined {
	let last = line.at(-1);
	while (last !== undefined && last.variations.length > 0) last = last.variations.at(-1)?.at(-1);
	return last;
}

export class TreeBuilder {
	readonly opening: Remark[] = [];
	readonly mainLine: WrittenMove[] = [];
	readonly moves: WrittenMove[] = [];
	/** How many variations have been opened. */
	variations = 0;
	/** The line that is being read: the main line, or the innermost variation. */
	#line = this.mainLine;
	/** The lines that wait until a variation of theirs has been read. */
	readonly #outer: WrittenMove[][] = [];
	/** Comments that wait until it is clear what follows them. */
	#waiting: Remark[] = [];

	/** How many variations are open. */
	get depth(): number {
		return this.#outer.length;
	}

	/** Has the line that is being read any moves? */
	get hasMoves(): boolean {
		return this.#line.length > 0;
	}

	/** Does a variation stand behind the last move? */
	get endsInVariation(): boolean {
		return (this.#line.at(-1)?.variations.length ?? 0) > 0;
	}

	addRemark(remark: Remark): void {
		this.#waiting.push(remark);
	}

	addMove({ word, offset }: PlacedWord): void {
		const { move, praise } = spellMove(word);
		const isFirstOfVariation = !this.hasMoves && this.depth > 0;
		let before: Remark[] = [];
		if (isFirstOfVariation || this.endsInVariation) {
			before = this.#waiting;
			this.#waiting = [];
		} else this.#giveRemarks(this.#line.at(-1));
		const written: WrittenMove = {
			word: move,
			offset,
			glyphs: [...(glyphsOf(praise) ?? [])],
			hasDrawOffer: false,
			before,
			after: [],
			variations: [],
		};
		this.#line.push(written);
		this.moves.push(written);
	}

	/** Glyphs of the last move. */
	addGlyphs(glyphs: readonly number[]): void {
		const known = this.#line.at(-1)?.glyphs;
		if (known !== undefined && known.length < MOST_GLYPHS) known.push(...glyphs);
	}

	addDrawOffer(): void {
		const last = this.#line.at(-1);
		if (last !== undefined && !this.endsInVariation) last.hasDrawOffer = true;
	}

	openVariation(): void {
		// A comment between two variations goes into the second.
		if (!this.endsInVariation) this.#giveRemarks(this.#line.at(-1));
		this.#outer.push(this.#line);
		this.#line = [];
		this.variations++;
	}

	closeVariation(): void {
		const variation = this.#line;
		if (variation.length > 0) this.settleRemarks();
		this.#line = this.#outer.pop() ?? this.mainLine;
		if (variation.length > 0) this.#line.at(-1)?.variations.push(variation);
	}

	/** Gives the waiting comments to what stands last, as nothing follows in this line. */
	settleRemarks(): void {
		if (this.#waiting.length > 0) this.#giveRemarks(lastWritten(this.#line));
	}

	/** Gives the waiting comments to a move; before there is any, to the game. */
	#giveRemarks(move: WrittenMove | undefined): void {
		const to = move?.after ?? this.opening;
		for (const remark of this.#waiting) to.push(remark);
		this.#waiting = [];
	}
}
