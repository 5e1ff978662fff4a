// Reads games from bytes as they come: by the reader's module where it is sure, by the careful
// loader where it is not. What both see of a game is the same; the careful loader takes a thousand
// times as long.
//
// Where the module gives up, the text from the beginning of that game on is the careful loader's,
// up to a tag at which the loader, given the text before it and some behind, begins a game too:
// from there both go on alike.

import type { GameText } from "../chess/pgn/gameText.ts";
import { splitPgn } from "../chess/pgn/splitPgn.ts";
import { WHITE } from "../chess/piece.ts";
import { END, GAME, MORE, type ReaderModule, START, UNSURE } from "../control/readerModule.ts";
import { GameView } from "./gameView.ts";
import { nextTag } from "./nextTag.ts";
import { goOnFrom, startOf } from "./start.ts";
import { joined } from "./stretches.ts";

/** What is done with games. Between them, all bytes of a file are passed, in their order. */
export type GameSink = {
	/** A game that has been read. */
	see(game: GameView): void;
	/** Games that the careful loader is to read, in the text that they stand in. */
	hand(text: string, games: readonly GameText[]): void;
};

/** Text that is cut into games at once: enough for any game of a man's life. */
const ENOUGH = 2 ** 18;

/** How far the loader looks ahead, at most, for the end of a comment that holds another. */
export const AHEAD = 512;

/**
 * Up to here each place is tried at which a game may begin; farther on there must be twice as much
 * each time.
 */
const FEW = 2 ** 13;

const LINE_FEED = 0x0a;

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

export class GameReader {
	readonly module: ReaderModule;
	readonly #view: GameView;
	/** Bytes that have come and not been read. */
	#bytes: Uint8Array = new Uint8Array(0);
	/** Is what comes first among them the careful loader's? */
	#isCareful = false;
	/**
	 * Up to where no game has been found to begin, and how many bytes there must be before it is
	 * tried again.
	 */
	#searched = 0;
	#wanted = ENOUGH;

	constructor(module: ReaderModule) {
		this.module = module;
		this.#view = new GameView(module);
	}

	/** Reads on. Bytes are UTF-8, and no letter is torn between two calls. They are not kept. */
	read(bytes: Uint8Array, sink: GameSink): void {
		const before = this.#bytes;
		const length = before.length + bytes.length;
		if (this.#isCareful || length >= this.module.window) {
			this.#bytes = joined([before, bytes]);
			this.#go(sink, false);
			return;
		}
		// Most bytes go straight to the module.
		const { input } = this.module;
		input.set(before);
		input.set(bytes, before.length);
		const { status, from } = this.#readGames(length, sink, false);
		this.#bytes = input.slice(from, length);
		if (status !== UNSURE) return;
		this.#setCareful(true);
		this.#go(sink, false);
	}

	/** The file has come to its end. */
	end(sink: GameSink): void {
		this.#go(sink, true);
		this.#bytes = new Uint8Array(0);
		this.#setCareful(false);
	}

	#go(sink: GameSink, isLast: boolean): void {
		let goesOn = true;
		while (goesOn) {
			goesOn = this.#isCareful ? this.#readCarefully(sink, isLast) : this.#readWindow(sink, isLast);
		}
		// What is kept may be part of memory that is used again.
		this.#bytes = this.#bytes.slice();
	}

	#pass(count: number): void {
		this.#bytes = this.#bytes.subarray(count);
	}

	#setCareful(isCareful: boolean): void {
		this.#isCareful = isCareful;
		this.#searched = 0;
		this.#wanted = ENOUGH;
	}

	/** Lets the module read games in its window; gives why it stopped, and where. */
	#readGames(length: number, sink: GameSink, isLast: boolean) {
		const { calls, report } = this.module;
		const view = this.#view;
		let from = 0;
		let status = GAME;
		while (status === GAME) {
			status = calls.readGame(from, length, isLast);
			view.from = from;
			view.side = WHITE;
			view.isUsual = true;
			if (status === START) status = this.#start();
			if (status !== GAME) break;
			from = report[1] ?? length;
			sink.see(view);
		}
		return { status, from };
	}

	/**
	 * Lets the module read what it can; gives whether there is more to do with the bytes that are
	 * there.
	 */
	#readWindow(sink: GameSink, isLast: boolean): boolean {
		const { input, window } = this.module;
		const length = Math.min(this.#bytes.length, window);
		const isWhole = length === this.#bytes.length;
		input.set(this.#bytes.subarray(0, length));
		const { status, from } = this.#readGames(length, sink, isLast && isWhole);
		this.#pass(status === END ? this.#bytes.length : from);
		if (status === END) return false;
		if (status === MORE) {
			if (from > 0) return !isWhole;
			// A game that fills the whole window is not the module's.
			if (isWhole && length < window) return false;
		}
		this.#setCareful(true);
		return true;
	}

	#start(): number {
		const setup = startOf(this.#view.piece(this.#view.head(), this.#view.movesAt));
		if (setup === undefined) return UNSURE;
		this.#view.side = setup.side;
		this.#view.isUsual = false;
		return goOnFrom(this.module, setup);
	}

	/**
	 * Cuts the text before the next place where both begin a game; gives whether there is more to do.
	 */
	#readCarefully(sink: GameSink, isLast: boolean): boolean {
		const bytes = this.#bytes;
		const found = nextTag(bytes, Math.max(1, this.#searched));
		if (found !== undefined && (isLast || found.end + AHEAD <= bytes.length)) {
			const text = utf8.decode(bytes.subarray(0, found.at));
			const games = splitPgn(text + utf8.decode(bytes.subarray(found.at, found.end + AHEAD)));
			const index = games.findIndex(({ start }) => start === text.length);
			if (index >= 0) {
				sink.hand(text, games.slice(0, index));
				this.#pass(found.at);
				this.#setCareful(false);
			} else this.#searched = found.at < FEW ? found.end : found.at * 2;
			return true;
		}
		if (isLast) {
			const text = utf8.decode(bytes);
			sink.hand(text, splitPgn(text));
			this.#pass(bytes.length);
			return false;
		}
		if (found !== undefined) this.#searched = found.at;
		else if (bytes.length >= this.#wanted) this.#handMost(sink);
		else this.#searched = Math.max(this.#searched, bytes.lastIndexOf(LINE_FEED) - 2);
		return false;
	}

	/** Hands over all games but the last, which may go on in what comes next. */
	#handMost(sink: GameSink): void {
		const text = utf8.decode(this.#bytes);
		const games = splitPgn(text);
		const done = games.pop()?.start ?? text.length;
		sink.hand(text.slice(0, done), games);
		this.#pass(encoder.encode(text.slice(0, done)).length);
		this.#searched = 0;
		this.#wanted = Math.max(ENOUGH, this.#bytes.length * 2);
	}
}
