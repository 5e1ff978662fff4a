// Files as they are published: plain, packed by gzip or by Zstandard, told by how they begin.

import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { Decompress } from "fzstd";

const MARKS = { gzip: [0x1f, 0x8b], zstd: [0x28, 0xb5, 0x2f, 0xfd] } as const;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
	mark.every((byte, index) => bytes[index] === byte);

/** A file that is not packed as it says. */
export class UnpackError extends Error {
	override readonly name = "UnpackError";
}

/** Node.js 20 has no Zstandard of its own. */
async function* unpackedZstd(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
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
async function* copied(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	for await (const bytes of input) yield bytes.slice();
}

async function* checked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	try {
		yield* bytes;
	} catch (error) {
		throw new UnpackError(`This file cannot be unpacked: ${(error as Error).message}`);
	}
}

const CHUNK = 2 ** 18;

/** The bytes of a file as they stand, in memory that is used again for the next ones. */
export async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
	const file = await open(path);
	const buffer = new Uint8Array(CHUNK);
	try {
		for (;;) {
			const { bytesRead } = await file.read(buffer, 0, CHUNK, null);
			if (bytesRead === 0) return;
			yield buffer.subarray(0, bytesRead);
		}
	} finally {
		await file.close();
	}
}

/** The bytes of a file, unpacked. */
export async function* unpacked(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	const rest = input[Symbol.asyncIterator]();
	let first: Uint8Array = new Uint8Array(0);
	while (first.length < 4) {
		const { done, value } = await rest.next();
		if (done) break;
		first = Buffer.concat([first, value]);
	}
	const all = withFirst(first, rest);
	if (beginsWith(first, MARKS.zstd)) yield* checked(unpackedZstd(copied(all)));
	else if (beginsWith(first, MARKS.gzip)) {
		yield* checked(Readable.from(copied(all)).pipe(createGunzip()));
	} else yield* all;
}
