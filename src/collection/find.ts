// Positions in which named squares have named owners for so many plies, with so much on the board: looked for in packed positions
// (assembly/reader/packed.ts).

import type { Square } from "../chess/square.ts";
import type { Control } from "../control/classes.ts";

/** No game that is kept has more. */
export const MOST_PLIES = 1023;

export type Owned = { readonly square: Square; readonly owner: Control };

/** How many pieces of a kind a side has: Q 1 to 1, say. Capital letters are White's. */
export type Amount = { readonly piece: string; readonly least: number; readonly most: number };

export type Condition = {
	readonly squares: readonly Owned[];
	/** For how many plies in a row, at least. */
	readonly plies: number;
	/** The plies that are looked at. */
	readonly from: number;
	readonly to: number;
	readonly amounts: readonly Amount[];
};

/** The first of such stretches: where it begins; and all plies that fit. */
export type Found = { readonly ply: number; readonly plies: number };

/** Where the number of a kind stands among a side's bits, and which it may have. */
const PLACES: Readonly<Record<string, readonly [shift: number, bits: number]>> = {
	p: [0, 15],
	n: [4, 3],
	b: [6, 3],
	r: [8, 3],
	q: [10, 3],
};

const SIDE_BITS = 12;

/** What the words of a packed position have to be: four of squares, and the material. */
export class Wanted {
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
			const [shift, bits] = PLACES[amount.piece.toLowerCase()] ?? [0, 0];
			const isBlack = amount.piece === amount.piece.toLowerCase();
			return { ...amount, shift: shift + (isBlack ? SIDE_BITS : 0), bits };
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

	/** Looks through the positions of a game. */
	findIn(words: Uint32Array, positions: number): Found | undefined {
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
