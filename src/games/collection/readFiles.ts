// Reads files of any size, and games from elsewhere, into a stock: stretch by stretch, so that
// memory does not grow with them, and questions are answered meanwhile.

import type { Work } from "../../chess/work.ts";
import type { Insight } from "../../control/insight.ts";
import type { ReaderModule } from "../../control/readerModule.ts";
import { chunksOf } from "../reader/chunksOf.ts";
import { GameReader } from "../reader/gameReader.ts";
import { stretchesOf } from "../reader/stretches.ts";
import { unpackedBy } from "../reader/unpack.ts";
import { Gatherer } from "./gather.ts";
import { SameGames } from "./sameGames.ts";
import type { Source } from "./source.ts";
import type { Stock } from "./stock.ts";

/** How far reading is. Bytes are those of packed files; `total` is 0 where it is not known. */
export type Progress = {
	readonly done: number;
	readonly total: number;
	/** Games that were added, and those that were there already. */
	readonly games: number;
	readonly known: number;
	readonly handed: number;
	readonly failed: number;
	/** The file that is being read. */
	readonly name: string;
};

/**
 * A larger chunk is divided: it would delay other questions for too long. Packed bytes may unpack
 * to thousands of times as many, and are counted in chunks of this size.
 */
const MAX_CHUNK_BYTES = 2 ** 12;

/** Bytes of a stretch that comes over a network: small, so that games are listed while it comes. */
const NETWORK_STRETCH_BYTES = 2 ** 12;

/** Milliseconds of work before other questions are answered. */
const SLICE_MS = 30;

async function* gunzip(input: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
	const iterator = input[Symbol.asyncIterator]();
	const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
		async pull(controller) {
			const { done, value } = await iterator.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
	});
	yield* chunksOf(source.pipeThrough(new DecompressionStream("gzip")));
}

/** Resolves in a task of its own: messages that came meanwhile are handled first. */
export const nextTask = (): Promise<void> =>
	new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(undefined);
	});

/** Reads files one after the other, until the signal aborts. */
export async function readFiles(
	stock: Stock,
	module: ReaderModule,
	insight: Insight,
	files: readonly Source[],
	signal: AbortSignal,
	report: (progress: Progress) => void,
): Promise<void> {
	const gatherer = new Gatherer(stock, module, insight, new SameGames(stock));
	const total = files.reduce((sum, { size }) => sum + size, 0);
	let done = 0;
	let since = performance.now();
	const tell = (name: string) => {
		const { games, known, handed, failed } = gatherer;
		report({ done, total, games, known, handed, failed, name });
	};
	const rest = async (name: string) => {
		if (performance.now() - since < SLICE_MS) return;
		tell(name);
		await nextTask();
		since = performance.now();
	};
	async function* counted(file: Source): AsyncGenerator<Uint8Array> {
		for await (const bytes of chunksOf(file.stream(), signal)) {
			for (let at = 0; at < bytes.length; at += MAX_CHUNK_BYTES) {
				const piece = bytes.subarray(at, at + MAX_CHUNK_BYTES);
				yield piece;
				// Whoever asks for more is done with it.
				done += piece.length;
			}
		}
	}
	/**
	 * Rests between chunks: a few bytes may unpack to so much that it takes long to fill a stretch.
	 */
	async function* unpacked(file: Source): AsyncGenerator<Uint8Array> {
		for await (const bytes of unpackedBy(gunzip, counted(file))) {
			yield bytes;
			await rest(file.name);
			if (signal.aborted) return;
		}
	}
	async function work(steps: Work<void>, name: string): Promise<void> {
		while (!signal.aborted && !steps.next().done) await rest(name);
	}
	for (const file of files) {
		const reader = new GameReader(module);
		const enough = file.size === 0 ? NETWORK_STRETCH_BYTES : undefined;
		for await (const stretch of stretchesOf(unpacked(file), enough)) {
			await work(reader.reading(stretch, gatherer), file.name);
		}
		await work(reader.ending(gatherer), file.name);
		// A stopped reading may be in the middle of a game.
		if (signal.aborted) return;
	}
	tell("");
}
