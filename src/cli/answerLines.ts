// Positions in, answers out, one a line, as fast as they come and in constant memory: what the
// programs that read FENs share.

import type { Readable, Writable } from "node:stream";
import { FenError } from "../chess/fenFault.ts";
import type { Frame } from "../chess/frame.ts";
import { csvLine, FORMATS, type Format, readFileArgs, usageOf, wordOption } from "./args.ts";
import { LONGEST_LINE, readLines } from "./lines.ts";
import { reportNoGames } from "./noGames.ts";
import { reporting } from "./reporting.ts";
import { textOf } from "./unpacked.ts";

/** So many lines are answered together, at most. */
export const BATCH = 1024;

/** Methods of a program that answers a batch of lines. */
export type Answerer = {
	/** Takes a line up, or throws a FenError. */
	read(line: string, frame: Frame): void;
	/** Works out what there is to say of so many lines. */
	work(count: number): void;
	/** In letters and numbers. */
	answer(frame: Frame): string;
	/** By name, as JSON. */
	record(frame: Frame): object;
	/** As cells of a table. */
	row(frame: Frame): (string | number)[];
	/** The heads of those cells. */
	readonly columns: readonly string[];
};

/** How answers and faults are written beside the lines that they are of. */
type Writer = {
	readonly heading: string;
	answer(line: string, frame: Frame): string;
	fault(line: string, message: string): string;
};

/** A line that cannot be read has its line all the same, so that answers stay beside questions. */
function writerOf(format: Format, answerer: Answerer): Writer {
	if (format === "letters") {
		return { heading: "", answer: (_, frame) => answerer.answer(frame), fault: () => "" };
	}
	if (format === "jsonl") {
		return {
			heading: "",
			answer: (fen, frame) => JSON.stringify({ fen, ...answerer.record(frame) }),
			fault: (fen, error) => JSON.stringify({ fen, error }),
		};
	}
	const { columns } = answerer;
	return {
		heading: `${csvLine(["fen", ...columns, "error"])}\n`,
		answer: (fen, frame) => csvLine([fen, ...answerer.row(frame), ""]),
		fault: (fen, error) => csvLine([fen, ...columns.map(() => ""), error]),
	};
}

/** Reads the lines of a batch. Gives what is wrong with each; undefined is nothing. */
const readBatch = ({ read }: Answerer, lines: readonly string[]) =>
	lines.map((line, index) => {
		try {
			if (line.length > LONGEST_LINE) throw new FenError("the line is too long");
			read(line, index as Frame);
			return undefined;
		} catch (error) {
			if (!(error instanceof FenError)) throw error;
			// The frame may hold half a position: harmless, as nobody asks for its answer.
			return error.message;
		}
	});

/** Waits until the reader has caught up. */
export function write(stream: Writable, text: string): Promise<void> {
	return new Promise((resolve, reject) => {
		stream.write(text, (error) => (error ? reject(error) : resolve()));
	});
}

/** Gives the exit status: 1 if a line could not be read. */
async function answerLines(
	answerer: Answerer,
	writer: Writer,
	input: Readable,
	[output, errors]: readonly [Writable, Writable],
): Promise<number> {
	let first = 1;
	let isClean = true;
	if (writer.heading !== "") await write(output, writer.heading);
	for await (const lines of readLines(input, BATCH)) {
		const faults = readBatch(answerer, lines);
		answerer.work(lines.length);
		let text = "";
		let problems = "";
		for (const [index, line] of lines.entries()) {
			const fault = faults[index];
			if (fault === undefined) text += `${writer.answer(line, index as Frame)}\n`;
			else {
				text += `${writer.fault(line, fault)}\n`;
				problems += `line ${first + index}: ${fault}\n`;
			}
		}
		first += lines.length;
		await write(output, text);
		if (problems !== "") {
			isClean = false;
			process.exitCode = 1;
			// Nobody may be listening: the answers go on all the same.
			await write(errors, problems).catch(() => {});
		}
	}
	if (first === 1) return reportNoGames(true);
	return isClean ? 0 : 1;
}

const OPTIONS = { format: wordOption(FORMATS, "letters") };

/** How such a program is called. */
export const answerUsage = (name: string): string => usageOf(name, OPTIONS, "[FILE]");

/** Runs such a program; gives its exit status. */
export const answerInput = (
	usage: string,
	args: readonly string[],
	createAnswerer: () => Promise<Answerer>,
): Promise<number> =>
	reporting(usage, async () => {
		const { format, file } = readFileArgs(OPTIONS, args);
		const answerer = await createAnswerer();
		return answerLines(answerer, writerOf(format, answerer), textOf(file), [
			process.stdout,
			process.stderr,
		]);
	});
