// Searches the positions of a game for a condition: these squares controlled by those sides, these
// pieces on the board, for so many plies in a row. It reads packed positions
// (assembly/reader/packed.ts).

import type { Square } from "../chess/square.ts";
import type { Control } from "../control/classes.ts";

/** No saved game has more. */
export const MAX_PLIES = 1023;

export type OwnedSquare = { readonly square: Square; readonly owner: Control };

/** How many pieces of a kind a side has: Q 1 to 1, say. Capital letters are White's. */
export type Amount = { readonly piece: string; readonly least: number; readonly most: number };

export type Condition = {
	readonly squares: readonly OwnedSquare[];
	/** For how many plies in a row, at least. */
	readonly plies: number;
	/** The plies that are searched, both included. */
	readonly from: number;
	readonly to: number;
	readonly amounts: readonly Amount[];
};

/** The ply at which the condition first holds for long enough, and all plies at which it holds. */
export type Match = { readonly ply: number; readonly plies: number };

/** Where the count of a kind of piece stands among the bits of a side. */
const COUNT_BITS: Readonly<Record<string, readonly [shift: number, bits: number]>> = {
	p: [0, 15],
	n: [4, 3],
	b: [6, 3],
	r: [8, 3],
	q: [10, 3],
};

const BITS_PER_SIDE = 12;

/** A condition as masks and values: for four words of squares, and one of material. */
export class PositionSearch {
	readonly #mask = new Uint32Array(4);
	readonly #value = new Uint32Array(4);
	readonly #amounts: readonly (Amount & { readonly shift: number; readonly bits: number })[];
	readonly #condition: Condition;

	constructor(condition: Condition) {
		this.#condition = condition;
		for (const { square, owner } of condition.squares) {
			const bit = 1 << (square & 31);
			for (const side of [0, 1]) {
				const word = side * 2 + (square >> 5);
				this.#mask[word] = (this.#mask[word] ?? 0) | bit;
				if ((owner >> side) & 1) this.#value[word] = (this.#value[word] ?? 0) | bit;
			}
		}
		this.#amounts = condition.amounts.map((amount) => {
			const [shift, bits] = COUNT_BITS[amount.piece.toLowerCase()] ?? [0, 0];
			const isBlack = amount.piece === amount.piece.toLowerCase();
			return { ...amount, shift: shift + (isBlack ? BITS_PER_SIDE : 0), bits };
		});
	}

	#fits(words: Uint32Array, at: number): boolean {
		const [mask, value] = [this.#mask, this.#value];
		for (let word = 0; word < 4; word++) {
			if (((words[at + word] ?? 0) & (mask[word] ?? 0)) >>> 0 !== value[word]) return false;
		}
		const material = words[at + 4] ?? 0;
		return this.#amounts.every(({ shift, bits, least, most }) => {
			const count = (material >> shift) & bits;
			return count >= least && count <= most;
		});
	}

	/** Searches the positions of a game. */
	findIn(words: Uint32Array, positions: number): Match | undefined {
		const { from, to, plies } = this.#condition;
		let first: number | undefined;
		let all = 0;
		let run = 0;
		for (let ply = from; ply < positions && ply <= to; ply++) {
			run = this.#fits(words, ply * 5) ? run + 1 : 0;
			if (run === plies) {
				first ??= ply - plies + 1;
				all += plies;
			} else if (run > plies) all++;
		}
		return first === undefined ? undefined : { ply: first, plies: all };
	}
}
