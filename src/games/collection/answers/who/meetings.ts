// How the games against one opponent went, with either colour, and in which openings.

import type { Columns } from "../../columns.ts";
import type { GameSides } from "../gameSides.ts";
import { scoreOf } from "../moments.ts";
import { type Counted, familiesIn } from "./counted.ts";

/** The games in which I had a colour. */
export type Met = {
	readonly won: number;
	readonly drawn: number;
	readonly lost: number;
	/** Games without a result. */
	readonly open: number;
	/** Most first. */
	readonly openings: readonly Counted[];
};

export type Meetings = {
	readonly games: number;
	/** The day of the last, such as 20240531; 0 where none is known. */
	readonly last: number;
	readonly asWhite: Met;
	readonly asBlack: Met;
};

export function meetingsIn(columns: Columns, { games, sides }: GameSides): Meetings {
	const metAs = (side: 0 | 1): Met => {
		const own = games.filter((_, index) => sides[index] === side);
		/** From no result to a win. */
		const counts = [0, 0, 0, 0];
		for (const game of own) {
			const at = scoreOf(columns.at("result", game), side) + 1;
			counts[at] = (counts[at] ?? 0) + 1;
		}
		const [open = 0, lost = 0, drawn = 0, won = 0] = counts;
		return { won, drawn, lost, open, openings: familiesIn(columns, own) };
	};
	const last = games.reduce((latest, game) => Math.max(latest, columns.at("day", game)), 0);
	return { games: games.length, last, asWhite: metAs(0), asBlack: metAs(1) };
}
