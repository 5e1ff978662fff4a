// Sorts games. Each becomes one number, its key above and its own number below, so that only
// numbers are sorted.

import type { Columns } from "./columns.ts";

export const SORT_KEYS = [
	"file",
	"white",
	"black",
	"result",
	"day",
	"opening",
	"event",
	"elo",
	"moves",
	"swing",
	"contested",
	"hung",
	"found",
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export type SortOrder = { readonly by: SortKey; readonly isDown: boolean };

/**
 * More games than this would not fit below a key, and would be sorted wrongly: eight millions,
 * which take more memory than a page is given.
 */
const MAX_GAMES = 2 ** 23;

/** Where in games the positions of a filter are, by the numbers of the games. */
export type Matches = ReadonlyMap<number, { readonly ply: number; readonly plies: number }>;

/** The key of a game for sorting: a whole number below 2 ** 29. */
function keyOf({ values, names }: Columns, by: SortKey, matches: Matches | undefined) {
	const named = (kind: "player" | "event" | "opening" | "eco", column: Uint32Array) => {
		const { ranks } = names[kind];
		return (game: number) => ranks[column[game] ?? 0] ?? 0;
	};
	const numbers = (column: { readonly [game: number]: number }) => (game: number) =>
		column[game] ?? 0;
	const keys: Readonly<Record<SortKey, () => (game: number) => number>> = {
		file: () => () => 0,
		white: () => named("player", values.white),
		black: () => named("player", values.black),
		event: () => named("event", values.event),
		opening: () => {
			const [eco, opening] = [named("eco", values.eco), named("opening", values.opening)];
			return (game) => Math.min(eco(game), 2047) * 2 ** 18 + Math.min(opening(game), 2 ** 18 - 1);
		},
		result: () => numbers(values.result),
		day: () => numbers(values.day),
		elo: () => (game) => Math.max(values.whiteElo[game] ?? 0, values.blackElo[game] ?? 0),
		moves: () => numbers(values.positions),
		swing: () => numbers(values.swing),
		contested: () => numbers(values.contested),
		hung: () => numbers(values.hung),
		found: () => (game) => matches?.get(game)?.plies ?? 0,
	};
	return keys[by]();
}

/** The games in order; alike ones as they came. */
export function sorted(
	columns: Columns,
	games: Uint32Array,
	{ by, isDown }: SortOrder,
	matches?: Matches,
): Uint32Array {
	if (by === "file") return isDown ? games.toReversed() : games;
	const key = keyOf(columns, by, matches);
	const keys = new Float64Array(games.length);
	const sign = isDown ? -1 : 1;
	for (let at = 0; at < keys.length; at++) {
		const game = games[at] ?? 0;
		keys[at] = sign * key(game) * MAX_GAMES + game;
	}
	keys.sort();
	return Uint32Array.from(keys, (one) => ((one % MAX_GAMES) + MAX_GAMES) % MAX_GAMES);
}
