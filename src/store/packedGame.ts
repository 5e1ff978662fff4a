// A game inside a link: packed, compressed by the platform, and written in letters that addresses allow.

import type { Game } from "../chess/game.ts";
import { MOST_BYTES, PackError, packing, unpacking } from "../chess/packGame.ts";
import { LinkError } from "./linkError.ts";
import { type Run, Stopped } from "./slices.ts";

const VERSION = "1";

async function pass(
	bytes: Uint8Array<ArrayBuffer>,
	stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
	const source = new Blob([bytes])
		.stream()
		.pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	for (const reader = source.getReader(); ; ) {
		const { done, value } = await reader.read();
		if (done) break;
		parts.push(value);
		length += value.length;
		if (length > MOST_BYTES) {
			await reader.cancel();
			throw new LinkError("it is too large");
		}
	}
	return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
	let letters = "";
	for (const byte of bytes) letters += String.fromCharCode(byte);
	return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
		letter.charCodeAt(0),
	);

async function compress(game: Game, run: Run): Promise<string> {
	try {
		const bytes = await pass(await run(packing(game)), new CompressionStream("deflate-raw"));
		return `${VERSION}.${toBase64(bytes)}`;
	} catch (error) {
		throw error instanceof PackError ? new LinkError(error.message) : error;
	}
}

/** Packed once for each game, however often the cursor moves. */
const packed = new WeakMap<Game, Promise<string>>();

/** A game as a link has it: a version, a dot, and letters; throws a LinkError if it is too large for one. */
export function compressGame(game: Game, run: Run): Promise<string> {
	const known = packed.get(game) ?? compress(game, run);
	packed.set(game, known);
	return known;
}

/** The PGN of such a game; throws a LinkError if it is damaged. */
export async function decompressGame(text: string, run: Run): Promise<string> {
	const [version, letters] = text.split(".", 2);
	if (version !== VERSION || letters === undefined) {
		throw new LinkError("it was made by another version of Square Control");
	}
	try {
		const bytes = await pass(fromBase64(letters), new DecompressionStream("deflate-raw"));
		return await run(unpacking(bytes));
	} catch (error) {
		if (error instanceof LinkError || error instanceof Stopped) throw error;
		throw new LinkError(
			error instanceof PackError ? error.message : "part of it is missing or altered",
		);
	}
}
