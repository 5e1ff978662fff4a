// Files as Node.js reads them, and unpacks them.

import { createReadStream, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { unpackedBy } from "../reader/unpack.ts";

const CHUNK = 2 ** 18;

/** To open a folder is no fault, and to read one is a fault without its path. */
function requireFile(path: string): string {
	if (statSync(path).isDirectory()) {
		throw Object.assign(new Error(`EISDIR: ${path}`), { code: "EISDIR", syscall: "read", path });
	}
	return path;
}

/** The bytes of a file as they stand, in memory that is used again for the next ones. */
export async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
	const file = await open(requireFile(path));
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
export const unpacked = (input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> =>
	unpackedBy((bytes) => Readable.from(bytes).pipe(createGunzip()), input);

/** A file as it stands, or what comes in where none is named. */
export const inputOf = (file: string | undefined): Readable =>
	file === undefined ? process.stdin : createReadStream(requireFile(file));

/** The same unpacked; what comes in is taken as it is, so that nobody who types has to wait. */
export const textOf = (file: string | undefined): Readable =>
	file === undefined
		? process.stdin
		: Readable.from(unpacked(createReadStream(requireFile(file))), { objectMode: false });
