// Who controls what over many games. Every game counts alike, however long it is: what counts is
// the share of its positions in which a square was of a class. Beside it, ply by ply, how many
// squares of each class there were, and in how many games.

import { SQUARE_COUNT } from "../../chess/square.ts";
import type { ReaderModule } from "../../control/readerModule.ts";

/** The plies that count for squares, both included. */
export type Span = { readonly from: number; readonly to: number };

/** Squares by classes, in the order of their numbers. */
export const CELLS = SQUARE_COUNT * 4;

/** A ply's numbers of squares: how often each, for the four classes in the order of counts. */
const COUNTS_PER_CLASS = 65;
const COUNTS_PER_PLY = 4 * COUNTS_PER_CLASS;

/** Plies that are counted one by one; hardly a game goes on for longer. */
const MAX_CHART_PLIES = 400;

/** The counts end at the first ply that fewer games reach. */
const MIN_GAMES_AT_PLY = 5;

export type Shares = {
	/** Games that have a position in the span, and their positions in it. */
	readonly games: number;
	readonly positions: number;
	/** For each square and class the sum of the games' shares, and of their squares. */
	readonly sums: Float64Array;
	readonly powers: Float64Array;
	/** For each square and class in how many positions. */
	readonly times: Float64Array;
	/** At each ply: games, and for the four classes the lower, middle and upper quartile. */
	readonly gamesAt: Uint32Array;
	readonly quarters: Uint8Array;
};

export const QUARTERS = 3;

export class ShareCounter {
	readonly #module: ReaderModule;
	readonly #span: Span;
	readonly #sums = new Float64Array(CELLS);
	readonly #powers = new Float64Array(CELLS);
	readonly #times = new Float64Array(CELLS);
	readonly #counted = new Uint32Array(MAX_CHART_PLIES * COUNTS_PER_PLY);
	readonly #gamesAt = new Uint32Array(MAX_CHART_PLIES);
	#games = 0;
	#positions = 0;

	constructor(module: ReaderModule, span: Span) {
		this.#module = module;
		this.#span = span;
	}

	/** Counts a game by its packed positions. */
	add(packed: Uint8Array, positions: number): void {
		const { calls, counts } = this.#module;
		this.#module.packed.set(packed);
		calls.unpackPositions(positions);
		const end = Math.min(positions, MAX_CHART_PLIES);
		const [counted, gamesAt] = [this.#counted, this.#gamesAt];
		for (let ply = 0; ply < end; ply++) {
			gamesAt[ply] = (gamesAt[ply] ?? 0) + 1;
			for (let place = 0; place < 4; place++) {
				const at = ply * COUNTS_PER_PLY + place * COUNTS_PER_CLASS + (counts[ply * 4 + place] ?? 0);
				counted[at] = (counted[at] ?? 0) + 1;
			}
		}
		this.#addSpan(Math.min(this.#span.to + 1, positions));
	}

	#addSpan(end: number): void {
		const { from } = this.#span;
		const count = end - from;
		if (count <= 0) return;
		const { calls, shares } = this.#module;
		calls.clearShares();
		calls.addShares(from, end);
		this.#games++;
		this.#positions += count;
		const [sums, powers, times] = [this.#sums, this.#powers, this.#times];
		for (let cell = 0; cell < CELLS; cell++) {
			const found = shares[cell] ?? 0;
			if (found === 0) continue;
			const share = found / count;
			sums[cell] = (sums[cell] ?? 0) + share;
			powers[cell] = (powers[cell] ?? 0) + share * share;
			times[cell] = (times[cell] ?? 0) + found;
		}
	}

	finish(): Shares {
		const firstRare = this.#gamesAt.findIndex((games) => games < MIN_GAMES_AT_PLY);
		const plies = firstRare < 0 ? MAX_CHART_PLIES : firstRare;
		const quarters = new Uint8Array(plies * 4 * QUARTERS);
		for (let ply = 0; ply < plies; ply++) {
			for (let place = 0; place < 4; place++) {
				const at = ply * COUNTS_PER_PLY + place * COUNTS_PER_CLASS;
				const counted = this.#counted.subarray(at, at + COUNTS_PER_CLASS);
				quarters.set(quartersOf(counted, this.#gamesAt[ply] ?? 0), (ply * 4 + place) * QUARTERS);
			}
		}
		return {
			games: this.#games,
			positions: this.#positions,
			sums: this.#sums,
			powers: this.#powers,
			times: this.#times,
			gamesAt: this.#gamesAt.slice(0, plies),
			quarters,
		};
	}
}

/** Lower quarter, middle and upper quarter of values that are counted. */
export function quartersOf(counted: Uint32Array, total: number): [number, number, number] {
	const found: [number, number, number] = [0, 0, 0];
	let below = 0;
	let quarter = 0;
	for (let value = 0; value < counted.length && quarter < QUARTERS; value++) {
		below += counted[value] ?? 0;
		while (quarter < QUARTERS && below * 4 >= total * (quarter + 1)) found[quarter++] = value;
	}
	return found;
}
