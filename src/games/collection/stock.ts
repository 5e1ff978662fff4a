// All that a collection of games holds: columns in memory, texts and positions in stores of bytes.

import { PACKED_BYTES } from "../../control/readerModule.ts";
import { type ByteStore, MemoryBytes } from "./byteStore.ts";
import { Columns } from "./columns.ts";

/** How far a collection reached at some time. */
export type StockSize = {
	readonly games: number;
	readonly texts: number;
	readonly positions: number;
};

export class Stock {
	columns: Columns;
	readonly texts: ByteStore;
	readonly positions: ByteStore;

	constructor(
		texts: ByteStore = new MemoryBytes(),
		positions: ByteStore = new MemoryBytes(),
		columns = new Columns(),
	) {
		this.texts = texts;
		this.positions = positions;
		this.columns = columns;
	}

	get positionCount(): number {
		return this.positions.length / PACKED_BYTES;
	}

	/** Bytes of all of it. */
	get room(): number {
		return this.texts.length + this.positions.length + this.columns.count * 142;
	}

	mark(): StockSize {
		const { columns, texts, positions } = this;
		return { games: columns.count, texts: texts.length, positions: positions.length };
	}

	/** Back to how it was. */
	cut({ games, texts, positions }: StockSize): void {
		this.columns.count = games;
		this.texts.cut(texts);
		this.positions.cut(positions);
	}

	/** Nothing is left. */
	clear(): void {
		this.cut({ games: 0, texts: 0, positions: 0 });
		this.columns = new Columns();
	}

	/** Throws where the browser has removed the files. */
	check(): void {
		this.texts.check();
		this.positions.check();
	}

	bytesOf(game: number): Uint8Array {
		const { values } = this.columns;
		const bytes = new Uint8Array(values.textLength[game] ?? 0);
		this.texts.read(values.textAt[game] ?? 0, bytes);
		return bytes;
	}

	textOf(game: number): string {
		return new TextDecoder().decode(this.bytesOf(game));
	}
}
