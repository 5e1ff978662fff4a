// npm run -s games -- FILE.pgn: one JSON line for each game, as the file is read.

import { readFileSync } from "node:fs";
import type { Writable } from "node:stream";
import { START_FEN } from "../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { countVariations, type Game, type Place, positionAt, type Warning } from "../chess/game.ts";
import { type GameText, wholeText } from "../chess/pgn/gameText.ts";
import { PgnError } from "../chess/pgn/pgnError.ts";
import { placesIn } from "../chess/pgn/places.ts";
import { readGame, settleResult } from "../chess/pgn/readGame.ts";
import { tagsOf, tagWarnings } from "../chess/pgn/tags.ts";
import { finish } from "../chess/work.ts";
import { controlLetters } from "../control/controlMap.ts";
import { loadReader } from "../control/loadReader.ts";
import type { ReaderModule } from "../control/readerModule.ts";
import { GameReader, type Visitor } from "../reader/gameReader.ts";
import type { GameView } from "../reader/gameView.ts";
import { stretchesOf } from "../reader/stretches.ts";
import { UnpackError } from "../reader/unpack.ts";
import { watchOutput } from "./output.ts";
import { bytesOf, unpacked } from "./unpacked.ts";

const placesOf = (text: string, piece: GameText) => finish(placesIn(text, piece));

class Teller implements Visitor {
	readonly #module: ReaderModule;
	#games = 0;
	/** What has gone before the text at hand: lines, and columns of the line that it begins in. */
	#lines = 0;
	#columns = 0;
	/** Lines that have not been written. */
	#told: string[] = [];

	constructor(module: ReaderModule) {
		this.#module = module;
	}

	/** What there is to write. */
	take(): string {
		const text = this.#told.join("");
		this.#told = [];
		return text;
	}

	see(view: GameView): void {
		const text = view.text();
		const piece = view.piece(text);
		if (view.isPlain) this.#tell(this.#viewed(view, text, piece));
		else this.#read(text, piece);
		this.#pass(text);
	}

	hand(text: string, games: readonly GameText[]): void {
		for (const piece of games) this.#read(text, piece);
		this.#pass(text);
	}

	/** Lets the careful loader read a game. */
	#read(text: string, piece: GameText): void {
		try {
			this.#tell(this.#summary(readGame(text, piece)));
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			this.#tell({ error: this.#placed(error), tags: Object.fromEntries(tagsOf(piece)) });
		}
	}

	#tell(what: object): void {
		this.#told.push(`${JSON.stringify({ game: ++this.#games, ...what })}\n`);
	}

	/** Goes on behind a text. */
	#pass(text: string): void {
		const { line, column } = placesOf(text, wholeText(text))(text.length);
		this.#columns = column - 1 + (line === 1 ? this.#columns : 0);
		this.#lines += line - 1;
	}

	#placed({ message, place }: { readonly message: string; readonly place: Place | undefined }) {
		if (place === undefined) return message;
		const column = place.column + (place.line === 1 ? this.#columns : 0);
		return `line ${place.line + this.#lines}, column ${column}: ${message}`;
	}

	#warnings(warnings: readonly Warning[]): string[] {
		return warnings.map((warning) => this.#placed(warning));
	}

	/** The control of a position in the reader's memory. */
	#control(frame: number): string {
		this.#module.calls.mapPositions(frame, frame + 1);
		const { capacity, control, counts } = this.#module;
		return controlLetters({ frames: capacity, control, counts }, frame as Frame);
	}

	#summary(game: Game) {
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

	/** The same of a game that the reader has read. */
	#viewed(view: GameView, text: string, piece: GameText) {
		const placeAt = placesOf(text, piece);
		const tags = tagsOf(piece);
		const { result, warnings } = settleResult(piece, tags, view.written, placeAt);
		return {
			tags: Object.fromEntries(tags),
			plies: view.plies,
			start: START_FEN,
			end: view.endFen(),
			result,
			variations: 0,
			warnings: this.#warnings([...finish(tagWarnings(piece, placeAt)), ...warnings]),
			control: this.#control(view.plies),
		};
	}
}

/** Writes a line for each game, not long after the next one has begun. */
export async function tellGames(
	module: ReaderModule,
	input: AsyncIterable<Uint8Array>,
	output: Writable,
): Promise<void> {
	const reader = new GameReader(module);
	const teller = new Teller(module);
	const write = (text: string) =>
		new Promise<void>((resolve) => output.write(text, () => resolve()));
	for await (const stretch of stretchesOf(unpacked(input))) {
		reader.read(stretch, teller);
		await write(teller.take());
	}
	reader.end(teller);
	await write(teller.take());
}

export async function main(args: readonly string[]): Promise<number> {
	const [path] = args;
	if (args.length > 1) {
		console.error("One file at most: npm run -s games -- FILE.pgn");
		return 2;
	}
	const bytes = readFileSync(new URL("../../build/reader.wasm", import.meta.url));
	const module = await loadReader(bytes);
	watchOutput();
	try {
		const input = path === undefined ? process.stdin : bytesOf(path);
		await tellGames(module, input, process.stdout);
		return 0;
	} catch (error) {
		const isOurs =
			!(error instanceof UnpackError) && (error as NodeJS.ErrnoException).syscall === undefined;
		if (isOurs) throw error;
		console.error((error as Error).message);
		return 2;
	}
}
