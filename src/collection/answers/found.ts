// Findings about some games, and the ten games that show most of each.

import type { Columns } from "../columns.ts";
import type { Judged } from "./judge.ts";
import { plyFinder } from "./moments.ts";
import type { Place, Places } from "./places.ts";
import type { Tally } from "./tally.ts";

/** Answered once for all that is asked about the same games. */
export type Answered = {
	readonly key: string;
	/** The games in which I am looked at, and those in which they are. */
	readonly mine: Places;
	readonly theirs: Places;
	readonly tally: Tally;
	readonly isNobody: boolean;
	readonly judged: readonly Judged[];
};

const TEN = 10;

/** The places with the largest weights, of equal ones the last games. */
class Heaviest {
	readonly places: (Place & { readonly weight: number })[] = [];

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

/** Games that show most of what stands out against me; else those that turned most squares. */
export function tenOf(columns: Columns, { mine: { games, sides }, judged }: Answered) {
	if (judged.every(({ answer }) => answer.stands === "few"))
		return { places: [], showsWhatStandsOut: false };
	const against = judged
		.filter(({ answer }) => answer.stands === "against")
		.map(({ answer, size }) => ({ size, plyIn: plyFinder(columns, answer, "me") }));
	const heaviest = new Heaviest();
	if (against.length > 0) {
		for (let index = 0; index < games.length; index++) {
			const [game, side] = [games[index] as number, sides[index] as 0 | 1];
			let weight = 0;
			for (const { size, plyIn } of against) if (plyIn(game, side) !== 0) weight += size;
			if (weight > 0) heaviest.add(game, side, weight);
		}
	}
	const showsWhatStandsOut = heaviest.places.length > 0;
	if (!showsWhatStandsOut) {
		for (let index = 0; index < games.length; index++) {
			const game = games[index] as number;
			heaviest.add(game, sides[index] as 0 | 1, columns.at("swing", game));
		}
	}
	const plyOf = ({ game, side }: Place) => {
		if (!showsWhatStandsOut) return columns.at("swingPly", game);
		return against.reduce((ply, { plyIn }) => ply || plyIn(game, side), 0);
	};
	const places = heaviest.places.map((place) => ({ ...place, ply: plyOf(place) }));
	return { places, showsWhatStandsOut };
}
