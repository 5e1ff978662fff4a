// Which games of a collection are meant: asked of their columns, all of them in some milliseconds.

import type { Columns, NameKind } from "./columns.ts";
import type { Condition } from "./find.ts";

export type Side = "white" | "black";

/** What a list or a study is about. All that is given has to fit. */
export type Filter = {
	/** Words that each stand in a name, event, site, opening, year or result. */
	readonly words?: string;
	/** Part of a player's name; the colour and the outcome are then this player's. */
	readonly player?: string;
	readonly colour?: Side;
	readonly outcome?: "won" | "drawn" | "lost";
	/** Part of the other player's name. */
	readonly opponent?: string;
	/** What the opening's code begins with. */
	readonly eco?: string;
	readonly opening?: string;
	readonly event?: string;
	/** First and last year. */
	readonly from?: number;
	readonly to?: number;
	/** What both ratings reach. */
	readonly elo?: number;
	/** Fewest and most moves. */
	readonly shortest?: number;
	readonly longest?: number;
	/** The least that hung and was taken, in pawns. */
	readonly hung?: number;
	/** What has to be found in its positions. */
	readonly find?: Condition;
};

type Fits = (game: number) => boolean;

const WINNERS: Readonly<Record<Side, number>> = { white: 1, black: 2 };
const DRAWN = 3;

const small = (text: string) => text.trim().toLowerCase();

/** The outcome of a game for a side, as a filter says it. */
function hasOutcome(result: number, side: Side, outcome: Filter["outcome"]): boolean {
	if (outcome === undefined) return true;
	if (outcome === "drawn") return result === DRAWN;
	const winner = outcome === "won" ? side : side === "white" ? "black" : "white";
	return result === WINNERS[winner];
}

/** Does one side fit all that is said of the player, and the other what is said of the opponent? */
function fitsPlayers({ values, names }: Columns, filter: Filter): Fits | undefined {
	const { player, colour, outcome, opponent } = filter;
	if (!player && !colour && !outcome && !opponent) return undefined;
	const marksOf = (part = "") => names.player.marked((word) => word.includes(small(part)));
	const [own, others] = [marksOf(player), marksOf(opponent)];
	const sides: readonly Side[] = colour === undefined ? ["white", "black"] : [colour];
	return (game) =>
		sides.some((side) => {
			const other = side === "white" ? "black" : "white";
			return (
				own[values[side][game] ?? 0] === 1 &&
				others[values[other][game] ?? 0] === 1 &&
				hasOutcome(values.result[game] ?? 0, side, outcome)
			);
		});
}

function fitsName(columns: Columns, kind: NameKind & ("event" | "opening"), part?: string) {
	if (!part) return undefined;
	const marks = columns.names[kind].marked((word) => word.includes(small(part)));
	return (game: number) => marks[columns.values[kind][game] ?? 0] === 1;
}

function fitsEco({ values, names }: Columns, start: string | undefined): Fits | undefined {
	if (!start) return undefined;
	const marks = names.eco.marked((word) => word.startsWith(small(start)));
	return (game) => marks[values.eco[game] ?? 0] === 1;
}

const SPOKEN_RESULTS = ["*", "1-0", "0-1", "1/2-1/2"];

/** One word of a search. */
function fitsWord({ values, names }: Columns, word: string): Fits {
	const marksOf = (kind: NameKind) => names[kind].marked((one) => one.includes(word));
	const [players, events, sites, ecos, openings] = [
		marksOf("player"),
		marksOf("event"),
		marksOf("site"),
		marksOf("eco"),
		marksOf("opening"),
	];
	const result = SPOKEN_RESULTS.indexOf(word);
	const year = /^\d{4}$/.test(word) ? Number(word) : -1;
	return (game) =>
		players[values.white[game] ?? 0] === 1 ||
		players[values.black[game] ?? 0] === 1 ||
		openings[values.opening[game] ?? 0] === 1 ||
		ecos[values.eco[game] ?? 0] === 1 ||
		events[values.event[game] ?? 0] === 1 ||
		sites[values.site[game] ?? 0] === 1 ||
		values.result[game] === result ||
		Math.floor((values.day[game] ?? 0) / 10_000) === year;
}

function fitsNumbers({ values }: Columns, filter: Filter): Fits[] {
	const { from, to, elo, shortest, longest, hung } = filter;
	const found: Fits[] = [];
	const year = (game: number) => Math.floor((values.day[game] ?? 0) / 10_000);
	const moves = (game: number) => (values.positions[game] ?? 0) >> 1;
	if (from !== undefined) found.push((game) => year(game) >= from);
	if (to !== undefined) found.push((game) => year(game) <= to && year(game) > 0);
	if (elo !== undefined)
		found.push((game) => Math.min(values.whiteElo[game] ?? 0, values.blackElo[game] ?? 0) >= elo);
	if (shortest !== undefined) found.push((game) => moves(game) >= shortest);
	if (longest !== undefined) found.push((game) => moves(game) <= longest);
	if (hung !== undefined) found.push((game) => (values.hung[game] ?? 0) > hung);
	return found;
}

/** The games that fit all but what is to be found in positions. */
export function gamesWith(columns: Columns, filter: Filter): Uint32Array {
	const words = small(filter.words ?? "")
		.split(/\s+/)
		.filter((word) => word !== "");
	const tests = [
		fitsPlayers(columns, filter),
		fitsEco(columns, filter.eco),
		fitsName(columns, "opening", filter.opening),
		fitsName(columns, "event", filter.event),
		...fitsNumbers(columns, filter),
		...words.map((word) => fitsWord(columns, word)),
	].filter((fits) => fits !== undefined);
	const games = new Uint32Array(columns.count);
	let count = 0;
	for (let game = 0; game < games.length; game++) {
		if (tests.every((fits) => fits(game))) games[count++] = game;
	}
	return games.slice(0, count);
}
