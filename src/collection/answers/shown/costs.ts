// What to train: the kinds of loss that cost me more points than they cost opponents of like
// rating (docs/answers.md, section 5). No engine takes part.

import type { Columns } from "../../columns.ts";
import { MIN_GAMES } from "../candidate.ts";
import { AT, isKept, RECORD_BYTES, sideAt, word } from "../game/record.ts";
import { scoreOf } from "../moments.ts";
import type { Place, Places } from "../places.ts";

/** Pieces left hanging and taken, by phases; a chance missed; the centre lost; a lead not won. */
export const COST_KINDS = [
	"inOpening",
	"inMiddlegame",
	"inEndgame",
	"chanceMissed",
	"centreLost",
	"leadLost",
] as const;
export type CostKind = (typeof COST_KINDS)[number];

export type Cost = {
	readonly kind: CostKind;
	/** Shares of the games, from 0 to 1. */
	readonly mine: number;
	readonly theirs: number;
	/** Points that I lose by it and they would not, in all of the games. */
	readonly points: number;
};

export type Costs = {
	readonly games: number;
	/** Are they those against opponents of like rating alone? */
	readonly isAlike: boolean;
	/** The three that cost most. */
	readonly costs: readonly Cost[];
};

/** Ratings that are no farther apart are alike. */
const LIKE_RATING = 100;
const MOST = 3;

/** The ply at which a side has such a loss; 0 is none. */
function plyOf(columns: Columns, kind: CostKind, game: number, side: 0 | 1): number {
	const { records, values } = columns;
	const own = sideAt(game * RECORD_BYTES, side);
	switch (kind) {
		case "chanceMissed":
			return word(records, own + AT.missed);
		case "centreLost":
			return records[own + AT.lostCentre] ?? 0;
		case "leadLost":
			return scoreOf(values.result[game] ?? 0, side) === 2 ? 0 : word(records, own + AT.ahead);
		default: {
			const phase = COST_KINDS.indexOf(kind);
			const isLost = ((word(records, own + AT.lost) >> (4 * phase)) & 15) > 0;
			return isLost ? word(records, own + AT.worst) & 1023 : 0;
		}
	}
}

/** Games with a record and a result. */
const counts = ({ records, values }: Columns, game: number) =>
	isKept(records, game * RECORD_BYTES) && scoreOf(values.result[game] ?? 0, 0) >= 0;

function isAlike({ values }: Columns, game: number): boolean {
	const [white, black] = [values.whiteElo[game] ?? 0, values.blackElo[game] ?? 0];
	return white > 0 && black > 0 && Math.abs(white - black) <= LIKE_RATING;
}

function placesIn(columns: Columns, { games, sides }: Places) {
	const all = Array.from(games, (game, index) => ({ game, side: sides[index] as 0 | 1 })).filter(
		({ game }) => counts(columns, game),
	);
	const alike = all.filter(({ game }) => isAlike(columns, game));
	return alike.length >= MIN_GAMES
		? { places: alike, isAlike: true }
		: { places: all, isAlike: false };
}

function costOf(columns: Columns, kind: CostKind, places: readonly Place[]): Cost {
	/** Of sides with such a loss and without: how many, and twice their points. */
	const sums: Record<"with" | "without", [number, number]> = { with: [0, 0], without: [0, 0] };
	const having: [number, number] = [0, 0];
	for (const { game, side } of places) {
		for (const whose of [0, 1] as const) {
			const own = (whose === 0 ? side : 1 - side) as 0 | 1;
			const has = plyOf(columns, kind, game, own) > 0;
			const sum = has ? sums.with : sums.without;
			sum[0]++;
			sum[1] += scoreOf(columns.values.result[game] ?? 0, own);
			if (has) having[whose]++;
		}
	}
	const mean = ([count, points]: readonly [number, number]) => points / 2 / Math.max(1, count);
	const [mine, theirs] = [having[0] / places.length, having[1] / places.length];
	const worth = Math.max(0, mean(sums.without) - mean(sums.with));
	return { kind, mine, theirs, points: (mine - theirs) * places.length * worth };
}

export function costsOf(columns: Columns, all: Places): Costs {
	const { places, isAlike: alike } = placesIn(columns, all);
	if (places.length < MIN_GAMES) return { games: places.length, isAlike: alike, costs: [] };
	const costs = COST_KINDS.map((kind) => costOf(columns, kind, places))
		.filter(({ points }) => points > 0)
		.sort((one, other) => other.points - one.points)
		.slice(0, MOST);
	return { games: places.length, isAlike: alike, costs };
}

/** My games with such a loss, each at its moment. */
export const placesOfCost = (columns: Columns, all: Places, kind: CostKind) =>
	placesIn(columns, all)
		.places.map((place) => ({ ...place, ply: plyOf(columns, kind, place.game, place.side) }))
		.filter(({ ply }) => ply > 0);
