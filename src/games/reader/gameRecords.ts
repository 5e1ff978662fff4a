// Records of the games of a stream: tags, result, start and end, errors of the file, and control in
// the last position. As plain records, for whoever prints them or passes them on.

import { START_FEN } from "../../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { countVariations, type Game, positionAt } from "../../chess/game.ts";
import { type Oddity, PgnError, type Warning } from "../../chess/pgn/gameFault.ts";
import { type GameText, wholeText } from "../../chess/pgn/gameText.ts";
import { placesIn } from "../../chess/pgn/lex/textPlaces.ts";
import { tagsOf, tagWarnings } from "../../chess/pgn/tags/tags.ts";
import { readMoveTree } from "../../chess/pgn/tree/moveTree.ts";
import { settleResult } from "../../chess/pgn/tree/readGame.ts";
import { finish, type Work } from "../../chess/work.ts";
import { controlLetters } from "../../control/controlMap.ts";
import type { ReaderModule } from "../../control/readerModule.ts";
import { foundIn, GameReader, type GameSink } from "./gameReader.ts";
import type { GameView } from "./gameView.ts";
import { readingHanded } from "./handedGame.ts";
import { countPlayed } from "./playVariations.ts";
import { stretchesOf } from "./stretches.ts";

type Tags = { readonly [name: string]: string };

/** A game that could be read, up to an error if there is one. */
export type GameSummary = {
	readonly error?: Warning;
	readonly tags: Tags;
	readonly plies: number;
	/** FENs of its first and of its last position. */
	readonly start: string;
	readonly end: string;
	readonly result: string;
	readonly variations: number;
	readonly warnings: readonly Warning[];
	/** Who controls what in the last position: a letter a square, a1 first. */
	readonly control: string;
};

/** A game of which nothing can be said but its tags, and why. */
export type UnreadGame = { readonly error: Warning; readonly tags: Tags };

/** A game by its number in the stream, from 1 on. */
export type GameRecord = { readonly game: number } & (GameSummary | UnreadGame);

/**
 * Makes the value that is stored for a game until somebody takes it: records of thousands at once
 * would be large. `text` is the game as it stands in the stream.
 */
export type MakeValue<Value> = (record: GameRecord, text: string) => Value;

/**
 * Bytes of a batch, at least: the facts of small games are ten times as long, and are held
 * until they are taken.
 */
const BATCH = 2 ** 16;

/** Variations, nothing if the module is not sure of one; and what is odd in a text. */
type Below = { readonly variations: number | undefined; readonly oddities: readonly Oddity[] };

const PLAIN: Below = { variations: 0, oddities: [] };

const placesOf = (text: string, piece: GameText) => finish(placesIn(text, piece));

class Records<Value> implements GameSink {
	readonly #module: ReaderModule;
	readonly #makeValue: MakeValue<Value>;
	#games = 0;
	/** Lines before the text at hand, and columns before it in its first line. */
	#lines = 0;
	#columns = 0;
	/** Values that nobody has taken yet. */
	#found: Value[] = [];

	constructor(module: ReaderModule, makeValue: MakeValue<Value>) {
		this.#module = module;
		this.#makeValue = makeValue;
	}

	take(): Value[] {
		const found = this.#found;
		this.#found = [];
		return found;
	}

	see(view: GameView): void {
		const text = view.text();
		const piece = view.piece(text);
		const summary = view.isUsual ? this.#viewed(view, text, piece) : undefined;
		if (summary !== undefined) this.#add(text, piece, summary);
		else finish(this.#read(text, piece));
		this.#pass(text);
	}

	*hand(text: string, games: readonly GameText[]): Work<void> {
		for (const piece of games) {
			yield* this.#read(text, piece);
			yield 1;
		}
		this.#pass(text);
	}

	/** Lets the careful loader read a game. */
	*#read(text: string, piece: GameText): Work<void> {
		try {
			this.#add(text, piece, this.#summary(yield* readingHanded(text, piece)));
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			const tags = Object.fromEntries(tagsOf(piece));
			this.#add(text, piece, { error: this.#placed(error.fault), tags });
		}
	}

