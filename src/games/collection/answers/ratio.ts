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

	/** So many games that are alike. */
	add(mine: number, of: number, theirs: number, ofTheirs: number, times = 1): void {
		const { sums } = this;
		sums[0] = (sums[0] as number) + times * mine;
		sums[1] = (sums[1] as number) + times * of;
		sums[2] = (sums[2] as number) + times * theirs;
		sums[3] = (sums[3] as number) + times * ofTheirs;
		sums[4] = (sums[4] as number) + times * mine * mine;
		sums[5] = (sums[5] as number) + times * mine * of;
		sums[6] = (sums[6] as number) + times * mine * theirs;
		sums[7] = (sums[7] as number) + times * mine * ofTheirs;
		sums[8] = (sums[8] as number) + times * of * of;
		sums[9] = (sums[9] as number) + times * of * theirs;
		sums[10] = (sums[10] as number) + times * of * ofTheirs;
		sums[11] = (sums[11] as number) + times * theirs * theirs;
		sums[12] = (sums[12] as number) + times * theirs * ofTheirs;
		sums[13] = (sums[13] as number) + times * ofTheirs * ofTheirs;
		if (of > 0) sums[14] = (sums[14] as number) + times;
		if (ofTheirs > 0) sums[15] = (sums[15] as number) + times;
	}

	merge(other: ArrayLike<number>, times: 1 | -1 = 1): void {
		for (let at = 0; at < SUMS; at++) addTo(this.sums, at, times * (other[at] ?? 0));
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
