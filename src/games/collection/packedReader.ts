// Reads the packed positions of many games, mostly in the order in which they are saved: a block at
// a time, so that few reads are needed.

import { PACKED_BYTES } from "../../control/readerModule.ts";
import type { ByteStore } from "./byteStore.ts";
import type { Columns } from "./columns.ts";

/** Bytes of a block where most games are asked for, and where few are. */
const DENSE_BLOCK_BYTES = 5 * 2 ** 20;
const SPARSE_BLOCK_BYTES = 5 * 2 ** 15;

export class PackedReader {
	readonly #columns: Columns;
	readonly #store: ByteStore;
	readonly #block: Uint8Array;
	/** Where the block begins, and how many of its bytes are from the store. */
	#from = 0;
	#length = 0;

	/** `share` of all games is asked for. */
	constructor(columns: Columns, store: ByteStore, share: number) {
		this.#columns = columns;
		this.#store = store;
		// The longest game is 20 kB.
		this.#block = new Uint8Array(share > 0.2 ? DENSE_BLOCK_BYTES : SPARSE_BLOCK_BYTES);
	}

	/**
	 * The packed positions of a game, valid until the next call. They begin at a multiple of four
	 * bytes.
	 */
	of(game: number): Uint8Array {
		const at = this.#columns.at("positionAt", game) * PACKED_BYTES;
		const length = this.#columns.at("positions", game) * PACKED_BYTES;
		if (at < this.#from || at + length > this.#from + this.#length) {
			this.#from = at;
			this.#length = Math.min(this.#block.length, this.#store.length - at);
			this.#store.read(at, this.#block.subarray(0, this.#length));
		}
		return this.#block.subarray(at - this.#from, at - this.#from + length);
	}
}

/** The same bytes as numbers of 32 bits. */
export const wordsOf = (packed: Uint8Array): Uint32Array =>
	new Uint32Array(packed.buffer, packed.byteOffset, packed.length >> 2);