	#add(text: string, { start, end }: GameText, what: GameSummary | UnreadGame): void {
		const record = { game: ++this.#games, ...what };
		this.#found.push(this.#makeValue(record, text.slice(start, end).trim()));
	}

	/** Goes on behind a text. */
	#pass(text: string): void {
		const { line, column } = placesOf(text, wholeText(text))(text.length);
		this.#columns = column - 1 + (line === 1 ? this.#columns : 0);
		this.#lines += line - 1;
	}

	/** The same fault with its place in the whole stream. */
	#placed(fault: Warning): Warning {
		const { place } = fault;
		if (place === undefined) return fault;
		const column = place.column + (place.line === 1 ? this.#columns : 0);
		return { ...fault, place: { line: place.line + this.#lines, column } };
	}

	#warnings(warnings: readonly Warning[]): Warning[] {
		return warnings.map((warning) => this.#placed(warning));
	}

	/** The control of a position in the reader's memory. */
	#control(frame: number): string {
		this.#module.calls.mapPositions(frame, frame + 1);
		const { capacity, control, counts } = this.#module;
		return controlLetters({ frames: capacity, control, counts }, frame as Frame);
	}

	#summary(game: Game): GameSummary {
		const { fault, placements, plies } = game;
		this.#module.placements.set(placements.subarray(plies * 16, plies * 16 + 16));
		return {
			...(fault && { error: this.#placed(fault) }),
			tags: Object.fromEntries(game.tags),
			plies,
			start: positionAt(game, FIRST_FRAME).fen,
			end: positionAt(game, plies as Frame).fen,
			result: game.result,
			variations: countVariations(game),
			warnings: this.#warnings(game.warnings),
			control: this.#control(FIRST_FRAME),
		};
	}

	/** The same of a game that the reader has read; nothing where it is not sure of variations. */
	#viewed(view: GameView, text: string, piece: GameText): GameSummary | undefined {
		const placeAt = placesOf(text, piece);
		const tags = tagsOf(piece);
		const { result, warnings } = settleResult(piece, tags, view.written, placeAt);
		const { plies } = view;
		// Before variations are played in the same memory.
		const [end, control] = [view.endFen(), this.#control(plies)];
		const { variations, oddities } = view.isPlain ? PLAIN : this.#below(text, piece, plies);
		if (variations === undefined) return undefined;
		return {
			tags: Object.fromEntries(tags),
			plies,
			start: START_FEN,
			end,
			result,
			variations,
			warnings: this.#warnings([
				...finish(tagWarnings(piece, placeAt)),
				...oddities.map(({ offset, ...fault }) => ({ ...fault, place: placeAt(offset) })),
				...warnings,
			]),
			control,
		};
	}

	/** Reads variations and oddities below and beside the moves of such a game. */
	#below(text: string, piece: GameText, plies: number): Below {
		const written = finish(readMoveTree(text, piece));
		const { mainLine, fault, oddities, clockOddities } = written;
		const isWhole = fault === undefined && mainLine.length === plies;
		return {
			variations: isWhole ? countPlayed(this.#module, mainLine) : undefined,
			oddities: [...oddities, ...clockOddities],
		};
	}
}

/** The games of a stream of bytes, in batches, not long after the next one has begun. */
export async function* gamesOf<Value>(
	module: ReaderModule,
	input: AsyncIterable<Uint8Array>,
	makeValue: MakeValue<Value>,
): AsyncGenerator<readonly Value[]> {
	const reader = new GameReader(module);
	const records = new Records(module, makeValue);
	for await (const stretch of stretchesOf(input, BATCH)) {
		yield* foundIn(reader.reading(stretch, records), records);
	}
	yield* foundIn(reader.ending(records), records);
}
