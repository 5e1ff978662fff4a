// Files as Node.js reads them, and unpacks them.

import { createReadStream, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { Readable, type TransformOptions } from "node:stream";
import { createGunzip, type ZlibOptions } from "node:zlib";
import { unpackedBy } from "../games/reader/unpack.ts";
import { UnpackError } from "../games/reader/unpackError.ts";

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

/**
 * An error of the stream throws away what nobody has taken yet. So all that comes of a piece is
 * taken before the next piece, or the end, is written.
 */
async function* gunzip(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	const options: ZlibOptions & TransformOptions = { readableHighWaterMark: 1 };
	const stream = createGunzip(options);
	const feed = async () => {
		for await (const bytes of input) {
			await new Promise<void>((resolve, reject) => {
				stream.write(bytes, (error) => (error ? reject(error) : resolve()));
			});
		}
		stream.end();
	};
	feed().catch((error) => stream.destroy(error));
	try {
		yield* stream;
	} catch (error) {
		const isCut = (error as NodeJS.ErrnoException).code === "Z_BUF_ERROR";
		throw isCut ? new UnpackError({ code: "breaksOff" }) : error;
	}
}

/** The bytes of a file, unpacked. */
export const unpacked = (input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> =>
	unpackedBy(gunzip, input);

/** A file as it stands, or what comes in where none is named. */
export const inputOf = (file: string | undefined): Readable =>
	file === undefined ? process.stdin : createReadStream(requireFile(file));

/** The same unpacked; what comes in is taken as it is, so that nobody who types has to wait. */
export const textOf = (file: string | undefined): Readable =>
	file === undefined
		? process.stdin
		: Readable.from(unpacked(createReadStream(requireFile(file))), { objectMode: false });
