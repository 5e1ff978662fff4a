// Bytes of a file as the reader takes them: UTF-8, in stretches that end where a line does. What is
// no UTF-8 is made so, stretch by stretch, as `decodeText` understands it.

import { decodeText } from "../chess/decode.ts";

/** Bytes of a stretch, at least: enough that little is looked at twice. */
const ENOUGH = 2 ** 18;

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
 * Cuts bytes as they come into stretches. A stretch is to be used before the next bytes are added:
 * its memory is used again.
 */
export class Stretches {
	#buffer = new Uint8Array(2 * ENOUGH);
	#length = 0;
	/** What has been given out already. */
	#given = 0;
	#wide: TextDecoder | undefined;
	#isBegun = false;

	readonly #enough: number;

	constructor(enough = ENOUGH) {
		this.#enough = enough;
	}

	/** Takes bytes; gives a stretch if there is enough for one. */
	add(bytes: Uint8Array): Uint8Array | undefined {
		this.#append(bytes);
		if (!this.#isBegun) {
			if (this.#length < 2) return undefined;
			this.#isBegun = true;
			this.#wide = wideDecoder(this.#buffer);
		}
		const whole = this.#buffer.subarray(0, this.#length);
		if (this.#wide !== undefined) {
			this.#given = this.#length;
			return encoder.encode(this.#wide.decode(whole, { stream: true }));
		}
		if (this.#length < this.#enough) return undefined;
		const end = whole.lastIndexOf(LINE_FEED) + 1 || whole.lastIndexOf(RETURN) + 1;
		if (end === 0) return undefined;
		this.#given = end;
		return asUtf8(whole.subarray(0, end));
	}

	/** What is left when no more comes. */
	end(): Uint8Array {
		const rest = this.#buffer.subarray(this.#given, this.#length);
		return this.#wide === undefined ? asUtf8(rest) : encoder.encode(this.#wide.decode(rest));
	}

	#append(bytes: Uint8Array): void {
		this.#buffer.copyWithin(0, this.#given, this.#length);
		this.#length -= this.#given;
		this.#given = 0;
		const length = this.#length + bytes.length;
		if (length > this.#buffer.length) {
			const larger = new Uint8Array(length * 2);
			larger.set(this.#buffer.subarray(0, this.#length));
			this.#buffer = larger;
		}
		this.#buffer.set(bytes, this.#length);
		this.#length = length;
	}
}

/** What comes slowly is given out before there is much of it. */
export async function* stretchesOf(
	input: AsyncIterable<Uint8Array>,
	enough?: number,
): AsyncGenerator<Uint8Array> {
	const stretches = new Stretches(enough);
	for await (const bytes of input) {
		const stretch = stretches.add(bytes);
		if (stretch !== undefined) yield stretch;
	}
	yield stretches.end();
}
