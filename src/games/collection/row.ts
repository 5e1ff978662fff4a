// Row of a game in a list.

import { RESULT_NAMES } from "../../chess/pgn/tags/results.ts";
import type { Columns } from "./columns.ts";
import type { Matches } from "./sort.ts";
import type { Stock } from "./stock.ts";

export type Row = {
	/** Its place among all games. */
	readonly game: number;
	readonly white: string;
	readonly black: string;
	readonly whiteElo: number;
	readonly blackElo: number;
	readonly result: string;
	/** "2024-05-31", as far as it is known. */
	readonly date: string;
	readonly eco: string;
	/** As the file names it, or its family. */
	readonly opening: string;
	readonly event: string;
	readonly site: string;
	readonly moves: number;
	/** Most squares that turned with one move, and its ply. */
	readonly swing: number;
	readonly swingPly: number;
	/** Contested squares, on average. */
	readonly contested: number;
	/** Worth of the piece that hung and was taken, in pawns. Undefined where that is not known. */
	readonly hung: number | undefined;
	readonly found: { readonly ply: number; readonly plies: number } | undefined;
};

const two = (number: number) => String(number).padStart(2, "0");

function dateOf(day: number): string {
	if (day === 0) return "";
	const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
	if (month === 0) return String(year);
	return date === 0 ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(date)}`;
}

export function rowOf({ columns }: Stock, game: number, matches: Matches | undefined): Row {
	const { names } = columns;
	const at = (name: Parameters<typeof columns.at>[0]) => columns.at(name, game);
	return {
		game,
		white: names.player.wordOf(at("white")),
		black: names.player.wordOf(at("black")),
		whiteElo: at("whiteElo"),
		blackElo: at("blackElo"),
		result: RESULT_NAMES[at("result")] ?? "*",
		date: dateOf(at("day")),
		eco: names.eco.wordOf(at("eco")),
		opening: names.opening.wordOf(at("opening")) || names.family.wordOf(at("family")),
		event: names.event.wordOf(at("event")),
		site: names.site.wordOf(at("site")),
		moves: at("positions") >> 1,
		swing: at("swing"),
		swingPly: at("swingPly"),
		contested: at("contested") / 100,
		hung: at("hung") === 0 ? undefined : at("hung") - 1,
		found: matches?.get(game),
	};
}

/** Numbers of games that were won, drawn and lost. Games without a result are not counted. */
export type Outcomes = Readonly<Record<"won" | "drawn" | "lost", number>>;

/** From the view of the player of these names; White's in games without that player. */
export function outcomesOf(
	{ values, names }: Columns,
	games: Uint32Array,
	me: readonly string[],
): Outcomes {
	const mine = new Set(names.player.numbersOf(me));
	const sums = { won: 0, drawn: 0, lost: 0 };
	for (const game of games) {
		const isBlack =
			!mine.has(values.white[game] as number) && mine.has(values.black[game] as number);
		const result = RESULT_NAMES[values.result[game] as number];
		if (result === "1/2-1/2") sums.drawn++;
		else if (result === "1-0" || result === "0-1") {
			sums[(result === "0-1") === isBlack ? "won" : "lost"]++;
		}
	}
	return sums;
}
