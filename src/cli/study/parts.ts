// Files cut into parts that can be read apart from each other.

import { AHEAD } from "../../games/reader/gameReader.ts";
import { lastTag } from "../../games/reader/nextTag.ts";
import { joined } from "../../games/reader/stretches.ts";
import type { Part } from "../sums/part.ts";

/** Bytes of a part, more or less: what a worker reads in some tenths of a second. */
const ENOUGH = 2 ** 21;

/** The part before the last place where a game seems to begin, if there is one. */
function partBefore(whole: Uint8Array): Part | undefined {
	const cut = lastTag(whole, AHEAD);
	return cut && { bytes: whole.slice(0, cut.end + AHEAD), length: cut.at };
}

/**
 * Cuts a file where games seem to begin. The last part ends with the file, or, where that cannot be
 * read to its end, before the last game that has begun.
 */
export async function* partsOf(
	stretches: AsyncIterable<Uint8Array>,
	enough = ENOUGH,
): AsyncGenerator<Part> {
	let kept: Uint8Array[] = [];
	let length = 0;
	let wanted = enough;
	let fault: { readonly error: unknown } | undefined;
	try {
		for await (const stretch of stretches) {
			kept.push(stretch.slice());
			length += stretch.length;
			if (length < wanted) continue;
			const whole = joined(kept);
			const part = partBefore(whole);
			if (part === undefined) {
				// No place to cut: there must be twice as much before it is tried again.
				kept = [whole];
				wanted = length * 2;
				continue;
			}
			yield part;
			kept = [whole.slice(part.length)];
			length -= part.length;
			wanted = enough;
		}
	} catch (error) {
		fault = { error };
	}
	const rest = fault === undefined ? { bytes: joined(kept), length } : partBefore(joined(kept));
	if (rest !== undefined) yield rest;
	if (fault !== undefined) throw fault.error;
}

/** A part whose end was none, with the one behind it. */
export function joinedParts(first: Part, second: Part): Part {
	return {
		bytes: joined([first.bytes.subarray(0, first.length), second.bytes]),
		length: first.length + second.length,
	};
}
