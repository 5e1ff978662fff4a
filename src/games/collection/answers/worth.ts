// Cost of a kind of loss: the mean score of sides without it less that of sides with it, as often
// as more of my games have it than theirs; and whether chance explains the difference
// (docs/answers.md, section 5).

import { compare, standingOut } from "./chance.ts";
import { Ratio } from "./ratio.ts";

/** A game: twice what I scored, and which of us has such a loss. */
export type Played = { readonly score: number; readonly mine: boolean; readonly theirs: boolean };

export type Cost<Kind extends string> = {
	readonly kind: Kind;
	/** Shares of the games, from 0 to 1. */
	readonly mine: number;
	readonly theirs: number;
	/** Points that I lose by it and they would not, in all of the games. */
	readonly points: number;
	/** Does chance explain that more games of mine have it? */
	readonly isChance: boolean;
};

/** Ratings that are no farther apart are alike. */
const LIKE_RATING = 100;
const MOST = 3;

/** A point in so many games: less is nothing to train. */
const LEAST_OF = 500;

export const areAlike = (white: number, black: number): boolean =>
	white > 0 && black > 0 && Math.abs(white - black) <= LIKE_RATING;

function costOf<Kind extends string>(kind: Kind, games: readonly Played[]) {
	/** Of sides with such a loss and without: how many, and twice their points. */
	const sums = { with: [0, 0], without: [0, 0] } as Record<"with" | "without", [number, number]>;
	const shares = new Ratio();
	for (const { score, mine, theirs } of games) {
		for (const [has, own] of [
			[mine, score],
			[theirs, 2 - score],
		] as const) {
			const sum = has ? sums.with : sums.without;
			sum[0]++;
			sum[1] += own;
		}
		shares.add(Number(mine), 1, Number(theirs), 1);
	}
	const mean = ([count, points]: readonly [number, number]) => points / 2 / Math.max(1, count);
	const worth = Math.max(0, mean(sums.without) - mean(sums.with));
	const { mine, theirs, chance } = compare(shares);
	return { kind, mine, theirs, points: (mine - theirs) * games.length * worth, chance };
}

/**
 * The three kinds that cost most, all kinds judged together; where none costs more than it does
 * opponents, the three that happen most.
 */
export function dearest<Kind extends string>(kinds: ReadonlyMap<Kind, readonly Played[]>) {
	const all = [...kinds].map(([kind, games]) => costOf(kind, games));
	const isSure = standingOut(all.map(({ chance }) => chance));
	const judged = all.map(
		({ chance: _, ...cost }, index): Cost<Kind> => ({
			...cost,
			isChance: isSure[index] !== true,
		}),
	);
	const dear = judged
		.filter(({ kind, points }) => LEAST_OF * points >= (kinds.get(kind)?.length ?? 0) && points > 0)
		.sort((one, other) => other.points - one.points);
	const common = judged.filter(({ mine }) => mine > 0).sort((one, other) => other.mine - one.mine);
	const isCommon = dear.length === 0;
	return { costs: (isCommon ? common : dear).slice(0, MOST), isCommon };
}
