// Files as they are published: plain, packed by gzip or by Zstandard.
// Whoever runs this knows how to unpack gzip.

import { Decompress } from "fzstd";
import { begin } from "./packing.ts";
import { UnpackError } from "./unpackError.ts";
import { zstdPieces } from "./zstdPieces.ts";

type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

/**
 * Bytes handed over to be unpacked at once: gzip makes a thousand times as many of them, and some
 * give all of these in one piece.
 */
const PIECE = 2 ** 14;

/**
 * Games pack to a fifth or a twentieth of themselves, the same game over and over to less. What
 * grows far more is made to fill memory or disk.
 */
const MAX_GROWTH = 100;
/** So many bytes are taken whatever they come from: read in a second or two. */
const ALWAYS = 2 ** 26;

/**
 * With every block all that a frame may refer to is moved in memory, a thousand times a full block
 * at most. So much is moved in two seconds.
 */
const MOST_MOVED = 2 ** 12;
const MOVED_ALWAYS = 2 ** 34;

/** Neither Node.js 20 nor all browsers have a Zstandard of their own. */
async function* unpackedZstd(input: Bytes): AsyncGenerator<Uint8Array> {
	let ready: Uint8Array[] = [];
	let length = 0;
	let moved = 0;
	const unpack = new Decompress((bytes) => {
		ready.push(bytes);
		length += bytes.length;
	});
	for await (const { bytes, window } of zstdPieces(input)) {
		unpack.push(bytes);
		moved += window;
		if (moved > Math.max(MOVED_ALWAYS, length * MOST_MOVED)) {
			throw new UnpackError({ code: "tooSlow" });
		}
		yield* ready;
		ready = [];
	}
	unpack.push(new Uint8Array(0), true);
	yield* ready;
}

/** Unpacks bytes, and counts both sides of it. */
async function* unpackedWith(
	unpack: (input: Bytes) => AsyncIterable<Uint8Array>,
	input: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
	let packed = 0;
	let length = 0;
	// Copies, because an unpacker may hold its bytes for a while.
	const pieces = async function* () {
		for await (const bytes of input) {
			for (let at = 0; at < bytes.length; at += PIECE) {
				const piece = bytes.slice(at, at + PIECE) as Uint8Array<ArrayBuffer>;
				packed += piece.length;
				yield piece;
			}
		}
	};
	try {
		for await (const bytes of unpack(pieces())) {
			length += bytes.length;
			if (length > Math.max(ALWAYS, packed * MAX_GROWTH)) {
				throw new UnpackError({ code: "growsTooMuch", times: MAX_GROWTH });
			}
			yield bytes;
		}
	} catch (error) {
		if (error instanceof UnpackError) throw error;
		throw new UnpackError({ code: "otherError", message: (error as Error).message });
	}
}

/** The bytes of a file, unpacked. */
export async function* unpackedBy(
	gunzip: (input: Bytes) => AsyncIterable<Uint8Array>,
	input: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
	const { packing, bytes } = await begin(input);
	if (packing === "Zstandard") yield* unpackedWith(unpackedZstd, bytes);
	else if (packing === "gzip") yield* unpackedWith(gunzip, bytes);
	else if (packing === undefined) yield* bytes;
	else throw new UnpackError({ code: "otherPacking", packing });
}
