// Files as they are published: plain, packed by gzip or by Zstandard, told by how they begin.
// Whoever runs this knows how to unpack gzip.

import { Decompress } from "fzstd";
import { joined } from "./stretches.ts";
import { UnpackError } from "./unpackError.ts";
import { zstdPieces } from "./zstdPieces.ts";

const MARKS = { gzip: [0x1f, 0x8b], zstd: [0x28, 0xb5, 0x2f, 0xfd] } as const;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
	mark.every((byte, index) => bytes[index] === byte);

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
/** So many bytes are taken whatever they come from. */
const ALWAYS = 2 ** 28;

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

async function* withFirst(
	first: Uint8Array,
	rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
	try {
		yield first;
		for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
	} finally {
		await rest.return?.();
	}
}

/** Unpacks bytes, and counts both sides of it. */
async function* unpackedWith(
	unpack: (input: Bytes) => AsyncIterable<Uint8Array>,
	input: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
	let packed = 0;
	let length = 0;
	// What unpacks may keep its bytes for a while.
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
	const rest = input[Symbol.asyncIterator]();
	let first: Uint8Array = new Uint8Array(0);
	while (first.length < 4) {
		const { done, value } = await rest.next();
		if (done) break;
		first = joined([first, value]);
	}
	const all = withFirst(first, rest);
	if (beginsWith(first, MARKS.zstd)) yield* unpackedWith(unpackedZstd, all);
	else if (beginsWith(first, MARKS.gzip)) yield* unpackedWith(gunzip, all);
	else yield* all;
}
