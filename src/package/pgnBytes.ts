// The bytes of a PGN, in whatever form a program has it.

import { chunksOf } from "../games/reader/chunksOf.ts";
import { begin } from "../games/reader/packing.ts";
import { argumentError } from "./arguments.ts";

const WANTED = "a PGN as a string, as bytes or as a stream of either";

/** A text in which no game was found is a path, or something else than a PGN. */
export function requireGames(pgn: unknown, games: number): void {
	if (games > 0 || typeof pgn !== "string" || pgn.trim() === "") return;
	const begin = pgn.trim().slice(0, 40);
	throw new TypeError(`Wanted ${WANTED}, got a string without a game: ${JSON.stringify(begin)}`);
}

/** Streams of other realms, and of libraries, are as good as the platform's own. */
const isStream = (pgn: unknown): pgn is ReadableStream<unknown> =>
	typeof pgn === "object" && pgn !== null && "getReader" in pgn;

function piecesOf(pgn: unknown): Iterable<unknown> | AsyncIterable<unknown> {
	if (typeof pgn === "string" || ArrayBuffer.isView(pgn)) return [pgn];
	if (isStream(pgn)) return chunksOf(pgn);
	if (typeof pgn === "object" && pgn !== null) {
		if (Symbol.asyncIterator in pgn) return pgn as AsyncIterable<unknown>;
		if (Symbol.iterator in pgn) return pgn as Iterable<unknown>;
	}
	throw argumentError(WANTED, pgn);
}

const encoder = new TextEncoder();

/** The first half of a letter whose second half is in the next piece. */
const HALF = /[\uD800-\uDBFF]$/;

async function* encoded(pgn: unknown): AsyncGenerator<Uint8Array> {
	let torn = "";
	for await (const piece of piecesOf(pgn)) {
		if (typeof piece === "string") {
			const whole = torn + piece;
			torn = HALF.exec(whole)?.[0] ?? "";
			yield encoder.encode(whole.slice(0, whole.length - torn.length));
		} else if (ArrayBuffer.isView(piece)) {
			yield new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength);
		} else throw argumentError(WANTED, piece);
	}
	yield encoder.encode(torn);
}

/**
 * Bytes as they come, in UTF-8 where text came. A TypeError where it is something else than a
 * `Pgn`, or packed: whoever packed it can unpack it, and this script stays small.
 */
export async function* bytesOf(pgn: unknown): AsyncGenerator<Uint8Array> {
	const { packing, bytes } = await begin(encoded(pgn));
	if (packing !== undefined) {
		throw new TypeError(`Wanted ${WANTED}, got bytes packed by ${packing}: unpack them first`);
	}
	yield* bytes;
}
