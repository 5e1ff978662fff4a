// An answer as one text, with how much of it is there.

import { decodeText } from "../../chess/decode.ts";
import { ImportError } from "./importError.ts";

export type Come = { readonly bytes: number; readonly games: number };

const EVENT = [...'[Event "'].map((letter) => letter.charCodeAt(0));

/** Counts games in bytes as they come, by the tag that each begins with. */
export function gameCounter(): (bytes: Uint8Array) => number {
	let games = 0;
	let at = 0;
	return (bytes) => {
		for (const byte of bytes) {
			if (byte === EVENT[at]) at++;
			else at = byte === EVENT[0] ? 1 : 0;
			if (at < EVENT.length) continue;
			games++;
			at = 0;
		}
		return games;
	};
}

/** Reads an answer of at most `most` bytes; `report` is called with how much has come. */
export async function textOf(
	answer: AsyncIterable<Uint8Array>,
	most: number,
	report: (come: Come) => void,
): Promise<string> {
	const count = gameCounter();
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let bytes = 0;
	for await (const part of answer) {
		bytes += part.length;
		if (bytes > most) {
			throw new ImportError({ code: "tooLarge", megabytes: most / 1e6 });
		}
		parts.push(part.slice());
		report({ bytes, games: count(part) });
	}
	const text = decodeText(new Uint8Array(await new Blob(parts).arrayBuffer()));
	if (text.trim() === "") throw new ImportError({ code: "empty" });
	return text;
}

/** Does a PGN end where a game does? Both sites close each with its result. */
export const isWhole = (text: string): boolean => /(?:1-0|0-1|1\/2-1\/2|\*)\s*$/.test(text);
