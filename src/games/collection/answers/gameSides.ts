// Games that are looked at, and in which moves.

import type { Columns } from "../columns.ts";
import type { Filter } from "../filter.ts";
import { type Asked, marksOf } from "./who/counted.ts";

/** Full moves, both included. */
export type Span = { readonly from: number; readonly to: number };

export type GameSide = { readonly game: number; readonly side: 0 | 1 };

/** So many at most, evenly chosen. */
export function evenly<Item>(all: readonly Item[], most: number): Item[] {
	if (all.length <= most) return [...all];
	return Array.from(
		{ length: most },
		(_, index) => all[Math.floor((index * all.length) / most)] as Item,
	);
}

/** Games, and my side in each of them. */
export type GameSides = { readonly games: Uint32Array; readonly sides: Uint8Array };

/** The same games seen from the other side. */
export function fromTheirs(filter: Filter): Filter {
	const { outcome } = filter;
	const turned = outcome === "won" ? "lost" : outcome === "lost" ? "won" : outcome;
	const colour = filter.colour === "black" ? "white" : "black";
	return { ...filter, colour, ...(turned && { outcome: turned }) };
}

/** White's where both are me, and where nobody is. */
export function sidesOf(columns: Columns, games: Uint32Array, { me, filter }: Asked): Uint8Array {
	const sides = new Uint8Array(games.length);
	if (me.length === 0) return sides;
	if (filter.colour !== undefined) return sides.fill(filter.colour === "black" ? 1 : 0);
	const marks = marksOf(columns, me);
	const { white } = columns.values;
	for (let at = 0; at < sides.length; at++) {
		if (marks[white[games[at] as number] as number] !== 1) sides[at] = 1;
	}
	return sides;
}
