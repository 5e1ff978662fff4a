// Two shares, mine and theirs, out of games that count as wholes: in each there are so many of so
// many, on both sides. All sums are whole numbers, so that those of parts add up exactly.

/** Sums: mine, of, theirs, of; their ten products; games with something of mine, and of theirs. */
const SUMS = 16;

/** Products of the four, where they stand. */
const PRODUCTS = [4, 5, 6, 7, 5, 8, 9, 10, 6, 9, 11, 12, 7, 10, 12, 13] as const;
const GAMES = 14;

export function addTo(sums: { [at: number]: number }, at: number, more: number): void {
	sums[at] = (sums[at] ?? 0) + more;
}

export class Ratio {
	readonly sums: Float64Array;

	constructor(sums: ArrayLike<number> = new Float64Array(SUMS)) {
		this.sums = Float64Array.from(sums);
	}

	add(mine: number, of: number, theirs: number, ofTheirs: number): void {
		const { sums } = this;
		addTo(sums, 0, mine);
		addTo(sums, 1, of);
		addTo(sums, 2, theirs);
		addTo(sums, 3, ofTheirs);
		addTo(sums, 4, mine * mine);
		addTo(sums, 5, mine * of);
		addTo(sums, 6, mine * theirs);
		addTo(sums, 7, mine * ofTheirs);
		addTo(sums, 8, of * of);
		addTo(sums, 9, of * theirs);
		addTo(sums, 10, of * ofTheirs);
		addTo(sums, 11, theirs * theirs);
		addTo(sums, 12, theirs * ofTheirs);
		addTo(sums, 13, ofTheirs * ofTheirs);
		if (of > 0) addTo(sums, 14, 1);
		if (ofTheirs > 0) addTo(sums, 15, 1);
	}

	merge(other: ArrayLike<number>): void {
		for (let at = 0; at < SUMS; at++) addTo(this.sums, at, other[at] ?? 0);
	}

	sum(at: 0 | 1 | 2 | 3): number {
		return this.sums[at] ?? 0;
	}

	product(one: 0 | 1 | 2 | 3, other: 0 | 1 | 2 | 3): number {
		return this.sums[PRODUCTS[one * 4 + other] ?? 0] ?? 0;
	}

	games(side: 0 | 1): number {
		return this.sums[GAMES + side] ?? 0;
	}
}
