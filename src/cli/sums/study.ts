// Who controls what, over many games: a sink of games that adds up their positions.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { type Game, positionAt, sideToMove } from "../../chess/game.ts";
import { PgnError } from "../../chess/pgn/gameFault.ts";
import type { GameText } from "../../chess/pgn/gameText.ts";
import { tagsOf } from "../../chess/pgn/tags/tags.ts";
import { settleResult } from "../../chess/pgn/tree/readGame.ts";
import type { Side } from "../../chess/piece.ts";
import { type Placements, WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import type { Work } from "../../chess/work.ts";
import type { ReaderModule } from "../../control/readerModule.ts";
import type { GameSink } from "../../games/reader/gameReader.ts";
import type { GameView } from "../../games/reader/gameView.ts";
import { readingHanded } from "../../games/reader/handedGame.ts";
import { isSelected, type Selection, selectsAll } from "./selection.ts";
import { Sums } from "./sums.ts";

/** The plies that count, both included. */
export type Plies = { readonly from: number; readonly to: number };

/** Positions after which the module's sums are taken over: they have 32 bits. */
const MAX_WAITING = 2 ** 30;

const encoder = new TextEncoder();

const nowhere = () => ({ line: 1, column: 1 });

/** A game that counts. */
export type SeenGame = {
	/** Among all games of its file, from 1 on. */
	readonly number: number;
	readonly tags: ReadonlyMap<string, string>;
	readonly result: string;
	/** Who moves first. */
	readonly side: Side;
	/** Its text, as long as nothing else is read. */
	readonly bytes: Uint8Array;
};

/** Hears of each game that counts, and of its positions. Rows of a table are made of that. */
export type Observer = {
	begin(game: SeenGame): void;
	/** Positions `first` to before `end` of the module's memory; the position at 0 has this ply. */
	see(first: number, end: number, ply: number): void;
};

export class Study implements GameSink {
	readonly sums = new Sums();
	readonly #module: ReaderModule;
	readonly #selection: Selection;
	readonly #plies: Plies;
	readonly #observer: Observer | undefined;
	readonly #takesAll: boolean;
	/** Positions that only the module has added up. */
	#waiting = 0;
	/** Games of the file so far. */
	#number = 0;

	constructor(module: ReaderModule, selection: Selection, plies: Plies, observer?: Observer) {
		this.#module = module;
		this.#selection = selection;
		this.#plies = plies;
		this.#observer = observer;
		this.#takesAll = selectsAll(selection) && observer === undefined;
		module.calls.clearShares();
	}

	/** Starts another file. */
	beginFile(): void {
		this.#number = 0;
	}

	see(view: GameView): void {
		this.#number++;
		const { written } = view;
		let result = written;
		// Most games need no look at their tags.
		if (!this.#takesAll || written === undefined) {
			const piece = view.piece(view.head(), view.movesAt);
			const tags = tagsOf(piece);
			result = settleResult(piece, tags, written, nowhere).result;
			if (!isSelected(this.#selection, tags, result)) return;
			const bytes = this.#module.input.subarray(view.start, view.next);
			const { side } = view;
			this.#observer?.begin({ number: this.#number, tags, result, side, bytes });
		}
		this.#count(result ?? "*");
		this.#map(view.plies + 1, 0);
	}

	*hand(text: string, games: readonly GameText[]): Work<void> {
		for (const piece of games) yield* this.#read(text, piece);
	}

	finish(): Sums {
		this.#drain();
		return this.sums;
	}

	#count(result: string): void {
		this.sums.games++;
		this.sums.addResult(result);
	}

	*#read(text: string, piece: GameText): Work<void> {
		this.#number++;
		let game: Game;
		try {
			game = yield* readingHanded(text, piece);
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			this.#fail(piece);
			return;
		}
		if (!isSelected(this.#selection, game.tags, game.result)) return;
		this.#observe(game, text.slice(piece.start, piece.end));
		this.#count(game.result);
		this.sums.handed++;
		if (game.fault !== undefined) this.sums.failed++;
		this.#mapAll(game.placements, game.plies + 1);
	}

	#observe(game: Game, text: string): void {
		const { tags, result } = game;
		const side = sideToMove(positionAt(game, FIRST_FRAME));
		const bytes = encoder.encode(text);
		this.#observer?.begin({ number: this.#number, tags, result, side, bytes });
	}

	/** A game of which nothing can be read counts among the games by what its tags say. */
	#fail(piece: GameText): void {
		const tags = tagsOf(piece);
		const { result } = settleResult(piece, tags, undefined, nowhere);
		if (!isSelected(this.#selection, tags, result)) return;
		this.#count(result);
		this.sums.handed++;
		this.sums.failed++;
	}

	/** Maps positions that are not in the module's memory. */
	#mapAll(placements: Placements, count: number): void {
		const { capacity } = this.#module;
		for (let ply = 0; ply < count; ply += capacity) {
			const end = Math.min(ply + capacity, count);
			const part = placements.subarray(ply * WORDS_PER_PLACEMENT, end * WORDS_PER_PLACEMENT);
			this.#module.placements.set(part);
			this.#map(end - ply, ply);
		}
	}

	/** Maps those positions in the module's memory that count; the first of all has the ply `ply`. */
	#map(stop: number, ply: number): void {
		const first = Math.max(0, this.#plies.from - ply);
		const end = Math.min(stop, this.#plies.to + 1 - ply);
		if (first >= end) return;
		const { calls, counts } = this.#module;
		calls.mapPositions(first, end);
		calls.addShares(first, end);
		for (let index = first; index < end; index++)
			this.sums.addCounts(ply + index, counts, index * 4);
		this.sums.positions += end - first;
		this.#waiting += end - first;
		if (this.#waiting > MAX_WAITING) this.#drain();
		this.#observer?.see(first, end, ply);
	}

	#drain(): void {
		const { calls, shares } = this.#module;
		const sums = this.sums.shares;
		for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (shares[at] ?? 0);
		calls.clearShares();
		this.#waiting = 0;
	}
}
