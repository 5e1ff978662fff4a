// Two selections of games beside each other, square by square and class by class: by how much their
// shares differ, and whether that is more than chance can explain.
//
// A game is what counts, not a position: positions of one game are much alike. The difference of
// two means has an interval of Z standard errors to either side (Agresti and Caffo: a game with the
// class everywhere and one with it nowhere are added to either side, so that few games make no
// certainty). Z is chosen so that, were there no difference at all, one comparison in twenty at
// most would name any of the 64 squares and four classes (Bonferroni: 0.05 / 256, two-sided).

import { CELLS, type Shares } from "./shares.ts";

const Z = 3.7245;

/** No difference is sure with fewer games in either selection. */
export const MIN_GAMES = 20;

export type Difference = {
	/** Square and class: 4 * square + class. */
	readonly cell: number;
	/** Shares of the two selections. */
	readonly one: number;
	readonly other: number;
	/** Largest error of the difference. */
	readonly margin: number;
	readonly isSure: boolean;
};

export const shareOf = ({ games, sums }: Shares, cell: number): number =>
	games === 0 ? 0 : (sums[cell] ?? 0) / games;

/** Mean and its variance, with two games more. */
function estimate({ games, sums, powers }: Shares, cell: number) {
	const count = games + 2;
	const mean = ((sums[cell] ?? 0) + 1) / count;
	const spread = ((powers[cell] ?? 0) + 1) / count - mean * mean;
	return { mean, variance: Math.max(0, spread) / (count - 1) };
}

export function differences(one: Shares, other: Shares): Difference[] {
	const isEnough = Math.min(one.games, other.games) >= MIN_GAMES;
	return Array.from({ length: CELLS }, (_, cell) => {
		const [first, second] = [estimate(one, cell), estimate(other, cell)];
		const margin = Z * Math.sqrt(first.variance + second.variance);
		return {
			cell,
			one: shareOf(one, cell),
			other: shareOf(other, cell),
			margin,
			isSure: isEnough && Math.abs(first.mean - second.mean) > margin,
		};
	});
}

/** Those that are sure, the largest first. */
export const sureDifferences = (all: readonly Difference[]): Difference[] =>
	all
		.filter(({ isSure }) => isSure)
		.sort((a, b) => Math.abs(b.one - b.other) - Math.abs(a.one - a.other));
