// Which games of a collection are meant: asked of their columns, all of them in some milliseconds.

import { RESULT_NAMES } from "../../chess/pgn/tags/results.ts";
import type { Columns, NameKind } from "./columns.ts";
import type { Condition } from "./find/find.ts";

export const SIDES = ["white", "black"] as const;
export type Side = (typeof SIDES)[number];

/** How a game went for the player; White's, where none is given. */
export const OUTCOMES = ["won", "drawn", "lost"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Filters by text, in the order of links. */
export const FILTER_TEXTS = [
	/** Words that each stand in a name, event, site, opening, year or result. */
	"words",
	/** Part of a player's name; the colour and the outcome are then this player's. */
	"player",
	/** Part of the other player's name. */
	"opponent",
	/** The other player's name, letter by letter. */
	"them",
	/** The start of the opening's code. */
	"eco",
	/** The opening's family as the positions tell it, such as "French Defense". */
	"family",
	"opening",
	"event",
] as const;

/** Filters by number, likewise. */
export const FILTER_NUMBERS = [
	/** First and last year. */
	"from",
	"to",
	/** First and last day, such as 20240531. A game whose day may lie outside does not fit. */
	"since",
	"until",
	/** The least of both ratings. */
	"elo",
	/** Fewest and most moves. */
	"shortest",
	"longest",
	/** The least that hung and was taken, in pawns. */
	"hung",
] as const;

/** Conditions of a list or a study. All that are given have to fit. */
export type Filter = {
	readonly [Name in (typeof FILTER_TEXTS)[number]]?: string;
} & {
	readonly [Name in (typeof FILTER_NUMBERS)[number]]?: number;
} & {
	/**
	 * Names of one person, letter by letter; colour, outcome and opponent are then this person's.
	 */
	readonly me?: readonly string[];
	readonly colour?: Side;
	readonly outcome?: Outcome;
	/** A condition on its positions. */
	readonly find?: Condition;
};

type Fits = (game: number) => boolean;

const WINNERS: Readonly<Record<Side, number>> = {
	white: RESULT_NAMES.indexOf("1-0"),
	black: RESULT_NAMES.indexOf("0-1"),
};
const DRAWN = RESULT_NAMES.indexOf("1/2-1/2");

const small = (text: string) => text.trim().toLowerCase();

/** The outcome of a game for a side, as a filter says it. */
function hasOutcome(result: number, side: Side, outcome: Filter["outcome"]): boolean {
	if (outcome === undefined) return true;
	if (outcome === "drawn") return result === DRAWN;
	const winner = outcome === "won" ? side : side === "white" ? "black" : "white";
	return result === WINNERS[winner];
}

/** Of marks only those at some numbers. */
function both(marks: Uint8Array, numbers: readonly number[]): Uint8Array {
	const found = new Uint8Array(marks.length);
	for (const number of numbers) found[number] = marks[number] ?? 0;
	return found;
}

/** Does one side fit all that is said of the player, and the other what is said of the opponent? */
function fitsPlayers({ values, names }: Columns, filter: Filter): Fits | undefined {
	const { me = [], them, player, colour, outcome, opponent } = filter;
	if (me.length === 0 && !them && !player && !colour && !outcome && !opponent) return undefined;
	const marksOf = (part = "", exact: readonly string[] = []) => {
		const marks = names.player.marked((word) => word.includes(small(part)));
		return exact.length === 0 ? marks : both(marks, names.player.numbersOf(exact));
	};
	const [own, others] = [marksOf(player, me), marksOf(opponent, them ? [them] : [])];
	const { white, black, result } = values;
	const fitsAs = (side: Side, ours: Uint32Array, theirs: Uint32Array): Fits => {
		if (colour !== undefined && colour !== side) return () => false;
		const results = RESULT_NAMES.map((_, number) => hasOutcome(number, side, outcome));
		return (game) =>
			own[ours[game] as number] === 1 &&
			others[theirs[game] as number] === 1 &&
			results[result[game] as number] === true;
	};
	const [asWhite, asBlack] = [fitsAs("white", white, black), fitsAs("black", black, white)];
	return (game) => asWhite(game) || asBlack(game);
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
	const result = (RESULT_NAMES as readonly string[]).indexOf(word);
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

function fitsFamily({ values, names }: Columns, family: string | undefined): Fits | undefined {
	if (!family) return undefined;
	const [number = -1] = names.family.numbersOf([family]);
	return (game) => values.family[game] === number;
}

/** Of a day whose month, or day of the month, is 0: the earliest and the latest that it may be. */
const firstDay = (day: number) =>
	day % 10_000 < 100 ? day - (day % 10_000) + 101 : day % 100 === 0 ? day + 1 : day;
const lastDay = (day: number) =>
	day % 10_000 < 100 ? day - (day % 10_000) + 1231 : day % 100 === 0 ? day + 31 : day;

function fitsNumbers({ values }: Columns, filter: Filter): Fits[] {
	const { from, to, since, until, elo, shortest, longest, hung } = filter;
	const found: Fits[] = [];
	const year = (game: number) => Math.floor((values.day[game] ?? 0) / 10_000);
	const moves = (game: number) => (values.positions[game] ?? 0) >> 1;
	if (from !== undefined) found.push((game) => year(game) >= from);
	if (to !== undefined) found.push((game) => year(game) <= to && year(game) > 0);
	const day = (game: number) => values.day[game] ?? 0;
	if (since !== undefined) found.push((game) => day(game) > 0 && firstDay(day(game)) >= since);
	if (until !== undefined) found.push((game) => day(game) > 0 && lastDay(day(game)) <= until);
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
		fitsFamily(columns, filter.family),
		fitsName(columns, "event", filter.event),
		...fitsNumbers(columns, filter),
		...words.map((word) => fitsWord(columns, word)),
	].filter((fits) => fits !== undefined);
	const games = new Uint32Array(columns.count).map((_, game) => game);
	let left = games.length;
	// One after the other: a loop that calls one function only is several times as fast.
	for (const fits of tests) {
		let count = 0;
		for (let at = 0; at < left; at++) {
			const game = games[at] as number;
			if (fits(game)) games[count++] = game;
		}
		left = count;
	}
	return games.slice(0, left);
}
