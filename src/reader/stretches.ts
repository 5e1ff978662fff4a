// Bytes of a file as the reader takes them: UTF-8, in stretches that end where a line does. What is no UTF-8 is made so, stretch by
// stretch, as `decodeText` understands it.

import { decodeText } from "../chess/decode.ts";

/** Bytes of a stretch, at least: enough that little is looked at twice. */
const ENOUGH = 2 ** 18;

const LINE_FEED = 0x0a;
const RETURN = 0x0d;

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

function asUtf8(bytes: Uint8Array): Uint8Array {
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

/** Cuts bytes as they come into stretches. */
export class Stretches {
	#parts: Uint8Array[] = [];
	#length = 0;
	#wide: TextDecoder | undefined;
	#isBegun = false;

	/** Takes bytes; gives a stretch if there is enough for one. */
	add(bytes: Uint8Array): Uint8Array | undefined {
		this.#parts.push(bytes);
		this.#length += bytes.length;
		if (!this.#isBegun && this.#length < 2) return undefined;
		const begins = !this.#isBegun;
		this.#isBegun = true;
		if (!begins && this.#wide === undefined && this.#length < ENOUGH) return undefined;
		const whole = this.#take();
		if (begins) this.#wide = wideDecoder(whole);
		if (this.#wide !== undefined) return encoder.encode(this.#wide.decode(whole, { stream: true }));
		const end = whole.lastIndexOf(LINE_FEED) + 1 || whole.lastIndexOf(RETURN) + 1;
		if (whole.length < ENOUGH || end === 0) {
			this.#keep(whole);
			return undefined;
		}
		this.#keep(whole.slice(end));
		return asUtf8(whole.subarray(0, end));
	}

	/** What is left when no more comes. */
	end(): Uint8Array {
		const whole = this.#take();
		return this.#wide === undefined ? asUtf8(whole) : encoder.encode(this.#wide.decode(whole));
	}

	#take(): Uint8Array {
		const whole = joined(this.#parts);
		this.#parts = [];
		this.#length = 0;
		return whole;
	}

	#keep(bytes: Uint8Array): void {
		this.#parts = [bytes];
		this.#length = bytes.length;
	}
}

export async function* stretchesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	const stretches = new Stretches();
	for await (const bytes of input) {
		const stretch = stretches.add(bytes);
		if (stretch !== undefined) yield stretch;
	}
	yield stretches.end();
}
