// My openings with either colour, as a table: how many games, the scores, how often the centre was
// lost. Those come first in which most points were lost against what such opponents score.

import type { Columns } from "../../columns.ts";
import type { Side } from "../../filter.ts";
import type { GameSides } from "../gameSides.ts";
import { keyParts, scoresWith } from "../ofOpenings.ts";
import type { OpeningTally } from "../openingTally.ts";
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
	/** Points lost against what such opponents score; below 0 where points were won. */
	readonly lost: number;
	/** Is the difference of the scores more than chance explains? */
	readonly isSure: boolean;
};

/** The others' score with an opening counts as much as this many games of theirs in all. */
const PRIOR_GAMES = 20;

const share = (ratio: Ratio, part: 0 | 2, of: 1 | 3) =>
	ratio.sum(of) === 0 ? undefined : ratio.sum(part) / ratio.sum(of);

type Usual = { readonly mine: number; readonly theirs: number };

/** Scores of both with a colour, over all openings. */
function usualOf(tally: Tally, colour: Side): Usual {
	const all = scoresWith(tally, colour);
	return { mine: share(all, 0, 1) ?? 0.5, theirs: share(all, 2, 3) ?? 0.5 };
}

/**
 * Points that I lost with an opening against what they score with it, who play it against me, as
 * much raised or lowered as I score more or less than they do with all. What few of them score
 * counts less than what all score with the colour. A win counts two in sums.
 */
function pointsLost({ score }: OpeningTally, { mine, theirs }: Usual): number {
	const prior = 2 * PRIOR_GAMES;
	const usual = (score.sum(2) + prior * theirs) / (score.sum(3) + prior);
	const expected = Math.max(0, Math.min(1, usual + mine - theirs));
	return (score.sum(1) * expected - score.sum(0)) / 2;
}

/** The openings of my games by family and colour, "French Defense/1". */
function countGames({ values, names }: Columns, { games, sides }: GameSides): Map<string, number> {
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
	places: GameSides,
	tally: Tally,
	sure: ReadonlySet<string>,
): OpeningRow[] {
	const counted = countGames(columns, places);
	const usual = { white: usualOf(tally, "white"), black: usualOf(tally, "black") };
	return [...counted]
		.map(([key, games]) => {
			const { family, colour } = keyParts(key);
			const own = tally.openingOf(family, colour === "black" ? 1 : 0);
			return {
				family,
				colour,
				games,
				mine: share(own.score, 0, 1),
				theirs: share(own.score, 2, 3),
				centreLost: share(own.centre, 0, 1),
				lost: pointsLost(own, usual[colour]),
				isSure: sure.has(key),
			};
		})
		.sort(
			(one, other) =>
				other.lost - one.lost || other.games - one.games || (one.family < other.family ? -1 : 1),
		);
}
