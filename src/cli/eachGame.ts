// Games in, a JSON line for each out, game by game as the file is read, each of them whole: for
// programs that look at every position.

import { createReadStream, readFileSync } from "node:fs";
import type { Writable } from "node:stream";
import type { Game } from "../chess/game.ts";
import { PgnError, type Warning } from "../chess/pgn/gameFault.ts";
import type { GameText } from "../chess/pgn/gameText.ts";
import { tagsOf } from "../chess/pgn/tags/tags.ts";
import { finish, type Work } from "../chess/work.ts";
import { loadReader } from "../control/loadReader.ts";
import type { ReaderModule } from "../control/readerModule.ts";
import { textFaultText } from "../messages/textFaults.ts";
import { GameReader, type GameSink } from "../reader/gameReader.ts";
import type { GameView } from "../reader/gameView.ts";
import { readingHanded } from "../reader/handedGame.ts";
import { stretchesOf } from "../reader/stretches.ts";
import { watchOutput } from "./output.ts";

/** The sentence of a fault in a text behind so many lines. */
export const told = (fault: Warning, lines: number): string =>
	textFaultText({
		...fault,
		place: fault.place && { ...fault.place, line: fault.place.line + lines },
	});

/** What there is to say of a game, but for its number. `lines` have gone before its text. */
export type Tell = (game: Game, lines: number) => object;

/** Bytes of a stretch: the lines of its games are ten times as long, and are held together. */
const STRETCH = 2 ** 16;

class Lines implements GameSink {
	readonly #tell: Tell;
	#games = 0;
	/** What has gone before the text at hand. */
	#lines = 0;
	/** What has not been written. */
	#found: string[] = [];

	constructor(tell: Tell) {
		this.#tell = tell;
	}

	take(): string[] {
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
			const what = yield* this.#told(text, piece);
			this.#found.push(`${JSON.stringify({ game: ++this.#games, ...what })}\n`);
		}
		this.#lines += text.split(/\r\n|[\r\n]/).length - 1;
	}

	*#told(text: string, piece: GameText): Work<object> {
		try {
			return this.#tell(yield* readingHanded(text, piece), this.#lines);
		} catch (error) {
			if (!(error instanceof PgnError)) throw error;
			const tags = Object.fromEntries(tagsOf(piece));
			return { error: told(error.fault, this.#lines), tags };
		}
	}
}

/** Writes a line for each game, not long after the next one has begun. */
async function tellGames(
	module: ReaderModule,
	tell: Tell,
	input: AsyncIterable<Uint8Array>,
	output: Writable,
): Promise<void> {
	const reader = new GameReader(module);
	const lines = new Lines(tell);
	const write = async () => {
		for (const line of lines.take()) {
			await new Promise<void>((resolve) => output.write(line, () => resolve()));
		}
	};
	for await (const stretch of stretchesOf(input, STRETCH)) {
		reader.read(stretch, lines);
		await write();
	}
	reader.end(lines);
	await write();
}

/** Runs such a program; gives its exit status. */
export async function tellFile(
	name: string,
	args: readonly string[],
	createTell: () => Promise<Tell>,
): Promise<number> {
	const [path] = args;
	if (args.length > 1) {
		console.error(`One file at most: npm run -s ${name} -- FILE.pgn`);
		return 2;
	}
	const bytes = readFileSync(new URL("../../build/reader.wasm", import.meta.url));
	const [module, tell] = await Promise.all([loadReader(bytes), createTell()]);
	watchOutput();
	try {
		const input = path === undefined ? process.stdin : createReadStream(path);
		await tellGames(module, tell, input, process.stdout);
		return 0;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
		console.error((error as Error).message);
		return 2;
	}
}
