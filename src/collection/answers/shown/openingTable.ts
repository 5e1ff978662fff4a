// My openings with either colour, as a table: how many games, the scores, how often the centre was
// lost. Those in which most points were lost come first.

import type { Columns } from "../../columns.ts";
import type { Side } from "../../filter.ts";
import type { OpeningTally } from "../openingTally.ts";
import { type Places, SIDES } from "../places.ts";
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

/** A win counts two. */
const pointsLost = ({ score }: OpeningTally) => (score.sum(1) - score.sum(0)) / 2;

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
	return [...countGames(columns, places)]
		.map(([key, games]) => {
			const at = key.lastIndexOf("/");
			const side = Number(key.slice(at + 1)) as 0 | 1;
			const own = tally.openingOf(key.slice(0, at), side);
			const row = {
				family: key.slice(0, at),
				colour: SIDES[side] ?? "white",
				games,
				mine: share(own.score, 0, 1),
				theirs: share(own.score, 2, 3),
				centreLost: share(own.centre, 0, 1),
				isSure: sure.has(key),
			};
			return { row, lost: pointsLost(own) };
		})
		.sort(
			(one, other) =>
				other.lost - one.lost ||
				other.row.games - one.row.games ||
				(one.row.family < other.row.family ? -1 : 1),
		)
		.map(({ row }) => row);
}
