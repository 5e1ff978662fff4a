// A collection as it is asked from elsewhere: games come in, lists and studies go out. What takes long gives way, and is given up when something
// newer of its kind is asked for.

import type { Insight } from "../control/insight.ts";
import type { ReaderModule } from "../control/readerModule.ts";
import { CollectionFault } from "./fault.ts";
import { type Filter, gamesWith } from "./filter.ts";
import { Wanted } from "./find.ts";
import type { Opened, Unkept } from "./keptStock.ts";
import { PackedReader, wordsOf } from "./packedReader.ts";
import { type Progress, readFiles, turn } from "./readFiles.ts";
import { type Row, rowOf } from "./row.ts";
import { ShareCounter, type Shares, type Span } from "./shares.ts";
import { type Finds, type Order, sorted } from "./sort.ts";
import type { Source } from "./source.ts";
import type { Mark } from "./stock.ts";

export type Status = {
	readonly games: number;
	/** Bytes that it takes. */
	readonly room: number;
	readonly unkept: Unkept | undefined;
};

/** Milliseconds until others have their turn. */
const SLICE = 30;

export class Collection {
	readonly #opened: Opened;
	readonly #module: ReaderModule;
	readonly #insight: Insight;
	/** The games of the list, in its order, and what was found in them. */
	#list: Uint32Array = new Uint32Array(0);
	#finds: Finds | undefined;
	/** What is asked for by kinds, to know the latest. */
	readonly #asked = new Map<string, number>();
	/** How far the collection reached before what is being read. */
	#before: Mark | undefined;
	#stop: "keep" | "cancel" | undefined;
	#reading = new AbortController();

	constructor(opened: Opened, module: ReaderModule, insight: Insight) {
		this.#opened = opened;
		this.#module = module;
		this.#insight = insight;
	}

	get #stock() {
		return this.#opened.stock;
	}

	/** How it stands; rejects where the browser has removed what was kept. */
	async look(): Promise<Status> {
		await this.#opened.check();
		return this.status();
	}

	status(): Status {
		const { stock, unkept } = this.#opened;
		return { games: stock.columns.count, room: stock.room, unkept };
	}

	/** Adds the games of files. What is stopped keeps what has come, what is cancelled leaves what was there before. */
	async read(files: readonly Source[], tell: (progress: Progress) => void): Promise<Status> {
		if (this.#before !== undefined) throw new Error("Other files are being read");
		this.#before = this.#stock.mark();
		this.#stop = undefined;
		this.#reading = new AbortController();
		const { signal } = this.#reading;
		try {
			await readFiles(this.#stock, this.#module, this.#insight, files, signal, tell);
		} finally {
			const before = this.#before;
			if (this.#stop === "cancel") this.#cut(before);
			this.#before = undefined;
			this.#keep(before);
		}
		return this.status();
	}

	/** Without room for all, what was there before is kept. */
	#keep(before: Mark): void {
		try {
			this.#opened.keep();
		} catch (error) {
			this.#cut(before);
			this.#opened.keep();
			throw error;
		}
	}

	/** Nothing more can be asked; what was kept can be opened again. */
	close(): void {
		this.#reading.abort();
		this.#opened.close();
	}

	stop(how: "keep" | "cancel"): void {
		if (this.#before === undefined) return;
		this.#stop = how;
		this.#reading.abort();
	}

	/** Nothing is left, here and in the browser's files. */
	forget(): Status {
		this.#cut({ games: 0, texts: 0, positions: 0 });
		this.#stock.clear();
		this.#opened.keep();
		return this.status();
	}

	#cut(mark: Mark): void {
		this.#list = new Uint32Array(0);
		this.#finds = undefined;
		this.#stock.cut(mark);
	}

	/** Makes the list of all games that fit; gives how many there are. */
	async list(filter: Filter, order: Order): Promise<number> {
		const isLatest = this.#begin("list");
		await this.#opened.check();
		if (!isLatest()) throw new CollectionFault("superseded");
		const { games, finds } = await this.#select(filter, isLatest);
		this.#finds = finds;
		this.#list = sorted(this.#stock.columns, games, order, finds);
		return this.#list.length;
	}

	/** Games of the list, from one place to before another. */
	rows(from: number, to: number): Row[] {
		return Array.from(this.#list.subarray(from, to), (game) =>
			rowOf(this.#stock, game, this.#finds),
		);
	}

	/** Where in the list a game is; -1 if it is not. */
	placeOf(game: number): number {
		return this.#list.indexOf(game);
	}

	text(game: number): string {
		return this.#stock.textOf(game);
	}

	/** Who controls what in the games that fit, for each of the filters. */
	async study(filters: readonly Filter[], span: Span): Promise<Shares[]> {
		const isLatest = this.#begin("study");
		const found: Shares[] = [];
		for (const filter of filters) {
			const { games } = await this.#select(filter, isLatest);
			const counter = new ShareCounter(this.#module, span);
			await this.#each(games, isLatest, (game, packed) => {
				counter.add(packed, this.#stock.columns.at("positions", game));
			});
			found.push(counter.finish());
		}
		return found;
	}

	/** The games of the list as one file. */
	async pgn(): Promise<Blob> {
		const parts: BlobPart[] = [];
		let since = performance.now();
		for (const game of this.#list) {
			parts.push(`${this.#stock.textOf(game).trim()}\n\n`);
			if (performance.now() - since < SLICE) continue;
			await turn();
			since = performance.now();
		}
		return new Blob(parts, { type: "application/x-chess-pgn" });
	}

	#begin(kind: string): () => boolean {
		const number = (this.#asked.get(kind) ?? 0) + 1;
		this.#asked.set(kind, number);
		return () => this.#asked.get(kind) === number;
	}

	/** Goes through the positions of games. */
	async #each(
		games: Uint32Array,
		isLatest: () => boolean,
		work: (game: number, packed: Uint8Array) => void,
	): Promise<void> {
		const { columns, positions } = this.#stock;
		const packed = new PackedReader(columns, positions, games.length / Math.max(1, columns.count));
		let since = performance.now();
		for (let at = 0; at < games.length; at++) {
			const game = games[at] ?? 0;
			// What was there when this began may have been cancelled.
			if (game < columns.count) work(game, packed.of(game));
			if ((at & 63) !== 63 || performance.now() - since < SLICE) continue;
			await turn();
			if (!isLatest()) throw new CollectionFault("superseded");
			since = performance.now();
		}
	}

	/** The games that fit, with what was found in them where something was looked for. */
	async #select(
		filter: Filter,
		isLatest: () => boolean,
	): Promise<{ games: Uint32Array; finds: Finds | undefined }> {
		const games = gamesWith(this.#stock.columns, filter);
		if (filter.find === undefined) return { games, finds: undefined };
		const wanted = new Wanted(filter.find);
		const finds = new Map<number, { ply: number; plies: number }>();
		await this.#each(games, isLatest, (game, packed) => {
			const found = wanted.findIn(wordsOf(packed), this.#stock.columns.at("positions", game));
			if (found !== undefined) finds.set(game, found);
		});
		return { games: games.filter((game) => finds.has(game)), finds };
	}
}
