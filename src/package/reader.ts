// square-control/reader: the games of a PGN of any length as it comes: who controls what at the end
// of each, or all its positions and moves; and games written with notes. It needs chess.js and
// @mliebelt/pgn-parser for what the fast reader is not sure of.

import ownReader from "packed:reader";
import { loadModule, type ModuleSource } from "../control/load.ts";
import { openReaderModule } from "../control/readerModule.ts";
import { type GameRecord, gamesOf } from "../games/reader/gameRecords.ts";
import { printedRecord } from "../messages/printedRecord.ts";
import { positionsOf } from "./gamePositions.ts";
import { bytesOf, requireGames } from "./pgnBytes.ts";
import type { GameWithPositions, UnreadGame } from "./positions.ts";
import { unpacked } from "./unpacked.ts";

export { formatGame, type MoveNote } from "./formatGame.ts";
export type * from "./positions.ts";
export { addShares } from "./shares.ts";

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
	/** Errors of its file, with line and column. */
	readonly warnings: readonly string[];
	/** Who controls what in the last position, a letter a square, a1 first: n, c, w, b. */
	readonly control: string;
};

/** Bytes, or text as a stream gives it that decodes by itself. */
type Piece = Uint8Array | string;

export type Pgn = Piece | Iterable<Piece> | AsyncIterable<Piece> | ReadableStream<Piece>;

/**
 * WebAssembly from elsewhere than this file: bytes, or an address to be fetched. (`BufferSource` is
 * of the DOM, which Node.js has not.)
 */
export type Source = { readonly reader?: ArrayBuffer | ArrayBufferView | string | URL | undefined };

const openReader = async (reader: Source["reader"]) =>
	loadModule((reader ?? (await unpacked(ownReader))) as ModuleSource, openReaderModule);

/**
 * Pieces that are asked for at once: a file that is not there says so before anything else is
 * ready, and where nobody listens yet that would end the program.
 */
function begun<Part>(parts: AsyncIterable<Part>): AsyncIterable<Part> {
	const source = parts[Symbol.asyncIterator]();
	const first = source.next();
	first.catch(() => {});
	return {
		async *[Symbol.asyncIterator]() {
			try {
				for (let next = await first; !next.done; next = await source.next()) yield next.value;
			} finally {
				await source.return?.();
			}
		},
	};
}

/**
 * The games of a PGN, one after the other. What is wrong with one comes with it, and the next
 * goes on.
 */
export async function* readGames(
	pgn: Pgn,
	{ reader }: Source = {},
): AsyncGenerator<Game | UnreadGame> {
	const bytes = begun(bytesOf(pgn));
	const module = await openReader(reader);
	const tell = (record: GameRecord, text: string) => ({
		...printedRecord(record),
		pgn: text,
	});
	let count = 0;
	for await (const games of gamesOf(module, bytes, tell)) {
		count += games.length;
		yield* games;
	}
	requireGames(pgn, count);
}

/**
 * The games of a PGN with the placements of their positions: many times as fast, as nothing is
 * checked beyond the moves. Moves and variations are read where they are asked for.
 */
export async function* readPositions(
	pgn: Pgn,
	{ reader }: Source = {},
): AsyncGenerator<GameWithPositions | UnreadGame> {
	const bytes = begun(bytesOf(pgn));
	const module = await openReader(reader);
	let count = 0;
	for await (const games of positionsOf(module, bytes)) {
		count += games.length;
		yield* games;
	}
	requireGames(pgn, count);
}
