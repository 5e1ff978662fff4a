// Whether two shares differ by more than chance explains. A game is what counts: what happens in
// one is much alike. To either side a game is added that has all of it and one that has none
// (Agresti and Caffo), so that few games make no certainty. Many differences are judged together
// (Holm): were there none, one set of answers in twenty at most would have one that stands out.

import type { Ratio } from "./ratio.ts";

const LEVEL = 0.05;
const Z_95 = 1.959964;

export type Compared = {
	readonly mine: number;
	readonly theirs: number;
	/** The two shares in other games, if these are compared, and how much more they differ here. */
	readonly usual?: readonly [number, number];
	readonly beyond: number;
	/** In standard errors, and how likely chance alone makes as much. */
	readonly size: number;
	readonly chance: number;
	readonly interval: readonly [number, number];
};

/** How often a normal number is farther from 0 (Abramowitz and Stegun 7.1.26). */
function tails(z: number): number {
	const x = Math.abs(z) / Math.SQRT2;
	if (x > 3) return Math.exp(-x * x) / (x * Math.sqrt(Math.PI)) / (1 + 1 / (2 * x * x));
	const t = 1 / (1 + 0.3275911 * x);
	const series =
		0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)));
	return series * t * Math.exp(-x * x);
}

/** The normal number that is as rare as Student's t (Wallace). */
const asNormal = (t: number, freedom: number) =>
	((8 * freedom + 1) / (8 * freedom + 3)) * Math.sqrt(freedom * Math.log1p((t * t) / freedom));

/** Student's t that is as rare as a normal number. */
const asStudent = (z: number, freedom: number) => {
	const root = (z * (8 * freedom + 3)) / (8 * freedom + 1);
	return Math.sqrt(freedom * Math.expm1((root * root) / freedom));
};

/** Margin of the difference of two shares, for so many independent games. */
export function compared(difference: number, error: number, games: number, more: object = {}) {
	const freedom = Math.max(1, games - 1);
	const t = error === 0 ? 0 : difference / error;
	const margin = asStudent(Z_95, freedom) * error;
	return { size: Math.abs(t), chance: tails(asNormal(t, freedom)), margin, ...more };
}

/** One side of a ratio with the two games that are added. */
function smoothed(ratio: Ratio, side: 0 | 1) {
	const [part, whole] = [side * 2, side * 2 + 1] as [0 | 2, 1 | 3];
	const games = ratio.games(side);
	const all = ratio.sum(whole);
	const size = games === 0 ? 1 : all / games;
	const square = size * size;
	const total = all + 2 * size;
	const share = (ratio.sum(part) + size) / total;
	const spread =
		ratio.product(part, part) +
		square -
		2 * share * (ratio.product(part, whole) + square) +
		share * share * (ratio.product(whole, whole) + 2 * square);
	const count = games + 2;
	return {
		share,
		total,
		variance: (Math.max(0, spread) / (total * total)) * (count / (count - 1)),
	};
}

/** The difference of the two shares of a ratio, with its variance. */
function differenceIn(ratio: Ratio) {
	const [one, other] = [smoothed(ratio, 0), smoothed(ratio, 1)];
	const together =
		ratio.product(0, 2) -
		one.share * ratio.product(1, 2) -
		other.share * ratio.product(0, 3) +
		one.share * other.share * ratio.product(1, 3);
	const variance = one.variance + other.variance - (2 * together) / (one.total * other.total);
	return { difference: one.share - other.share, variance: Math.max(0, variance) };
}

const sharesOf = (ratio: Ratio) =>
	[ratio.sum(0) / ratio.sum(1), ratio.sum(2) / ratio.sum(3)] as const;

/** Compares the two shares, beyond what they differ by in other games, if these are given. */
export function compare(ratio: Ratio, others?: Ratio): Compared {
	const own = differenceIn(ratio);
	const usual = others === undefined ? { difference: 0, variance: 0 } : differenceIn(others);
	const error = Math.sqrt(own.variance + usual.variance);
	const games = Math.min(ratio.games(0), ratio.games(1));
	const { size, chance, margin } = compared(own.difference - usual.difference, error, games);
	const [mine, theirs] = sharesOf(ratio);
	const [usuallyMine, usuallyTheirs] = others === undefined ? [0, 0] : sharesOf(others);
	const middle = mine - theirs;
	return {
		mine,
		theirs,
		beyond: middle - (usuallyMine - usuallyTheirs),
		size,
		chance,
		interval: [middle - margin, middle + margin],
		...(others && { usual: [usuallyMine, usuallyTheirs] as const }),
	};
}

/** Which of some chances are small enough, all judged together. */
export function standingOut(chances: readonly number[]): boolean[] {
	const found = chances.map(() => false);
	const order = chances
		.map((_, index) => index)
		.sort((a, b) => (chances[a] ?? 1) - (chances[b] ?? 1));
	for (const [rank, index] of order.entries()) {
		if ((chances[index] ?? 1) > LEVEL / (chances.length - rank)) break;
		found[index] = true;
	}
	return found;
}
