// Files of any size, and games from elsewhere, read into a stock: stretch by stretch, so that memory does not grow with them and whoever asks meanwhile is answered.

import type { Insight } from "../control/insight.ts";
import type { ReaderModule } from "../control/readerModule.ts";
import { chunksOf } from "../reader/chunksOf.ts";
import { GameReader } from "../reader/gameReader.ts";
import { stretchesOf } from "../reader/stretches.ts";
import { unpackedBy } from "../reader/unpack.ts";
import { Gatherer } from "./gather.ts";
import type { Source } from "./source.ts";
import type { Stock } from "./stock.ts";

/** How far a reading is. Bytes are those of the files as they stand; all together are 0 where nobody knows how many will come. */
export type Progress = {
	readonly done: number;
	readonly total: number;
	readonly games: number;
	readonly handed: number;
	readonly failed: number;
	/** The file that is being read. */
	readonly name: string;
};

/** Bytes at once: whoever gives more must not keep others waiting for longer. */
const PIECE = 2 ** 18;

/** Bytes of a stretch of what nobody knows the size of: it comes over a network, and its games are wanted while it does. */
const LITTLE = 2 ** 12;

/** Milliseconds for which others wait at most, more or less. */
const SLICE = 30;

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

/** Whoever asked something meanwhile is answered. */
export const turn = (): Promise<void> =>
	new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(undefined);
	});

/** Reads files one after the other, until a signal says that they are wanted no more. */
export async function readFiles(
	stock: Stock,
	module: ReaderModule,
	insight: Insight,
	files: readonly Source[],
	signal: AbortSignal,
	tell: (progress: Progress) => void,
): Promise<void> {
	const gatherer = new Gatherer(stock, module, insight);
	const total = files.reduce((sum, { size }) => sum + size, 0);
	let done = 0;
	let since = performance.now();
	for (const file of files) {
		const { name, size } = file;
		const counted = async function* () {
			for await (const bytes of chunksOf(file.stream(), signal)) {
				for (let at = 0; at < bytes.length; at += PIECE) {
					const piece = bytes.subarray(at, at + PIECE);
					done += piece.length;
					yield piece;
				}
			}
		};
		const reader = new GameReader(module);
		const enough = size === 0 ? LITTLE : undefined;
		for await (const stretch of stretchesOf(unpackedBy(gunzip, counted()), enough)) {
			reader.read(stretch, gatherer);
			if (performance.now() - since < SLICE) continue;
			const { games, handed, failed } = gatherer;
			tell({ done, total, games, handed, failed, name });
			await turn();
			since = performance.now();
			if (signal.aborted) return;
		}
		// What was stopped may have been in the middle of a game.
		if (signal.aborted) return;
		reader.end(gatherer);
	}
	const { games, handed, failed } = gatherer;
	tell({ done, total, games, handed, failed, name: "" });
}
