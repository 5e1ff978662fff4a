// Games of a stream with the placements of their main lines, as fast as they are read; their moves,
// comments and variations where somebody asks. Nothing of the reader's memory is given away.

import type { Frame } from "../../chess/frame.ts";
import { type Game, NO_NOTES, type Notes } from "../../chess/game.ts";
import { PgnError, type Warning } from "../../chess/pgn/gameFault.ts";
import type { GameText } from "../../chess/pgn/gameText.ts";
import { tagsOf } from "../../chess/pgn/tags/tags.ts";
import { readMoveTree } from "../../chess/pgn/tree/moveTree.ts";
import { notesOf } from "../../chess/pgn/tree/notes.ts";
import { settleResult } from "../../chess/pgn/tree/readGame.ts";
import { KNIGHT, kindOf } from "../../chess/piece.ts";
import { type Placements, WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { finish, type Work } from "../../chess/work.ts";
import type { ReaderModule } from "../../control/readerModule.ts";
import { foundIn, GameReader, type GameSink } from "./gameReader.ts";
import type { GameView } from "./gameView.ts";
import { readingHanded } from "./handedGame.ts";
import { coordinatesOf, moveNameAt, type Step } from "./moveNames.ts";
import { stretchesOf } from "./stretches.ts";

/** A move by its two names, and what the file says of it. */
export type NotedMove = { readonly san: string; readonly uci: string; readonly notes: Notes };

/** Bytes of a batch: what is found in it is held until it is taken. */
const BATCH = 2 ** 16;

const nowhere = () => ({ line: 1, column: 1 });
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/** A game's own text out of one of many. */
const ownText = (text: string, { start, end }: GameText) => text.slice(start, end);

/** The same game in its own text. */
const within = ({ start, end, movesAt, tags, ...rest }: GameText): GameText => ({
	...rest,
	start: 0,
	end: end - start,
	movesAt: movesAt - start,
	tags: tags.map((tag) => ({ ...tag, offset: tag.offset - start })),
	line: 1,
	lineAt: 0,
});

const stepOf = (move: number): Step => {
	const becomes = move >> 12;
	return {
		from: move & 63,
		to: (move >> 6) & 63,
		// The reader counts what a pawn becomes from the knight on.
		promotion: becomes === 0 ? 0 : becomes + KNIGHT - 1,
	};
};

/** The two names of a move that the careful loader has played. */
export const namesOf = ({ san, from, to, promotion }: PlayedMove) => ({
	san,
	uci: san === "--" ? "0000" : coordinatesOf({ from, to, promotion: kindOf(promotion) }),
});

/** Where the text of a game is. Decoded when it is asked for. */
type Source = { readonly text: () => string; readonly piece: (text: string) => GameText };

/** A game with its placements: sixteen words each (chess/placement.ts), the start first. */
export class ReadPositions {
	readonly tags: ReadonlyMap<string, string>;
	readonly result: string;
	/** Why its main line ends before its text does. */
	readonly fault: Warning | undefined;
	readonly placements: Placements;
	readonly #source: Source;
	/** From, to and promotion of each move; nothing where the careful loader has to tell. */
	readonly #moves: Uint16Array | undefined;

	constructor(
		{ tags, result, fault }: Pick<Game, "tags" | "result" | "fault">,
		placements: Placements,
		source: Source,
		moves?: Uint16Array,
	) {
		this.tags = tags;
		this.result = result;
		this.fault = fault;
		this.placements = placements;
		this.#source = source;
		this.#moves = moves;
	}

	get plies(): number {
		return this.placements.length / WORDS_PER_PLACEMENT - 1;
	}

	get pgn(): string {
		const text = this.#source.text();
		return ownText(text, this.#source.piece(text)).trim();
	}

	/** The whole game, variations too, as the careful loader reads it. */
	tree(): Game {
		const text = this.#source.text();
		return finish(readingHanded(text, this.#source.piece(text)));
	}

	/** The moves of the main line. */
	moves(): NotedMove[] {
		const notes = this.#notes();
		if (this.#moves === undefined) return mainLineOf(this.tree());
		return Array.from(this.#moves, (move, ply) => {
			const step = stepOf(move);
			return {
				san: moveNameAt(this.placements, ply as Frame, step),
				uci: coordinatesOf(step),
				notes: notes[ply] ?? NO_NOTES,
			};
		});
	}

	#notes(): Notes[] {
		const text = this.#source.text();
		const { mainLine } = finish(readMoveTree(text, this.#source.piece(text)));
		return mainLine.map(notesOf);
	}
}

/** The moves of a game's main line. */
function mainLineOf(game: Game): NotedMove[] {
	return game.positions.slice(1, game.plies + 1).flatMap(({ move, notes }) => {
		return move === undefined ? [] : [{ ...namesOf(move), notes }];
	});
}

/** A game of which nothing but its tags can be read. */
export type UnreadPositions = {
	readonly tags: ReadonlyMap<string, string>;
	readonly fault: Warning;
	readonly pgn: string;
};

class Positions implements GameSink {
	#found: (ReadPositions | UnreadPositions)[] = [];

	readonly #module: ReaderModule;

	constructor(module: ReaderModule) {
		this.#module = module;
	}

	take(): (ReadPositions | UnreadPositions)[] {
		const found = this.#found;
		this.#found = [];
		return found;
	}

	see(view: GameView): void {
		const head = view.piece(view.head(), view.movesAt);
		const tags = tagsOf(head);
		const { result } = settleResult(head, tags, view.written, nowhere);
		const bytes = this.#module.input.slice(view.from, view.next);
		const source = {
			text: () => utf8.decode(bytes),
			piece: (text: string) => ({ ...head, end: text.length }),
		};
		const read = { tags, result, fault: undefined };
		this.#found.push(new ReadPositions(read, view.placements.slice(), source, view.moves.slice()));
	}

	*hand(text: string, games: readonly GameText[]): Work<void> {
		for (const piece of games) {
			const read = yield* this.#read(text, piece);
			this.#found.push(read);
			yield 1;
		}
	}

	*#read(text: string, piece: GameText): Work<ReadPositions | UnreadPositions> {
		const own = ownText(text, piece);
		try {
			const game = yield* readingHanded(text, piece);
			const placements = game.placements.slice(0, (game.plies + 1) * WORDS_PER_PLACEMENT);
			const source = { text: () => own, piece: () => within(piece) };
			return new ReadPositions(game, placements, source);
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			return { tags: tagsOf(piece), fault: error.fault, pgn: own.trim() };
		}
	}
}

/** The games of a stream of bytes, in batches, not long after the next one has begun. */
export async function* positionsOf(
	module: ReaderModule,
	input: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly (ReadPositions | UnreadPositions)[]> {
	const reader = new GameReader(module);
	const positions = new Positions(module);
	for await (const stretch of stretchesOf(input, BATCH)) {
		yield* foundIn(reader.reading(stretch, positions), positions);
	}
	yield* foundIn(reader.ending(positions), positions);
}
