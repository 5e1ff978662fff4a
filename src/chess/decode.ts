// Bytes of a chess file to text: UTF-8 or UTF-16 by its mark, UTF-8 if it can be that, else what
// Windows used in the West.

import { finish, type Work } from "./work.ts";

/** Bytes that are decoded in a step: some milliseconds. */
const AT_ONCE = 2 ** 20;

function* decodingAs(decoder: TextDecoder, bytes: Uint8Array): Work<string> {
	let text = "";
	for (let at = 0; at < bytes.length; at += AT_ONCE) {
		yield at / bytes.length;
		text += decoder.decode(bytes.subarray(at, at + AT_ONCE), { stream: true });
	}
	return text + decoder.decode();
}

export const decodeText = (bytes: Uint8Array): string => finish(decoding(bytes));

/** The same, in steps. */
export function* decoding(bytes: Uint8Array): Work<string> {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) {
		return yield* decodingAs(new TextDecoder("utf-16le"), bytes);
	}
	if (first === 0xfe && second === 0xff) {
		return yield* decodingAs(new TextDecoder("utf-16be"), bytes);
	}
	try {
		return yield* decodingAs(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }), bytes);
	} catch {
		return yield* decodingAs(new TextDecoder("windows-1252"), bytes);
	}
}
