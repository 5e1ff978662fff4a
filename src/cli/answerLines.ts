// Positions in, answers out, one a line, as fast as they come and in constant memory: what the
// programs that read FENs share.

import type { Readable, Writable } from "node:stream";
import { FenError } from "../chess/fenFault.ts";
import type { Frame } from "../chess/frame.ts";
import { LONGEST_LINE, readLines } from "./lines.ts";
import { watchOutput } from "./output.ts";

/** So many lines are answered together, at most. */
export const BATCH = 1024;

/** What a program makes of a batch of lines. */
export type Answerer = {
	/** Takes a line up, or throws a FenError. */
	read(line: string, frame: Frame): void;
	/** Works out what there is to say of so many lines. */
	work(count: number): void;
	answer(frame: Frame): string;
};

/**
 * Reads the lines of a batch; `first` is the number of the first. Says which can be answered, and
 * what is wrong with the others.
 */
function readBatch({ read }: Answerer, lines: readonly string[], first: number) {
	const faults: string[] = [];
	const readable = lines.map((line, index) => {
		try {
			if (line.length > LONGEST_LINE) throw new FenError("the line is too long");
			read(line, index as Frame);
			return true;
		} catch (error) {
			if (!(error instanceof FenError)) throw error;
			// The frame may hold half a position: harmless, as nobody asks for its answer.
			faults.push(`line ${first + index}: ${error.message}`);
			return false;
		}
	});
	return { readable, faults };
}

/** Waits until the reader has caught up. */
export function write(stream: Writable, text: string): Promise<void> {
	return new Promise((resolve, reject) => {
		stream.write(text, (error) => (error ? reject(error) : resolve()));
	});
}

/** Gives the exit status: 1 if a line could not be read. */
async function answerLines(
	answerer: Answerer,
	input: Readable,
	output: Writable,
	errors: Writable,
): Promise<number> {
	let first = 1;
	let isClean = true;
	for await (const lines of readLines(input, BATCH)) {
		const { readable, faults } = readBatch(answerer, lines, first);
		answerer.work(lines.length);
		let text = "";
		for (let index = 0; index < lines.length; index++) {
			text += readable[index] ? `${answerer.answer(index as Frame)}\n` : "\n";
		}
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

/** Runs such a program; gives its exit status. */
export async function answerInput(
	name: string,
	args: readonly string[],
	createAnswerer: () => Promise<Answerer>,
): Promise<number> {
	if (args.length > 0) {
		console.error(`FENs come in on standard input, one a line: npm run -s ${name} < FENS`);
		return 2;
	}
	const answerer = await createAnswerer();
	watchOutput();
	process.stderr.on("error", () => {});
	return answerLines(answerer, process.stdin, process.stdout, process.stderr);
}
