// Files cut into parts that can be read apart from each other.

import type { Part } from "../../aggregate/part.ts";
import { AHEAD } from "../../reader/gameReader.ts";
import { lastTag } from "../../reader/nextTag.ts";
import { joined } from "../../reader/stretches.ts";

/** Bytes of a part, more or less: what a worker reads in some tenths of a second. */
const ENOUGH = 2 ** 21;

/** Cuts a file where games seem to begin. The last part ends with the file. */
export async function* partsOf(
	stretches: AsyncIterable<Uint8Array>,
	enough = ENOUGH,
): AsyncGenerator<Part> {
	let kept: Uint8Array[] = [];
	let length = 0;
	let wanted = enough;
	for await (const stretch of stretches) {
		kept.push(stretch.slice());
		length += stretch.length;
		if (length < wanted) continue;
		const whole = joined(kept);
		const cut = lastTag(whole, AHEAD);
		if (cut === undefined) {
			// No place to cut: there must be twice as much before it is tried again.
			kept = [whole];
			wanted = length * 2;
			continue;
		}
		yield { bytes: whole.slice(0, cut.end + AHEAD), length: cut.at };
		kept = [whole.slice(cut.at)];
		length -= cut.at;
		wanted = enough;
	}
	yield { bytes: joined(kept), length };
}

/** A part whose end was none, with the one behind it. */
export function joinedParts(first: Part, second: Part): Part {
	return {
		bytes: joined([first.bytes.subarray(0, first.length), second.bytes]),
		length: first.length + second.length,
	};
}
