// My openings with either colour, as a table: how many games, the scores, how often the centre was
// lost. Those come first in which most points were lost against what such opponents score.

import type { Columns } from "../../columns.ts";
import { SIDES, type Side } from "../../filter.ts";
import type { OpeningTally } from "../openingTally.ts";
import type { Places } from "../places.ts";
import type { Ratio } from "../ratio.ts";
import type { Tally } from "../tally.ts";

export type OpeningRow = {
	readonly family: string;
	readonly colour: Side;
	readonly games: number;
	/** From 0 to 1; undefined where no game has ended, or nobody had the centre looked at. */
	readonly mine: number | undefined;
	readonly theirs: number | undefined;
	readonly centreLost: number | undefined;
	/** Is the difference of the scores more than chance explains? */
	readonly isSure: boolean;
};

const share = (ratio: Ratio, part: 0 | 2, of: 1 | 3) =>
	ratio.sum(of) === 0 ? undefined : ratio.sum(part) / ratio.sum(of);

/** The others' score with an opening counts as much as this many games of theirs in all. */
const PRIOR_GAMES = 20;

/** Points of two, and games of two, of all the others with a colour. */
function theirsInAll({ openings }: Tally, side: 0 | 1): readonly [number, number] {
	let [points, of] = [0, 0];
	for (const [key, { score }] of openings) {
		if (partsOf(key).side !== side) continue;
		points += score.sum(2);
		of += score.sum(3);
	}
	return [points, of];
}

/**
 * Points that I lost with an opening against what they score with it, who play it against me. What
 * few of them score counts less than what all score with the colour. A win counts two in sums.
 */
function pointsLost({ score }: OpeningTally, [points, of]: readonly [number, number]): number {
	const usual = of === 0 ? 0.5 : points / of;
	const prior = 2 * PRIOR_GAMES;
	const expected = (score.sum(2) + prior * usual) / (score.sum(3) + prior);
	return (score.sum(1) * expected - score.sum(0)) / 2;
}

function partsOf(key: string): { readonly family: string; readonly side: 0 | 1 } {
	const at = key.lastIndexOf("/");
	return { family: key.slice(0, at), side: Number(key.slice(at + 1)) as 0 | 1 };
}

/** The openings of my games by family and colour, "French Defense/1". */
function countGames({ values, names }: Columns, { games, sides }: Places): Map<string, number> {
	const found = new Map<string, number>();
	games.forEach((game, index) => {
		const family = names.family.wordOf(values.family[game] as number);
		if (family === "") return;
		const key = `${family}/${sides[index]}`;
		found.set(key, (found.get(key) ?? 0) + 1);
	});
	return found;
}

/** `sure` has the keys of openings that stand out. */
export function openingTable(
	columns: Columns,
	places: Places,
	tally: Tally,
	sure: ReadonlySet<string>,
): OpeningRow[] {
	const counted = countGames(columns, places);
	const others = ([0, 1] as const).map((side) => theirsInAll(tally, side));
	return [...counted]
		.map(([key, games]) => {
			const { family, side } = partsOf(key);
			const own = tally.openingOf(family, side);
			const row = {
				family,
				colour: SIDES[side] ?? "white",
				games,
				mine: share(own.score, 0, 1),
				theirs: share(own.score, 2, 3),
				centreLost: share(own.centre, 0, 1),
				isSure: sure.has(key),
			};
			return { row, lost: pointsLost(own, others[side] ?? [0, 0]) };
		})
		.sort(
			(one, other) =>
				other.lost - one.lost ||
				other.row.games - one.row.games ||
				(one.row.family < other.row.family ? -1 : 1),
		)
		.map(({ row }) => row);
}
