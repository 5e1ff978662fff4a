// Several games in few bytes, for links: one after the other, each as packGame.ts has it, behind
// how many bytes that is.

import { MOST_CHAPTERS } from "../pgn/gameText.ts";
import { partOf, type Work } from "../work.ts";
import { PackError, tooLarge } from "./packError.ts";
import { MOST_BYTES, unpacking } from "./packGame.ts";
import { MOST_LETTERS } from "./shortText.ts";
import { sizeBytes, sizedPart } from "./sizes.ts";

/** Games that are packed already; throws a PackError if they are too many or too large. */
export function packFile(games: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const parts = games.flatMap((game) => [Uint8Array.from(sizeBytes(game.length)), game]);
	const length = parts.reduce((sum, part) => sum + part.length, 0);
	if (games.length > MOST_CHAPTERS || length > MOST_BYTES) throw tooLarge();
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}

/** The PGN of each game; throws a PackError if the bytes are not those of games. */
export function* unpackingFile(bytes: Uint8Array): Work<string[]> {
	const texts: string[] = [];
	let letters = 0;
	for (let at = 0; at < bytes.length; ) {
		const part = sizedPart(bytes, at);
		if (part === undefined) throw new PackError({ code: "notComplete" });
		const { start, end } = part;
		const game = unpacking(bytes.subarray(start, end));
		const text = yield* partOf(game, at / bytes.length, end / bytes.length);
		letters += text.length;
		texts.push(text);
		if (texts.length > MOST_CHAPTERS || letters > MOST_LETTERS) throw tooLarge();
		at = end;
	}
	return texts;
}
