// Games in, game by game as the file is read, each of them whole: for programs that look at every
// position.

import { readFileSync } from "node:fs";
import type { Game } from "../chess/game.ts";
import { PgnError, type Warning } from "../chess/pgn/gameFault.ts";
import type { GameText } from "../chess/pgn/gameText.ts";
import { tagsOf } from "../chess/pgn/tags/tags.ts";
import { finish, type Work } from "../chess/work.ts";
import { loadReader } from "../control/loadReader.ts";
import { foundIn, GameReader, type GameSink } from "../games/reader/gameReader.ts";
import type { GameView } from "../games/reader/gameView.ts";
import { readingHanded } from "../games/reader/handedGame.ts";
import { stretchesOf } from "../games/reader/stretches.ts";
import { textFaultText } from "../messages/textFaults.ts";
import { gameId } from "./gameFacts.ts";

/** The sentence of a fault in a text behind so many lines. */
export const textFaultAt = (fault: Warning, lines: number): string =>
	textFaultText({
		...fault,
		place: fault.place && { ...fault.place, line: fault.place.line + lines },
	});

/** A game as it was read, or why it was not. `lines` have gone before its text. */
export type ReadGame = {
	readonly number: number;
	/** The same in all tables. */
	readonly id: number;
	readonly lines: number;
} & (
	| { readonly game: Game }
	| { readonly error: string; readonly tags: Readonly<Record<string, string>> }
);

/** Bytes of a stretch: the lines of its games are ten times as long, and are held together. */
const STRETCH = 2 ** 16;

const encoder = new TextEncoder();

class Games<Answer> implements GameSink {
	readonly #answer: (read: ReadGame) => Answer;
	#games: number;
	/** Lines before the text at hand. */
	#lines = 0;
	/** Answers that nobody has taken yet. */
	#found: Answer[] = [];

	constructor(answer: (read: ReadGame) => Answer, first: number) {
		this.#answer = answer;
		this.#games = first - 1;
	}

	take(): Answer[] {
		const found = this.#found;
		this.#found = [];
		return found;
	}

	see(view: GameView): void {
		const text = view.text();
		finish(this.hand(text, [view.piece(text)]));
	}

	*hand(text: string, games: readonly GameText[]): Work<void> {
		for (const piece of games) {
			const read = yield* this.#read(text, piece);
			this.#found.push(this.#answer(read));
			yield 1;
		}
		this.#lines += text.split(/\r\n|[\r\n]/).length - 1;
	}

	*#read(text: string, piece: GameText): Work<ReadGame> {
		const number = ++this.#games;
		const id = gameId(encoder.encode(text.slice(piece.start, piece.end)), number);
		const at = { number, id, lines: this.#lines };
		try {
			return { ...at, game: yield* readingHanded(text, piece) };
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			const tags = Object.fromEntries(tagsOf(piece));
			return { ...at, error: textFaultAt(error.fault, this.#lines), tags };
		}
	}
}

/**
 * Yields the answers for some games at a time, soon after the next game has started. `first` is the
 * number of the first game.
 */
export async function* eachGame<Answer>(
	input: AsyncIterable<Uint8Array>,
	answer: (read: ReadGame) => Answer,
	first = 1,
): AsyncGenerator<Answer[]> {
	const bytes = readFileSync(new URL("../../build/reader.wasm", import.meta.url));
	const reader = new GameReader(await loadReader(bytes));
	const games = new Games(answer, first);
	for await (const stretch of stretchesOf(input, STRETCH)) {
		yield* foundIn(reader.reading(stretch, games), games);
	}
	yield* foundIn(reader.ending(games), games);
}
