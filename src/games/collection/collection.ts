// A collection of games, as the worker holds it: files are read into it, lists and studies come
// out. Long work yields to other questions, and is given up when something newer of its kind is
// asked for.

import type { Insight } from "../../control/insight.ts";
import type { ReaderModule } from "../../control/readerModule.ts";
import { GameReader } from "../reader/gameReader.ts";
import { PositionSink } from "../reader/positionSink.ts";
import { Asking } from "./answers/asking.ts";
import { hangsAt } from "./answers/reading.ts";
import { Columns } from "./columns.ts";
import { CollectionFault, faultCode } from "./fault.ts";
import { type Filter, gamesWith } from "./filter.ts";
import { type Match, PositionSearch } from "./find/find.ts";
import { PackedReader, wordsOf } from "./packedReader.ts";
import { nextTask, type Progress, readFiles } from "./readFiles.ts";
import { type Outcomes, outcomesOf, type Row, rowOf } from "./row.ts";
import type { OpenedStock, UnsavedReason } from "./savedStock.ts";
import { ShareCounter, type Shares, type Span } from "./shares.ts";
import { type Matches, type SortOrder, sorted } from "./sort.ts";
import type { Source } from "./source.ts";
import type { StockSize } from "./stock.ts";

export type Status = {
	readonly games: number;
	/** Bytes that it takes. */
	readonly room: number;
	readonly unsaved: UnsavedReason | undefined;
	/** Are there games of earlier visits that cannot be read now? */
	readonly isUnread: boolean;
};

/** Milliseconds of work before other questions are answered. */
const SLICE_MS = 30;

export class Collection {
	readonly #opened: OpenedStock;
	readonly #module: ReaderModule;
	readonly #insight: Insight;
	/** The games of the list, in its order, and where in them the filter's positions are. */
	#list: Uint32Array = new Uint32Array(0);
	#matches: Matches | undefined;
	/** How often each kind of work was asked for: only the latest of a kind is finished. */
	readonly #asked = new Map<string, number>();
	/** How far the collection reached before the files that are being read. */
	#markBefore: StockSize | undefined;
	#isUnread: boolean;
	#stop: "keep" | "cancel" | undefined;
	#reading = new AbortController();

	/** Answers about me and the others. */
	readonly asking: Asking;

	constructor(opened: OpenedStock, module: ReaderModule, insight: Insight) {
		this.#opened = opened;
		this.#isUnread = opened.others?.isUnread ?? false;
		this.#module = module;
		this.#insight = insight;
		this.asking = new Asking({
			module,
			stock: () => this.#stock,
			select: async (filter, kind) => (await this.#select(filter, this.#start(kind))).games,
		});
	}

	get #stock() {
		return this.#opened.stock;
	}

	/** How it stands. Rejects where the browser has removed its files. */
	async look(): Promise<Status> {
		await this.#opened.check();
		return this.status();
	}

