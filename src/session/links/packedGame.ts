// A game inside a link, or several: packed, compressed by the platform, and written in letters that
// addresses allow.

import type { Game } from "../../chess/game.ts";
import { PackError } from "../../chess/pack/packError.ts";
import { unpackingFile } from "../../chess/pack/packFile.ts";
import { MOST_BYTES, packing, unpacking } from "../../chess/pack/packGame.ts";
import { deflate, fromBase64, inflate, toBase64 } from "../../runtime/deflate.ts";
import { type Run, Stopped } from "../../runtime/slices.ts";
import { LinkError } from "./linkError.ts";

/** The first characters: one game, or those of a file. */
const GAME = "1";
export const FILE = "2";

/** Firefox opens no address of more than 1,048,576 letters, Chromium none of twice as many. */
const MOST_LETTERS = 1_000_000;

/** Throws a LinkError if the text is too long for a link. */
export async function compress(
	version: string,
	pack: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<string> {
	try {
		const letters = toBase64(await deflate(await pack()));
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
		const bytes = await inflate(fromBase64(letters), MOST_BYTES);
		if (bytes === undefined) throw new LinkError({ code: "tooLarge" });
		return version === GAME ? await run(unpacking(bytes)) : await run(unpackingFile(bytes));
	} catch (error) {
		if (error instanceof LinkError || error instanceof Stopped) throw error;
		throw new LinkError(error instanceof PackError ? error.fault : { code: "altered" });
	}
}
