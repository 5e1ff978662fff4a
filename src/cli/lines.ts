// Lines of a stream, in batches, without ever holding more than a batch.

import type { Readable } from "node:stream";

/** No position is nearly as long; a longer line is cut here, so that a file without line ends cannot fill the memory. */
export const LONGEST_LINE = 1000;

/** The lines of a text stream, in batches of at most so many. */
export async function* readLines(input: Readable, batch: number): AsyncGenerator<string[]> {
	input.setEncoding("utf8");
	let lines: string[] = [];
	let rest = "";
	for await (const chunk of input as AsyncIterable<string>) {
		const parts = chunk.split("\n");
		for (let i = 0; i < parts.length; i++) {
			if (rest.length < LONGEST_LINE) rest += (parts[i] ?? "").slice(0, LONGEST_LINE);
			if (i === parts.length - 1) break;
			lines.push(rest);
			rest = "";
			if (lines.length === batch) {
				yield lines;
				lines = [];
			}
		}
		// Whoever types line by line is answered line by line.
		if (lines.length > 0) yield lines;
		lines = [];
	}
	if (rest !== "") yield [rest];
}
