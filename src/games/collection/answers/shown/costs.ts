// Kinds of loss to train: those that cost me more points than they cost opponents of like rating,
// by the records (docs/answers.md, section 5).

import type { Columns } from "../../columns.ts";
import { MIN_GAMES } from "../candidate.ts";
import { lossPlyIn } from "../game/losses.ts";
import { AT, isKept, RECORD_BYTES, sideAt, word } from "../game/record.ts";
import type { GameSides } from "../gameSides.ts";
import { scoreOf } from "../moments.ts";
import { areAlike, type Cost, dearest } from "../worth.ts";

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

export type Costs<Kind extends string = CostKind> = {
	readonly games: number;
	/** Are they those against opponents of like rating alone? */
	readonly isAlike: boolean;
	/** The three that cost most; where none does, those that happen most. */
	readonly costs: readonly Cost<Kind>[];
	readonly isCommon: boolean;
};

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
		default:
			return lossPlyIn(records, own, COST_KINDS.indexOf(kind));
	}
}

/** Games with a record and a result. */
const counts = ({ records, values }: Columns, game: number) =>
	isKept(records, game * RECORD_BYTES) && scoreOf(values.result[game] ?? 0, 0) >= 0;

function placesIn(columns: Columns, { games, sides }: GameSides) {
	const all = Array.from(games, (game, index) => ({ game, side: sides[index] as 0 | 1 })).filter(
		({ game }) => counts(columns, game),
	);
	const { whiteElo, blackElo } = columns.values;
	const alike = all.filter(({ game }) => areAlike(whiteElo[game] ?? 0, blackElo[game] ?? 0));
	return alike.length >= MIN_GAMES
		? { places: alike, isAlike: true }
		: { places: all, isAlike: false };
}

export function costsOf(columns: Columns, all: GameSides): Costs {
	const { places, isAlike } = placesIn(columns, all);
	if (places.length < MIN_GAMES)
		return { games: places.length, isAlike, costs: [], isCommon: false };
	const playedOf = (kind: CostKind) =>
		places.map(({ game, side }) => ({
			score: scoreOf(columns.values.result[game] ?? 0, side),
			mine: plyOf(columns, kind, game, side) > 0,
			theirs: plyOf(columns, kind, game, (1 - side) as 0 | 1) > 0,
		}));
	const kinds = new Map(COST_KINDS.map((kind) => [kind, playedOf(kind)]));
	return { games: places.length, isAlike, ...dearest(kinds) };
}

/** My games with such a loss, each at its moment. */
export const placesOfCost = (columns: Columns, all: GameSides, kind: CostKind) =>
	placesIn(columns, all)
		.places.map((place) => ({ ...place, ply: plyOf(columns, kind, place.game, place.side) }))
		.filter(({ ply }) => ply > 0);
