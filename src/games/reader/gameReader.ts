// Reads games from bytes as they come: by the reader's module where it is sure, by the careful
// loader where it is not. What both see of a game is the same; the careful loader takes a thousand
// times as long.
//
// Where the module gives up, the text from the beginning of that game on is the careful loader's,
// up to a tag at which the loader, given the text before it and some behind, begins a game too:
// from there both go on alike.

import { type Parsed, parseFen, startFen } from "../../chess/fen.ts";
import { FenError } from "../../chess/fenFault.ts";
import type { GameText } from "../../chess/pgn/gameText.ts";
import { splitting } from "../../chess/pgn/splitPgn.ts";
import { tagsOf } from "../../chess/pgn/tags/tags.ts";
import { isStandard } from "../../chess/pgn/tree/readGame.ts";
import { WHITE } from "../../chess/piece.ts";
import { finish, type Work } from "../../chess/work.ts";
import { END, GAME, MORE, type ReaderModule, START, UNSURE } from "../../control/readerModule.ts";
import { ByteQueue } from "./byteQueue.ts";
import { GameView } from "./gameView.ts";
import { MAX_GAME } from "./handedGame.ts";
import { nextTag } from "./nextTag.ts";
import { lettersEnd } from "./stretches.ts";

/** The start that the tags of a game name; nothing if they name none that can be played from. */
function startOf(game: GameText): Parsed | undefined {
	const tags = tagsOf(game);
	if (!isStandard(tags)) return undefined;
	try {
		return parseFen(startFen(tags.get("FEN")));
	} catch (error) {
		if (error instanceof FenError) return undefined;
		throw error;
	}
}

const LETTERS = "KQkq";

/** Lets the reader go on from a start; gives its status. */
function goOnFrom(module: ReaderModule, setup: Parsed): number {
	module.placements.set(setup.placement);
	let castling = 0;
	for (const letter of setup.castling) castling |= 1 << LETTERS.indexOf(letter);
	const { side, enPassant = -1, halfMoves, moveNumber } = setup;
	return module.calls.startGame(side, castling, enPassant, halfMoves, moveNumber);
}

/** Receiver of games. Between them, all bytes of a file are passed, in their order. */
export type GameSink = {
	see(game: GameView): void;
	/** Reads games of a text with the careful loader, in steps. */
	hand(text: string, games: readonly GameText[]): Work<void>;
};

/** Yields what a sink has found after each step, since the careful loader takes long. */
export function* foundIn<Found>(work: Work<void>, sink: { take(): Found[] }): Generator<Found[]> {
	for (let isDone = false; !isDone; ) {
		isDone = work.next().done === true;
		const found = sink.take();
		if (found.length > 0) yield found;
	}
}

/** Bytes that are cut into games at once. */
const ENOUGH = 2 ** 18;

/** Before a tag there are two line ends, at most of two letters each. */
const LINE_ENDS = 4;

/** How far the loader looks ahead, at most, for the end of a comment that holds another. */
export const AHEAD = 512;

/** The next game is looked for at each place within these bytes, then at twice the distance. */
const FEW = 2 ** 13;

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

