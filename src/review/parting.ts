// Stretches of a game in which territory and evaluation part company: one side owns more of the
// board for some moves, and stands worse.

import type { Side } from "../chess/piece.ts";
import { BLACK, WHITE } from "../chess/piece.ts";

export type Parting = {
	/** Indices in the line, both included. */
	readonly from: number;
	readonly to: number;
	/** The side that owns more and stands worse. */
	readonly side: Side;
};

/** Squares that one side owns more than the other, at least. */
const MOST_EQUAL = 4;
/** Winning chances, from -1 to 1, of the other side at least. */
const WORSE = 0.25;
/** Positions in a row, at least. */
const SHORTEST = 4;

export type Assessment = {
	/** White's squares less Black's. */
	readonly lead: number;
	/** White's winning chances, from -1 to 1. Undefined where nobody knows. */
	readonly chances: number | undefined;
};

function partedBy({ lead, chances = 0 }: Assessment): Side | undefined {
	if (lead >= MOST_EQUAL && chances <= -WORSE) return WHITE;
	return lead <= -MOST_EQUAL && chances >= WORSE ? BLACK : undefined;
}

export function findPartings(line: readonly Assessment[]): Parting[] {
	const found: Parting[] = [];
	let from = 0;
	line.forEach((place, at) => {
		const side = partedBy(place);
		const next = line[at + 1];
		if (at > 0 && partedBy(line[at - 1] ?? place) !== side) from = at;
		const isLast = next === undefined || partedBy(next) !== side;
		if (side !== undefined && isLast && at - from + 1 >= SHORTEST) {
			found.push({ from, to: at, side });
		}
	});
	return found;
}
