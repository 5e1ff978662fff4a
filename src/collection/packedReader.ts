// Goes through the packed positions of many games, mostly in the order in which they are kept: some at once, so that few reads are needed.

import { PACKED_BYTES } from "../control/readerModule.ts";
import type { Columns } from "./columns.ts";
import type { Drawer } from "./drawer.ts";

const DENSE = 2 ** 20;
const SPARSE = 2 ** 15;

export class PackedReader {
	readonly #columns: Columns;
	readonly #drawer: Drawer;
	readonly #block: Uint8Array;
	/** Where the block begins, and how many of its bytes are from the drawer. */
	#from = 0;
	#length = 0;

	/** `share` of all games is asked for. */
	constructor(columns: Columns, drawer: Drawer, share: number) {
		this.#columns = columns;
		this.#drawer = drawer;
		// The longest game is 20 kB.
		this.#block = new Uint8Array((share > 0.2 ? DENSE : SPARSE) * 5);
	}

	/** The packed positions of a game, until the next is asked for; they begin at a multiple of four in their memory. */
	of(game: number): Uint8Array {
		const at = this.#columns.at("positionAt", game) * PACKED_BYTES;
		const length = this.#columns.at("positions", game) * PACKED_BYTES;
		if (at < this.#from || at + length > this.#from + this.#length) {
			this.#from = at;
			this.#length = Math.min(this.#block.length, this.#drawer.length - at);
			this.#drawer.read(at, this.#block.subarray(0, this.#length));
		}
		return this.#block.subarray(at - this.#from, at - this.#from + length);
	}
}

/** The same bytes as numbers of 32 bits. */
export const wordsOf = (packed: Uint8Array): Uint32Array =>
	new Uint32Array(packed.buffer, packed.byteOffset, packed.length >> 2);
