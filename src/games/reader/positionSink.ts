// Passes on the positions of games as they are read: the placements of each main line, in the
// reader's memory, where its calls can map and pack them.

import type { Game } from "../../chess/game.ts";
import { PgnError, type Warning } from "../../chess/pgn/gameFault.ts";
import type { GameText } from "../../chess/pgn/gameText.ts";
import { tagsOf } from "../../chess/pgn/tags/tags.ts";
import { WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import type { Work } from "../../chess/work.ts";
import type { ReaderModule } from "../../control/readerModule.ts";
import type { GameSink } from "./gameReader.ts";
import type { GameView } from "./gameView.ts";
import { readingHanded } from "./handedGame.ts";

/** Positions in the reader's memory, none of a game that could not be read. */
export type ReadPositions = {
	readonly count: number;
	/** Why it could not be read to its end. */
	readonly fault: Warning | undefined;
	tags(): ReadonlyMap<string, string>;
	/** Its text. */
	bytes(): Uint8Array;
};

const encoder = new TextEncoder();

export class PositionSink implements GameSink {
	readonly #module: ReaderModule;
	readonly #pass: (game: ReadPositions) => void;

	constructor(module: ReaderModule, pass: (game: ReadPositions) => void) {
		this.#module = module;
		this.#pass = pass;
	}

	see(view: GameView): void {
		const tags = () => tagsOf(view.piece(view.head(), view.movesAt));
		const bytes = () => this.#module.input.subarray(view.start, view.next);
		this.#pass({ count: view.plies + 1, fault: undefined, tags, bytes });
	}

	*hand(text: string, games: readonly GameText[]): Work<void> {
		for (const piece of games) {
			const read = yield* this.#read(text, piece);
			this.#pass({
				count: "placements" in read ? this.#place(read) : 0,
				fault: read.fault,
				tags: () => tagsOf(piece),
				bytes: () => encoder.encode(text.slice(piece.start, piece.end)),
			});
			yield 1;
		}
	}

	*#read(text: string, piece: GameText): Work<Game | PgnError> {
		try {
			return yield* readingHanded(text, piece);
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			return error;
		}
	}

	/** Copies a game's positions, as many as there is room for. */
	#place(game: Game): number {
		const { capacity, placements } = this.#module;
		// Games that nobody has played end here.
		const count = Math.min(game.plies + 1, capacity);
		placements.set(game.placements.subarray(0, count * WORDS_PER_PLACEMENT));
		return count;
	}
}
