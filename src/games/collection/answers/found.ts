// Findings about some games, and the ten games that show most of each.

import type { Columns } from "../columns.ts";
import type { AnswerKey, Shows } from "./answer.ts";
import { isKept, RECORD_BYTES, sideAt } from "./game/record.ts";
import type { GameSide, GameSides } from "./gameSides.ts";
import type { Judged } from "./judge.ts";
import { type PlyIn, plyFinder, scoreOf, worstAt } from "./moments.ts";
import type { Tally } from "./tally.ts";

/** Answered once for all that is asked about the same games. */
export type Answered = {
	readonly key: string;
	/** The games in which I am looked at, and those in which they are. */
	readonly mine: GameSides;
	readonly theirs: GameSides;
	readonly tally: Tally;
	readonly isNobody: boolean;
	readonly judged: readonly Judged[];
};

const TEN = 10;

/** Of which answer a game shows something; none of a swing. */
type Moment = GameSide & { readonly ply: number; readonly of?: AnswerKey };

/** The places with the largest weights, of equal ones the last games. */
class Heaviest {
	readonly places: (GameSide & { readonly weight: number })[] = [];

	add(game: number, side: 0 | 1, weight: number): void {
		const { places } = this;
		const isLess = (one: { readonly game: number; readonly weight: number }) =>
			one.weight < weight || (one.weight === weight && one.game < game);
		const last = places[TEN - 1];
		if (last !== undefined && !isLess(last)) return;
		const at = places.findIndex(isLess);
		places.splice(at < 0 ? places.length : at, 0, { game, side, weight });
		if (places.length > TEN) places.pop();
	}
}

/** More than any swing. */
const NOT_WON = 256;

/** The plies of a side's games, 0 where they show nothing, and how much each shows. */
type Looking = {
	readonly plyIn: PlyIn;
	readonly weightOf: PlyIn;
	readonly keyIn?: (game: number, mySide: 0 | 1) => AnswerKey | undefined;
};

function heaviestOf({ games, sides }: GameSides, { plyIn, weightOf, keyIn }: Looking): Moment[] {
	const heaviest = new Heaviest();
	for (let index = 0; index < games.length; index++) {
		const [game, side] = [games[index] as number, sides[index] as 0 | 1];
		if (plyIn(game, side) > 0) heaviest.add(game, side, weightOf(game, side));
	}
	return heaviest.places.map((place) => {
		const of = keyIn?.(place.game, place.side);
		return { ...place, ply: plyIn(place.game, place.side), ...(of && { of }) };
	});
}

/** What stands out against me, the heaviest first. */
function standing(columns: Columns, judged: readonly Judged[]): Looking {
	const against = judged
		.filter(({ answer }) => answer.stands === "against")
		.map(({ answer, size }) => ({
			size,
			key: answer.key,
			plyIn: plyFinder(columns, answer, "me"),
		}));
	return {
		keyIn: (game, side) => against.find(({ plyIn }) => plyIn(game, side) > 0)?.key,
		plyIn: (game, side) => against.reduce((ply, { plyIn }) => ply || plyIn(game, side), 0),
		weightOf: (game, side) =>
			against.reduce((sum, { size, plyIn }) => sum + (plyIn(game, side) > 0 ? size : 0), 0),
	};
}

/** My mistakes, those in games that I did not win first. */
function mistakes(columns: Columns): Looking {
	const { records, values } = columns;
	return {
		// In whichever phase.
		keyIn: () => "phase",
		plyIn: (game, side) => {
			const record = game * RECORD_BYTES;
			return isKept(records, record) ? worstAt(records, sideAt(record, side)) : 0;
		},
		weightOf: (game, side) =>
			(values.hung[game] as number) +
			(scoreOf(values.result[game] as number, side) < 2 ? NOT_WON : 0),
	};
}

/**
 * Games that show most of what stands out against me; else my mistakes that cost most, if there are
 * ten; else those that turned most squares.
 */
export function tenOf(
	columns: Columns,
	{ mine, judged, isNobody }: Answered,
): { readonly places: readonly Moment[]; readonly shows: Shows } {
	if (judged.every(({ answer }) => answer.stands === "few")) return { places: [], shows: "swings" };
	const swings: Looking = {
		plyIn: (game) => columns.at("swingPly", game),
		weightOf: (game) => columns.at("swing", game),
	};
	const isAgainst = judged.some(({ answer }) => answer.stands === "against");
	const found = isAgainst ? heaviestOf(mine, standing(columns, judged)) : [];
	if (found.length > 0) return { places: found, shows: "standing" };
	const erred = isNobody ? [] : heaviestOf(mine, mistakes(columns));
	if (erred.length === TEN) return { places: erred, shows: "mistakes" };
	return { places: heaviestOf(mine, swings), shows: "swings" };
}
