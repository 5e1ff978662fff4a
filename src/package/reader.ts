// square-control/reader: the games of a PGN of any length as it comes, and who controls what at the
// end of each. It needs chess.js and @mliebelt/pgn-parser for what the fast reader is not sure of.

import ownReader from "packed:reader";
import { loadModule, type ModuleSource } from "../control/load.ts";
import { openReaderModule } from "../control/readerModule.ts";
import { printedRecord } from "../messages/printedRecord.ts";
import { type GameRecord, gamesOf } from "../reader/gameRecords.ts";
import { bytesOf } from "./pgnBytes.ts";
import { unpacked } from "./unpacked.ts";

type Tags = { readonly [name: string]: string };

/** A game that could be read; with an error, up to it. */
export type Game = {
	/** From 1 on. */
	readonly game: number;
	readonly pgn: string;
	readonly error?: string;
	readonly tags: Tags;
	readonly plies: number;
	/** FENs of its first and of its last position. */
	readonly start: string;
	readonly end: string;
	readonly result: string;
	readonly variations: number;
	/** What its file got wrong, with line and column. */
	readonly warnings: readonly string[];
	/** Who controls what in the last position, a letter a square, a1 first: n, c, w, b. */
	readonly control: string;
};

/** A game of which nothing can be said but its tags, and why. */
export type UnreadGame = {
	readonly game: number;
	readonly pgn: string;
	readonly error: string;
	readonly tags: Tags;
};

/** Bytes, or text as a stream gives it that decodes by itself. */
type Piece = Uint8Array | string;

export type Pgn = Piece | Iterable<Piece> | AsyncIterable<Piece> | ReadableStream<Piece>;

/**
 * WebAssembly from elsewhere than this file: bytes, or an address to be fetched. (`BufferSource` is
 * of the DOM, which Node.js has not.)
 */
export type Source = { readonly reader?: ArrayBuffer | ArrayBufferView | string | URL | undefined };

/**
 * The games of a PGN, one after the other. What is wrong with one is told with it, and the next
 * goes on.
 */
export async function* readGames(
	pgn: Pgn,
	{ reader }: Source = {},
): AsyncGenerator<Game | UnreadGame> {
	const source = reader ?? (await unpacked(ownReader));
	const module = await loadModule(source as ModuleSource, openReaderModule);
	const tell = (record: GameRecord, text: string) => ({
		...printedRecord(record),
		pgn: text,
	});
	for await (const games of gamesOf(module, bytesOf(pgn), tell)) yield* games;
}
