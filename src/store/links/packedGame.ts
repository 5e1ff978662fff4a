// A game inside a link, or several: packed, compressed by the platform, and written in letters that
// addresses allow.

import type { Game } from "../../chess/game.ts";
import { PackError } from "../../chess/pack/packError.ts";
import { unpackingFile } from "../../chess/pack/packFile.ts";
import { MOST_BYTES, packing, unpacking } from "../../chess/pack/packGame.ts";
import { type Run, Stopped } from "../../runtime/slices.ts";
import { LinkError } from "./linkError.ts";

/** The first characters: one game, or those of a file. */
const GAME = "1";
export const FILE = "2";

/** Firefox opens no address of more than 1,048,576 letters, Chromium none of twice as many. */
const MOST_LETTERS = 1_000_000;

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
			throw new LinkError({ code: "tooLarge" });
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

/** Throws a LinkError if the text is too long for a link. */
export async function compress(
	version: string,
	pack: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<string> {
	try {
		const bytes = await pass(await pack(), new CompressionStream("deflate-raw"));
		const letters = toBase64(bytes);
		if (letters.length > MOST_LETTERS) throw new LinkError({ code: "tooLarge" });
		return `${version}.${letters}`;
	} catch (error) {
		throw error instanceof PackError ? new LinkError(error.fault) : error;
	}
}

/** Packed once for each game; moves of the cursor reuse the result. */
const packed = new WeakMap<Game, Promise<string>>();

/**
 * A game as a link has it: a version, a dot, and letters; throws a LinkError if it is too large for
 * one.
 */
export function compressGame(game: Game, run: Run): Promise<string> {
	const known = packed.get(game) ?? compress(GAME, () => run(packing(game)));
	packed.set(game, known);
	return known;
}

/** The PGN of such a game, or of each; throws a LinkError if it is damaged. */
export async function decompress(text: string, run: Run): Promise<string | string[]> {
	const [version, letters] = text.split(".", 2);
	if ((version !== GAME && version !== FILE) || letters === undefined) {
		throw new LinkError({ code: "otherVersion" });
	}
	try {
		const bytes = await pass(fromBase64(letters), new DecompressionStream("deflate-raw"));
		return version === GAME ? await run(unpacking(bytes)) : await run(unpackingFile(bytes));
	} catch (error) {
		if (error instanceof LinkError || error instanceof Stopped) throw error;
		throw new LinkError(error instanceof PackError ? error.fault : { code: "altered" });
	}
}
