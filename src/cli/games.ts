// npm run -s games -- FILE.pgn: one JSON line for each game, as the file is read.

import { readFileSync } from "node:fs";
import type { Writable } from "node:stream";
import { loadReader } from "../control/loadReader.ts";
import type { ReaderModule } from "../control/readerModule.ts";
import { faultText } from "../messages/faultText.ts";
import { printedRecord } from "../messages/printedRecord.ts";
import { type GameRecord, gamesOf } from "../reader/gameRecords.ts";
import { UnpackError } from "../reader/unpackError.ts";
import { watchOutput } from "./output.ts";
import { bytesOf, unpacked } from "./unpacked.ts";

/** Writes a line for each game, not long after the next one has begun. */
export async function tellGames(
	module: ReaderModule,
	input: AsyncIterable<Uint8Array>,
	output: Writable,
): Promise<void> {
	const write = (text: string) =>
		new Promise<void>((resolve) => output.write(text, () => resolve()));
	const tell = (record: GameRecord) => `${JSON.stringify(printedRecord(record))}\n`;
	for await (const lines of gamesOf(module, unpacked(input), tell)) await write(lines.join(""));
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
		console.error(faultText(error));
		return 2;
	}
}
