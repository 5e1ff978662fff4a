// Bytes of a file as the reader takes them: UTF-8, in stretches that end where a line does, or, in
// a line that is longer than a stretch, where a letter does. What is no UTF-8 is made so, stretch
// by stretch, as `decodeText` understands it.

import { decodeText } from "../../chess/decode.ts";
import { ByteQueue } from "./byteQueue.ts";

/** Bytes of a stretch, at least: enough that little is looked at twice. */
const ENOUGH = 2 ** 18;

/** Bytes that are taken at once: whoever reads may do other things between two stretches. */
const PIECE = 2 ** 16;

const LINE_FEED = 0x0a;
const RETURN = 0x0d;

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

const HIGH_BITS = 0x80808080;

/** Are all bytes ASCII? That of nearly all files is found out without making a text of them. */
function isAscii(bytes: Uint8Array): boolean {
	const lead = Math.min(bytes.length, -bytes.byteOffset & 3);
	const count = (bytes.length - lead) >> 2;
	// Of nothing there is no view, wherever it stands.
	const words = count === 0 ? [] : new Uint32Array(bytes.buffer, bytes.byteOffset + lead, count);
	let bits = 0;
	for (let index = 0; index < words.length; index++) bits |= words[index] ?? 0;
	for (let at = 0; at < lead; at++) bits |= bytes[at] ?? 0;
	for (let at = lead + count * 4; at < bytes.length; at++) bits |= bytes[at] ?? 0;
	return (bits & HIGH_BITS) === 0;
}

function asUtf8(bytes: Uint8Array): Uint8Array {
	if (isAscii(bytes)) return bytes;
	try {
		utf8.decode(bytes);
		return bytes;
	} catch {
		return encoder.encode(decodeText(bytes));
	}
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
	const [only] = parts;
	if (only !== undefined && parts.length === 1) return only;
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** UTF-16 by its mark, or nothing. */
function wideDecoder([first, second]: Uint8Array): TextDecoder | undefined {
	if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
	return first === 0xfe && second === 0xff ? new TextDecoder("utf-16be") : undefined;
}

/**
 * Where the last letter ends that is there as a whole, or the one before it: in UTF-8, and in any
 * encoding of a byte a letter.
 */
export function lettersEnd(bytes: Uint8Array): number {
	let end = bytes.length;
	while (end > bytes.length - 3 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end--;
	return (bytes[end - 1] ?? 0) < 0x80 ? end : Math.max(0, end - 1);
}

/**
 * Cuts bytes as they come into stretches. A stretch is to be used before the next bytes are added:
 * its memory is used again.
 */
export class Stretches {
	readonly #queue = new ByteQueue();
	#wide: TextDecoder | undefined;
	#isBegun = false;

	readonly #enough: number;

	constructor(enough = ENOUGH) {
		this.#enough = enough;
	}

	/** Takes bytes; gives a stretch if there is enough for one. */
	add(bytes: Uint8Array): Uint8Array | undefined {
		this.#queue.add(bytes);
		const whole = this.#queue.bytes;
		if (!this.#isBegun) {
			if (whole.length < 2) return undefined;
			this.#isBegun = true;
			this.#wide = wideDecoder(whole);
		}
		if (this.#wide !== undefined) {
			this.#queue.pass(whole.length);
			return encoder.encode(this.#wide.decode(whole, { stream: true }));
		}
		if (whole.length < this.#enough) return undefined;
		const lineEnd = whole.lastIndexOf(LINE_FEED) + 1 || whole.lastIndexOf(RETURN) + 1;
		const end = lineEnd || lettersEnd(whole);
		this.#queue.pass(end);
		return asUtf8(whole.subarray(0, end));
	}

	/** Returns the remaining text when no more input comes. */
	end(): Uint8Array {
		const rest = this.#queue.bytes;
		return this.#wide === undefined ? asUtf8(rest) : encoder.encode(this.#wide.decode(rest));
	}
}

/** Slow input is passed on before there is much of it; so is what came before an error. */
export async function* stretchesOf(
	input: AsyncIterable<Uint8Array>,
	enough?: number,
): AsyncGenerator<Uint8Array> {
	const stretches = new Stretches(enough);
	let fault: { readonly error: unknown } | undefined;
	try {
		for await (const bytes of input) {
			for (let at = 0; at < bytes.length; at += PIECE) {
				const stretch = stretches.add(bytes.subarray(at, at + PIECE));
				if (stretch !== undefined) yield stretch;
			}
		}
	} catch (error) {
		fault = { error };
	}
	yield stretches.end();
	if (fault !== undefined) throw fault.error;
}
