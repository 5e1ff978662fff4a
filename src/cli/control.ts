// npm run -s control: positions in, control out, one a line, as fast as they come and in constant memory.

import { readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { FenError, parsePlacement } from "../chess/fen.ts";
import type { Frame } from "../chess/frame.ts";
import { createPlacements, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { controlLetters, countsAt } from "../control/controlMap.ts";
import { type Core, createGameControl } from "../control/core.ts";
import { loadCore } from "../control/load.ts";
import { LONGEST_LINE, readLines } from "./lines.ts";
import { watchOutput } from "./output.ts";

const BATCH = 1024;

/** Answers lines batch by batch. */
function createAnswers(core: Core) {
	const placements = createPlacements(BATCH);
	const map = createGameControl(BATCH);

	/** The lines' answers as one text, and what was wrong with them. `first` is the number of the first line. */
	return (lines: readonly string[], first: number): { text: string; faults: string[] } => {
		const faults: string[] = [];
		const readable = lines.map((line, index) => {
			try {
				if (line.length > LONGEST_LINE) throw new FenError("the line is too long");
				parsePlacement(line, placements, index as Frame);
				return true;
			} catch (error) {
				if (!(error instanceof FenError)) throw error;
				// The frame may hold half a position: harmless, as nobody asks for its map.
				faults.push(`line ${first + index}: ${error.message}`);
				return false;
			}
		});
		core.computeControl(placements.subarray(0, lines.length * WORDS_PER_PLACEMENT), map);
		let text = "";
		for (let index = 0; index < lines.length; index++) {
			if (readable[index]) {
				const { light, dark, contested, neutral } = countsAt(map, index as Frame);
				text += `${controlLetters(map, index as Frame)} ${light} ${dark} ${contested} ${neutral}`;
			}
			text += "\n";
		}
		return { text, faults };
	};
}

/** Waits until the reader has caught up. */
function write(stream: Writable, text: string): Promise<void> {
	return new Promise((resolve, reject) => {
		stream.write(text, (error) => (error ? reject(error) : resolve()));
	});
}

/** Gives the exit status: 1 if a line could not be read. */
export async function answerLines(
	core: Core,
	input: Readable,
	output: Writable,
	errors: Writable,
): Promise<number> {
	const answer = createAnswers(core);
	let first = 1;
	let isClean = true;
	for await (const lines of readLines(input, BATCH)) {
		const { text, faults } = answer(lines, first);
		first += lines.length;
		await write(output, text);
		if (faults.length > 0) {
			isClean = false;
			process.exitCode = 1;
			// Nobody may be listening: the answers go on all the same.
			await write(errors, `${faults.join("\n")}\n`).catch(() => {});
		}
	}
	return isClean ? 0 : 1;
}

export async function main(args: readonly string[]): Promise<number> {
	if (args.length > 0) {
		console.error("FENs come in on standard input, one a line: npm run -s control < FENS");
		return 2;
	}
	const core = await loadCore(readFileSync(new URL("../../build/control.wasm", import.meta.url)));
	watchOutput();
	process.stderr.on("error", () => {});
	return answerLines(core, process.stdin, process.stdout, process.stderr);
}