export class GameReader {
	readonly module: ReaderModule;
	readonly #view: GameView;
	/** Bytes that have come and not been read. */
	#queue = new ByteQueue();
	/** Is what comes first among them the careful loader's? */
	#isCareful = false;
	/** Is it what remains of a game that is too long? */
	#isSkipping = false;
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
		finish(this.reading(bytes, sink));
	}

	/** The same, in steps. The bytes may change after the first. */
	*reading(bytes: Uint8Array, sink: GameSink): Work<void> {
		const before = this.#queue.bytes;
		const length = before.length + bytes.length;
		if (this.#isCareful || length >= this.module.window) {
			this.#queue.add(bytes);
			yield* this.#go(sink, false);
			return;
		}
		// Most bytes go straight to the module.
		const { input } = this.module;
		input.set(before);
		input.set(bytes, before.length);
		const { status, from } = this.#readGames(length, sink, false);
		this.#queue.pass(before.length);
		this.#queue.add(input.subarray(from, length));
		if (status !== UNSURE) return;
		this.#setCareful(true);
		yield* this.#go(sink, false);
	}

	/** The file has come to its end. */
	end(sink: GameSink): void {
		finish(this.ending(sink));
	}

	/** The same, in steps. */
	*ending(sink: GameSink): Work<void> {
		yield* this.#go(sink, true);
		this.#pass(this.#queue.length);
		this.#setCareful(false);
	}

	*#go(sink: GameSink, isLast: boolean): Work<void> {
		for (let goesOn = true; goesOn; ) {
			yield 0;
			if (this.#isSkipping) goesOn = yield* this.#skip(sink, isLast);
			else if (this.#isCareful) goesOn = yield* this.#readCarefully(sink, isLast);
			else goesOn = this.#readWindow(sink, isLast);
		}
	}

	#pass(count: number): void {
		this.#queue.pass(count);
	}

	#setCareful(isCareful: boolean): void {
		this.#isCareful = isCareful;
		this.#isSkipping = false;
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
		const { bytes } = this.#queue;
		const length = Math.min(bytes.length, window);
		const isWhole = length === bytes.length;
		input.set(bytes.subarray(0, length));
		const { status, from } = this.#readGames(length, sink, isLast && isWhole);
		this.#pass(status === END ? bytes.length : from);
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
	*#readCarefully(sink: GameSink, isLast: boolean): Work<boolean> {
		const { bytes } = this.#queue;
		const { at, end } = nextTag(bytes, Math.max(1, this.#searched));
		if (end !== undefined && (isLast || end + AHEAD <= bytes.length)) {
			const text = utf8.decode(bytes.subarray(0, at));
			const behind = utf8.decode(bytes.subarray(at, end + AHEAD));
			const games = yield* splitting(text + behind);
			const index = games.findIndex(({ start }) => start === text.length);
			if (index >= 0) {
				yield* sink.hand(text, games.slice(0, index));
				this.#pass(at);
				this.#setCareful(false);
			} else this.#searched = at < FEW ? end : at * 2;
			return true;
		}
		if (isLast) {
			const text = utf8.decode(bytes);
			yield* sink.hand(text, yield* splitting(text));
			this.#pass(bytes.length);
			return false;
		}
		this.#searched = at;
		if (end === undefined && bytes.length >= this.#wanted) yield* this.#handMost(sink);
		return false;
	}

	/**
	 * Hands over all games but the last, which may go on in what comes next; that one as well if it
	 * is too long already.
	 */
	*#handMost(sink: GameSink): Work<void> {
		const { bytes } = this.#queue;
		const text = utf8.decode(bytes);
		const games = yield* splitting(text);
		const last = games.at(-1);
		const isPassed = last === undefined || text.length - last.start > MAX_GAME;
		if (!isPassed) games.pop();
		const done = isPassed ? text.length : last.start;
		yield* sink.hand(text.slice(0, done), games);
		this.#pass(isPassed ? bytes.length : encoder.encode(text.slice(0, done)).length);
		this.#searched = 0;
		this.#wanted = Math.max(ENOUGH, this.#queue.length * 2);
		// Behind a game that is over there may be others, even without tags.
		this.#isSkipping = last !== undefined && last.end - last.start > MAX_GAME;
	}

	/** Passes over what remains of a game that is too long; gives whether there is more to do. */
	*#skip(sink: GameSink, isLast: boolean): Work<boolean> {
		const { bytes } = this.#queue;
		const { at, end } = nextTag(bytes, 1);
		const isFound = end !== undefined;
		const rest = bytes.subarray(0, Math.max(0, at - LINE_ENDS));
		const passed = isFound ? at : isLast ? bytes.length : lettersEnd(rest);
		yield* sink.hand(utf8.decode(bytes.subarray(0, passed)), []);
		this.#pass(passed);
		if (isFound) this.#setCareful(false);
		return isFound;
	}
}
