// npm run -s games -- FILE.pgn: one JSON line for each game, as the file is read.

import { createReadStream, readFileSync } from "node:fs";
import type { Writable } from "node:stream";
import { decodeText } from "../chess/decode.ts";
import type { Frame } from "../chess/frame.ts";
import { countVariations, type Game, positionAt, type Warning } from "../chess/game.ts";
import type { GameText } from "../chess/pgn/gameText.ts";
import { PgnError } from "../chess/pgn/pgnError.ts";
import { readGame } from "../chess/pgn/readGame.ts";
import { splitPgn } from "../chess/pgn/splitPgn.ts";
import { tagsOf } from "../chess/pgn/tags.ts";
import { WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { controlLetters } from "../control/controlMap.ts";
import type { Core } from "../control/core.ts";
import { loadCore } from "../control/load.ts";
import { watchOutput } from "./output.ts";

const told = ({ message, place }: Pick<Warning, "message" | "place">, lines: number) =>
	place === undefined ? message : `line ${place.line + lines}, column ${place.column}: ${message}`;

function summaryOf(core: Core, game: Game, lines: number) {
	const end = game.plies * WORDS_PER_PLACEMENT;
	const last = game.placements.subarray(end, end + WORDS_PER_PLACEMENT);
	return {
		...(game.fault && { error: told(game.fault, lines) }),
		tags: Object.fromEntries(game.tags),
		plies: game.plies,
		start: positionAt(game, 0 as Frame).fen,
		end: positionAt(game, game.plies as Frame).fen,
		result: game.result,
		variations: countVariations(game),
		warnings: game.warnings.map((warning) => told(warning, lines)),
		control: controlLetters(core.computeControl(last)),
	};
}

/** What there is to say of a game. `lines` have gone before this text. */
function lineOf(core: Core, number: number, text: string, piece: GameText, lines: number): string {
	try {
		const summary = summaryOf(core, readGame(text, piece), lines);
		return `${JSON.stringify({ game: number, ...summary })}\n`;
	} catch (error) {
		if (!(error instanceof PgnError)) throw error;
		const tags = Object.fromEntries(tagsOf(piece));
		return `${JSON.stringify({ game: number, error: told(error, lines), tags })}\n`;
	}
}

/** Text that is read before games are cut: enough for any game of a man's life. */
const ENOUGH = 2 ** 18;

/** Cuts where a line ends, so that no character of several bytes is torn. */
async function* textsOf(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
	let bytes: Buffer = Buffer.alloc(0);
	let isWide = false;
	for await (const chunk of input) {
		if (bytes.length === 0 && chunk.length >= 2) isWide ||= chunk[0] === 0xff || chunk[0] === 0xfe;
		bytes = Buffer.concat([bytes, chunk]);
		const end = bytes.lastIndexOf(10) + 1 || bytes.lastIndexOf(13) + 1;
		if (isWide || bytes.length < ENOUGH || end === 0) continue;
		yield decodeText(bytes.subarray(0, end));
		bytes = bytes.subarray(end);
	}
	yield decodeText(bytes);
}

/** Writes a line for each game as soon as the next one has begun. */
export async function tellGames(
	core: Core,
	input: AsyncIterable<Buffer>,
	output: Writable,
): Promise<void> {
	let text = "";
	let lines = 0;
	let number = 0;
	const tell = async (pieces: readonly GameText[]) => {
		for (const piece of pieces) {
			const line = lineOf(core, ++number, text, piece, lines);
			await new Promise<void>((resolve) => output.write(line, () => resolve()));
		}
	};
	for await (const more of textsOf(input)) {
		text += more;
		const pieces = splitPgn(text);
		// The last game may go on in what comes next.
		const last = pieces.pop();
		const done = last === undefined ? text.length : last.start;
		await tell(pieces);
		lines += text.slice(0, done).split(/\r\n|[\r\n]/).length - 1;
		text = text.slice(done);
	}
	await tell(splitPgn(text));
}

export async function main(args: readonly string[]): Promise<number> {
	const [path] = args;
	if (args.length > 1) {
		console.error("One file at most: npm run -s games -- FILE.pgn");
		return 2;
	}
	const core = await loadCore(readFileSync(new URL("../../build/control.wasm", import.meta.url)));
	watchOutput();
	try {
		const input = path === undefined ? process.stdin : createReadStream(path);
		await tellGames(core, input, process.stdout);
		return 0;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
		console.error((error as Error).message);
		return 2;
	}
}
