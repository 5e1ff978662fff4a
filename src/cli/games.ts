// square-control games FILE.pgn: a line for each game, as the file is read.

import { readFileSync } from "node:fs";
import type { Writable } from "node:stream";
import { loadReader } from "../control/loadReader.ts";
import type { ReaderModule } from "../control/readerModule.ts";
import { type GameRecord, gamesOf } from "../games/reader/gameRecords.ts";
import { type PrintedRecord, printedRecord } from "../messages/printedRecord.ts";
import { csvLine, type Format, numberOption, readFileArgs, usageOf, wordOption } from "./args.ts";
import { gameFacts, gameId } from "./gameFacts.ts";
import { BlankTest, reportNoGames } from "./noGames.ts";
import { reporting } from "./reporting.ts";
import { bytesOf, unpacked } from "./unpacked.ts";

/** The record of a game with its number among all, and the file that it is from. */
type Printed = { readonly id: number; readonly file: string | undefined } & PrintedRecord;

const COLUMNS = [
	...["id", "file", "game", "date", "event", "site", "white", "black", "white_elo", "black_elo"],
	...["eco", "time_control", "result", "plies", "variations", "start", "end", "control", "error"],
];

/** A game of which nothing can be said has neither plies nor ends. */
function rowOf(printed: Printed) {
	const { id, file, game, tags, error } = printed;
	const facts = Object.values(gameFacts((name) => tags[name]));
	const [result, plies, variations, start, end, control] =
		"plies" in printed
			? [
					...[printed.result, printed.plies, printed.variations],
					...[printed.start, printed.end, printed.control],
				]
			: [tags.Result];
	const said = [result, plies, variations, start, end, control, error];
	return [id, file, game, ...facts, ...said];
}

const encoder = new TextEncoder();

const LINES: Readonly<Record<Format, (printed: Printed) => string>> = {
	jsonl: (printed) => JSON.stringify(printed),
	letters: (printed) => ("control" in printed ? printed.control : ""),
	csv: (printed) => csvLine(rowOf(printed)),
};

/**
 * Writes a line for each game, not long after the next one has begun; `first` is the number of the
 * first. Gives the exit status: 1 if a
 * game could not be read, or not to its end.
 */
export async function tellGames(
	module: ReaderModule,
	input: AsyncIterable<Uint8Array>,
	output: Writable,
	format: Format = "jsonl",
	file?: string,
	first = 1,
): Promise<number> {
	const write = (text: string) =>
		new Promise<void>((resolve) => output.write(text, () => resolve()));
	let games = 0;
	let status = 0;
	const tell = (record: GameRecord, text: string) => {
		games++;
		if (record.error !== undefined) status = 1;
		const game = first + record.game - 1;
		const id = gameId(encoder.encode(text), game);
		return `${LINES[format]({ id, file, ...printedRecord({ ...record, game }) })}\n`;
	};
	const blank = new BlankTest();
	if (format === "csv") await write(`${csvLine(COLUMNS)}\n`);
	for await (const lines of gamesOf(module, blank.pass(unpacked(input)), tell)) {
		await write(lines.join(""));
	}
	return games === 0 ? reportNoGames(blank.isBlank) : status;
}

const OPTIONS = {
	first: numberOption("N", [1], 1),
	format: wordOption<Format, Format>(["jsonl", "letters", "csv"], "jsonl"),
};

export const USAGE = `${usageOf("games", OPTIONS, "[FILE.pgn]")}

A line for each game: tags, plies, first and last position, warnings, and the
control of the last position. Without a file, games come in on standard input,
packed by gzip or Zstandard or not. The first has the number 1, or --first, as
in a part of a file.

  square-control games games.pgn
  square-control games --format csv games.pgn.zst > games.csv`;

export const main = (args: readonly string[]): Promise<number> =>
	reporting(USAGE, async () => {
		const { format, file, first } = readFileArgs(OPTIONS, args);
		const bytes = readFileSync(new URL("../../build/reader.wasm", import.meta.url));
		const module = await loadReader(bytes);
		const input = file === undefined ? process.stdin : bytesOf(file);
		return tellGames(module, input, process.stdout, format, file, first);
	});
