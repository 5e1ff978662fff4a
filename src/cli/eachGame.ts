// Games in, a JSON line for each out, game by game as the file is read, each of them whole: for
// programs that look at every position.

import { createReadStream } from "node:fs";
import type { Writable } from "node:stream";
import { decodeText } from "../chess/decode.ts";
import type { Game } from "../chess/game.ts";
import { PgnError, type Warning } from "../chess/pgn/gameFault.ts";
import type { GameText } from "../chess/pgn/gameText.ts";
import { splitPgn } from "../chess/pgn/splitPgn.ts";
import { tagsOf } from "../chess/pgn/tags/tags.ts";
import { readGame } from "../chess/pgn/tree/readGame.ts";
import { textFaultText } from "../messages/textFaults.ts";
import { watchOutput } from "./output.ts";

/** The sentence of a fault in a text behind so many lines. */
export const told = (fault: Warning, lines: number): string =>
	textFaultText({
		...fault,
		place: fault.place && { ...fault.place, line: fault.place.line + lines },
	});

/** What there is to say of a game, but for its number. `lines` have gone before its text. */
export type Tell = (game: Game, lines: number) => object;

function lineOf(tell: Tell, number: number, text: string, piece: GameText, lines: number): string {
	try {
		return `${JSON.stringify({ game: number, ...tell(readGame(text, piece), lines) })}\n`;
	} catch (error) {
		if (!(error instanceof PgnError)) throw error;
		const tags = Object.fromEntries(tagsOf(piece));
		return `${JSON.stringify({ game: number, error: told(error.fault, lines), tags })}\n`;
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
async function tellGames(
	tell: Tell,
	input: AsyncIterable<Buffer>,
	output: Writable,
): Promise<void> {
	let text = "";
	let lines = 0;
	let number = 0;
	const tellAll = async (pieces: readonly GameText[]) => {
		for (const piece of pieces) {
			const line = lineOf(tell, ++number, text, piece, lines);
			await new Promise<void>((resolve) => output.write(line, () => resolve()));
		}
	};
	for await (const more of textsOf(input)) {
		text += more;
		const pieces = splitPgn(text);
		// The last game may go on in what comes next.
		const last = pieces.pop();
		const done = last === undefined ? text.length : last.start;
		await tellAll(pieces);
		lines += text.slice(0, done).split(/\r\n|[\r\n]/).length - 1;
		text = text.slice(done);
	}
	await tellAll(splitPgn(text));
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
	const tell = await createTell();
	watchOutput();
	try {
		const input = path === undefined ? process.stdin : createReadStream(path);
		await tellGames(tell, input, process.stdout);
		return 0;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
		console.error((error as Error).message);
		return 2;
	}
}
