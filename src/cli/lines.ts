// Lines of a stream, in batches, without ever holding more than a batch.

import type { Readable } from "node:stream";

/**
 * Longer lines are cut to one character more: enough to tell, and a file without line ends cannot
 * fill the memory.
 */
export const LONGEST_LINE = 1000;

/** The lines of a text stream, in batches of at most so many. Lines end in LF, CRLF or CR. */
export async function* readLines(input: Readable, batch: number): AsyncGenerator<string[]> {
	input.setEncoding("utf8");
	let lines: string[] = [];
	let rest = "";
	let afterReturn = false;
	for await (const chunk of input as AsyncIterable<string>) {
		// A CRLF may come in two halves.
		const text = afterReturn && chunk.startsWith("\n") ? chunk.slice(1) : chunk;
		afterReturn = chunk.endsWith("\r");
		const parts = text.split(/\r\n|[\r\n]/);
		for (let i = 0; i < parts.length; i++) {
			rest = (rest + parts[i]).slice(0, LONGEST_LINE + 1);
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
