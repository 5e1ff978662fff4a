// Which games of a stock are there already: same players, same day, same moves, same result. Not by
// text: the same game may come with other comments, clocks or tags.

import { WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import { PACKED_BYTES } from "../../control/readerModule.ts";
import type { Column } from "./columns.ts";
import type { Stock } from "./stock.ts";

/** What is compared of a game; `moves` is a hash, and 0 in games that were saved without one. */
const COMPARED = [
	"white",
	"black",
	"day",
	"result",
	"positions",
	"swing",
	"swingPly",
	"contested",
	"moves",
] as const satisfies readonly Column[];

export type ComparedFacts = Readonly<Record<(typeof COMPARED)[number], number>>;

/** FNV-1a, of whole words or bytes. Never 0. */
function hashOf(values: Iterable<number>): number {
	let hash = 0x811c9dc5;
	for (const value of values) hash = Math.imul(hash ^ value, 0x01000193) ^ (hash >>> 15);
	return hash >>> 0 || 1;
}

/**
 * A hash of each position of a game in turn, or of its text where there are no moves: rounds
 * without moves between the same two are games of their own.
 */
export function movesHash(placements: Uint32Array, count: number, text: Uint8Array): number {
	if (count > 1) return hashOf(placements.subarray(0, count * WORDS_PER_PLACEMENT));
	let end = text.length;
	// Blanks at the end belong to the file.
	while (end > 0 && (text[end - 1] ?? 0) <= 32) end--;
	return hashOf(text.subarray(0, end));
}

/** A table of all games by what is compared. Knows games that are added after its creation. */
export class SameGames {
	readonly #stock: Stock;
	/** For each bucket the last game in it, plus one; for each game the one before it, plus one. */
	#heads = new Uint32Array(0);
	#before = new Uint32Array(0);
	/** Games in the table. */
	#count = 0;

	constructor(stock: Stock) {
		this.#stock = stock;
	}

	/** Is a game there with these facts, and with these packed positions? */
	has(facts: ComparedFacts, packed: Uint8Array): boolean {
		this.#update();
		return (
			this.#find(facts, packed) || (facts.moves !== 0 && this.#find({ ...facts, moves: 0 }, packed))
		);
	}

	#find(facts: ComparedFacts, packed: Uint8Array): boolean {
		const { columns } = this.#stock;
		let next = this.#heads[this.#bucketOf((name) => facts[name])] ?? 0;
		while (next > 0) {
			const game = next - 1;
			const isAlike = COMPARED.every((name) => columns.at(name, game) === facts[name]);
			if (isAlike && this.#hasPositions(game, packed)) return true;
			next = this.#before[game] ?? 0;
		}
		return false;
	}

	#hasPositions(game: number, packed: Uint8Array): boolean {
		const { columns, positions } = this.#stock;
		const kept = new Uint8Array(packed.length);
		positions.read(columns.at("positionAt", game) * PACKED_BYTES, kept);
		return kept.every((byte, index) => byte === packed[index]);
	}

	/** Takes in what has been added since the last call. */
	#update(): void {
		const { columns } = this.#stock;
		if (columns.count > this.#before.length) {
			this.#before = new Uint32Array(columns.count * 2);
			this.#heads = new Uint32Array(2 ** Math.ceil(Math.log2(columns.count * 2 + 1)));
			this.#count = 0;
		}
		for (; this.#count < columns.count; this.#count++) {
			const bucket = this.#bucketOf((name) => columns.at(name, this.#count));
			this.#before[this.#count] = this.#heads[bucket] ?? 0;
			this.#heads[bucket] = this.#count + 1;
		}
	}

	#bucketOf(factOf: (name: keyof ComparedFacts) => number): number {
		return hashOf(COMPARED.map(factOf)) & (this.#heads.length - 1);
	}
}
