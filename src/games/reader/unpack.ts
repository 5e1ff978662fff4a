// Files as they are published: plain, packed by gzip or by Zstandard.
// The caller unpacks gzip. A Zstandard stream is cut into pieces that each unpack
// to a little: its frames' headers and blocks (RFC 8878, section 3.1.1). Whatever a file says of
// itself is looked at here, before memory is taken for it.

import { Decompress } from "fzstd";
import { begin } from "./packing.ts";
import { joined } from "./stretches.ts";
import { UnpackError } from "./unpackError.ts";

/**
 * The limit of zstd itself without options: a frame may refer to so many bytes back, and they stay
 * in memory.
 */
const MAX_WINDOW = 2 ** 27;

const MEGABYTE = 2 ** 20;

/** A block unpacks to so many bytes at most; one that repeats a single byte needs four for it. */
const MAX_BLOCK = 2 ** 17;

const FRAME = 0xfd2fb528;
/** Frames with something else in them; the lowest four bits differ. */
const SKIPPED = 0x184d2a50;
const REPEATED = 1;
const RESERVED = 3;

/**
 * Bytes of the content's size by the first two bits of a frame's descriptor, and of a dictionary's
 * number by the last two.
 */
const SIZE_BYTES = [0, 2, 4, 8];
const DICTIONARY_BYTES = [0, 1, 2, 4];
const CHECKSUM_BYTES = 4;

/** Takes bytes by number from whatever pieces they come in. */
class Taker {
	readonly #input: AsyncIterator<Uint8Array>;
	#bytes: Uint8Array = new Uint8Array(0);

	constructor(input: AsyncIterable<Uint8Array>) {
		this.#input = input[Symbol.asyncIterator]();
	}

	/** As many as are left where that is fewer. */
	async take(count: number): Promise<Uint8Array> {
		const parts: Uint8Array[] = [];
		let wanted = count;
		while (wanted > 0) {
			if (this.#bytes.length === 0) {
				const { done, value } = await this.#input.next();
				if (done) break;
				this.#bytes = value;
			}
			const part = this.#bytes.subarray(0, wanted);
			parts.push(part);
			this.#bytes = this.#bytes.subarray(part.length);
			wanted -= part.length;
		}
		return joined(parts);
	}

	async skip(count: number): Promise<void> {
		for (let left = count; left > 0; ) {
			const { length } = await this.take(Math.min(left, MAX_BLOCK));
			if (length === 0) return;
			left -= length;
		}
	}
}

/** A number, the lowest byte first. */
const numberIn = (bytes: Uint8Array): number =>
	bytes.reduceRight((number, byte) => number * 256 + byte, 0);

/** Reads the header of a frame, after its magic number. Is there a checksum after its blocks? */
async function headerOf(taker: Taker) {
	const descriptor = await taker.take(1);
	const [bits = 0] = descriptor;
	const isSingle = (bits & 0x20) !== 0;
	const rest = await taker.take(isSingle ? 0 : 1);
	const dictionary = await taker.take(DICTIONARY_BYTES[bits & 3] ?? 0);
	const size = await taker.take(SIZE_BYTES[bits >> 6] || (isSingle ? 1 : 0));
	const [byte = 0] = rest;
	const least = 2 ** (10 + (byte >> 3));
	const window = isSingle ? numberIn(size) : least + (least / 8) * (byte & 7);
	if (window > MAX_WINDOW) {
		throw new UnpackError({
			code: "tooMuchMemory",
			megabytes: Math.ceil(window / MEGABYTE),
			most: MAX_WINDOW / MEGABYTE,
		});
	}
	const header = joined([descriptor, rest, dictionary, size]);
	return { header, window, isChecked: (bits & 4) !== 0 };
}

/**
 * A block with what stands before it, or what stands behind the last one; and how far back its
 * frame may refer.
 */
type ZstdPiece = { readonly bytes: Uint8Array; readonly window: number };

async function* zstdPieces(input: AsyncIterable<Uint8Array>): AsyncGenerator<ZstdPiece> {
	const taker = new Taker(input);
	for (let mark = await taker.take(4); mark.length > 0; mark = await taker.take(4)) {
		const number = numberIn(mark);
		if (number - (number % 16) === SKIPPED) {
			await taker.skip(numberIn(await taker.take(4)));
			continue;
		}
		if (number !== FRAME) throw new UnpackError({ code: "notZstandard" });
		const { header, window, isChecked } = await headerOf(taker);
		let before = joined([mark, header]);
		for (let isLast = false; !isLast; ) {
			const head = await taker.take(3);
			const bits = numberIn(head);
			const [type, size] = [(bits >> 1) & 3, bits >> 3];
			if (type === RESERVED || size > MAX_BLOCK) throw new UnpackError({ code: "notZstandard" });
			const length = type === REPEATED ? 1 : size;
			const block = await taker.take(length);
			if (head.length < 3 || block.length < length) throw new UnpackError({ code: "breaksOff" });
			isLast = (bits & 1) === 1;
			yield { bytes: joined([before, head, block]), window };
			before = new Uint8Array(0);
		}
		if (!isChecked) continue;
		const checksum = await taker.take(CHECKSUM_BYTES);
		if (checksum.length < CHECKSUM_BYTES) throw new UnpackError({ code: "breaksOff" });
		yield { bytes: checksum, window: 0 };
	}
}

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