	status(): Status {
		const { stock, unsaved } = this.#opened;
		const games = stock.columns.count;
		return { games, room: stock.room, unsaved, isUnread: this.#isUnread };
	}

	/**
	 * Adds the games of files. After `stop("keep")` the games that were read stay, after
	 * `stop("cancel")` only those from before.
	 */
	async read(files: readonly Source[], report: (progress: Progress) => void): Promise<Status> {
		if (this.#markBefore !== undefined) throw new Error("Other files are being read");
		this.#markBefore = this.#stock.mark();
		this.#stop = undefined;
		this.#reading = new AbortController();
		const { signal } = this.#reading;
		try {
			await readFiles(this.#stock, this.#module, this.#insight, files, signal, report);
		} finally {
			const before = this.#markBefore;
			if (this.#stop === "cancel") this.#cut(before);
			this.#markBefore = undefined;
			this.#save(before);
		}
		return this.status();
	}

	/** Adds the games that were saved elsewhere while those of the collection could not be read. */
	async bringBack(): Promise<void> {
		for (const { games, remove } of this.#opened.others?.setAside ?? []) {
			try {
				await this.read([games], () => {});
				await remove();
			} catch (error) {
				// They stay where they are.
				console.warn(error);
			}
		}
	}

	/**
	 * Saves all games; if there is no space for all, those from before, unless the saved list of
	 * these is still the newer one.
	 */
	#save(before: StockSize): void {
		try {
			this.#opened.save();
		} catch (error) {
			this.#cut(before);
			this.#saveIfRoom();
			throw error;
		}
	}

	/** False where there is no room for a newer list: the older one stays. */
	#saveIfRoom(): boolean {
		try {
			this.#opened.save();
			return true;
		} catch (error) {
			if (faultCode(error) !== "noSpace") throw error;
			return false;
		}
	}

	/** Ends it. Saved games can be opened again. */
	close(): void {
		this.#reading.abort();
		this.#opened.close();
	}

	stop(how: "keep" | "cancel"): void {
		if (this.#markBefore === undefined) return;
		this.#stop = how;
		this.#reading.abort();
	}

	/** Removes all games, here and in the browser's files. */
	async forget(): Promise<Status> {
		this.#list = new Uint32Array(0);
		this.#matches = undefined;
		// The list first: texts that it names are never cut, unless a full disk has no room for it.
		this.#stock.columns = new Columns();
		const isSaved = this.#saveIfRoom();
		this.#stock.clear();
		if (!isSaved) this.#opened.save();
		await this.#opened.others?.forget();
		this.#isUnread = false;
		return this.status();
	}

	#cut(mark: StockSize): void {
		this.#list = new Uint32Array(0);
		this.#matches = undefined;
		this.#stock.cut(mark);
	}

	/** Makes the list of all games that fit; gives how many there are. */
	async list(filter: Filter, order: SortOrder): Promise<number> {
		const isLatest = this.#start("list");
		await this.#opened.check();
		if (!isLatest()) throw new CollectionFault("superseded");
		const { games, matches } = await this.#select(filter, isLatest);
		this.#matches = matches;
		this.#list = sorted(this.#stock.columns, games, order, matches);
		return this.#list.length;
	}

	/** Games of the list, from one place to before another. */
	rows(from: number, to: number): Row[] {
		return Array.from(this.#list.subarray(from, to), (game) =>
			rowOf(this.#stock, game, this.#matches),
		);
	}

	/** How the games of the list went for somebody, or for White. */
	outcomes(me: readonly string[]): Outcomes {
		return outcomesOf(this.#stock.columns, this.#list, me);
	}

	/** Where in the list a game is; -1 if it is not. */
	placeOf(game: number): number {
		return this.#list.indexOf(game);
	}

	text(game: number): string {
		return this.#stock.textOf(game);
	}

	/** Does what hung after a ply still hang where it is followed further? */
	hangs(game: number, ply: number): boolean {
		return hangsAt(this.text(game), ply, this.#insight);
	}

	/** As a list shows it, with its text: other games may have taken the numbers meanwhile. */
	rowAndText(game: number): { readonly row: Row; readonly text: string } | undefined {
		if (game >= this.#stock.columns.count) return undefined;
		return { row: rowOf(this.#stock, game, undefined), text: this.text(game) };
	}

	/** Who controls what in the games that fit, for each of the filters. */
	async study(filters: readonly Filter[], span: Span): Promise<Shares[]> {
		const isLatest = this.#start("study");
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
			if (performance.now() - since < SLICE_MS) continue;
			await nextTask();
			since = performance.now();
		}
		return new Blob(parts, { type: "application/x-chess-pgn" });
	}

	#start(kind: string): () => boolean {
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
			// Games that existed at the start may have been cancelled since.
			if (game < columns.count) work(game, packed.of(game));
			if ((at & 63) !== 63 || performance.now() - since < SLICE_MS) continue;
			await nextTask();
			if (!isLatest()) throw new CollectionFault("superseded");
			since = performance.now();
		}
	}

	/** The games that fit, and where in them the filter's positions are, if it has any. */
	async #select(
		filter: Filter,
		isLatest: () => boolean,
	): Promise<{ games: Uint32Array; matches: Matches | undefined }> {
		const games = gamesWith(this.#stock.columns, filter);
		if (filter.find === undefined) return { games, matches: undefined };
		const search = new PositionSearch(filter.find);
		const matches = new Map<number, { ply: number; plies: number }>();
		await this.#each(games, isLatest, (game, packed) => {
			const found = this.#findIn(search, game, packed);
			if (found !== undefined) matches.set(game, found);
		});
		return { games: games.filter((game) => matches.has(game)), matches };
	}

	/** Reads the game's text again where pieces have to stand somewhere, if all else fits. */
	#findIn(search: PositionSearch, game: number, packed: Uint8Array): Match | undefined {
		const words = wordsOf(packed);
		const positions = this.#stock.columns.at("positions", game);
		const found = search.findIn(words, positions);
		if (found === undefined || !search.needsPlacements) return found;
		let match: Match | undefined;
		const sink = new PositionSink(this.#module, ({ count }) => {
			match ??= search.findIn(words, Math.min(count, positions), this.#module.placements);
		});
		const reader = new GameReader(this.#module);
		reader.read(this.#stock.bytesOf(game), sink);
		reader.end(sink);
		return match;
	}
}
