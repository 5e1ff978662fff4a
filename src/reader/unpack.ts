// Files as they are published: plain, packed by gzip or by Zstandard, told by how they begin. Whoever runs this knows how to unpack gzip.

import { Decompress } from "fzstd";
import { joined } from "./stretches.ts";

const MARKS = { gzip: [0x1f, 0x8b], zstd: [0x28, 0xb5, 0x2f, 0xfd] } as const;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
	mark.every((byte, index) => bytes[index] === byte);

/** A file that is not packed as it says. */
export class UnpackError extends Error {
	override readonly name = "UnpackError";
}

type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** Neither Node.js 20 nor all browsers have a Zstandard of their own. */
async function* unpackedZstd(input: Bytes): AsyncGenerator<Uint8Array> {
	let ready: Uint8Array[] = [];
	const unpack = new Decompress((bytes) => ready.push(bytes));
	for await (const bytes of input) {
		unpack.push(bytes);
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
	yield first;
	for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** What unpacks may keep its bytes for a while. */
async function* copied(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	for await (const bytes of input) yield bytes.slice() as Uint8Array<ArrayBuffer>;
}

async function* checked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	try {
		yield* bytes;
	} catch (error) {
		throw new UnpackError(`This file cannot be unpacked: ${(error as Error).message}`);
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
	if (beginsWith(first, MARKS.zstd)) yield* checked(unpackedZstd(copied(all)));
	else if (beginsWith(first, MARKS.gzip)) yield* checked(gunzip(copied(all)));
	else yield* all;
}
