// What the screen of many games says: its list, its filters, how reading goes, and what went wrong.
// What its study says is in study.ts.

import { type Square, squareName } from "../../../chess/square.ts";
import type { Filter } from "../../../collection/filter.ts";
import type { UnsavedReason } from "../../../collection/savedStock.ts";
import type { SortKey } from "../../../collection/sort.ts";
import type { SquareClass } from "../../../control/classes.ts";
import { numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { dayText } from "../day.ts";
import { counted } from "../plural.ts";

type Key = SquareClass["key"];

/** What is looked for in positions. */
export type FindFacts = {
	readonly squares: readonly { readonly square: Square; readonly owner: Key }[];
	/** For how many plies in a row. */
	readonly plies: number;
	/** The ply that all of it has to be at. Undefined where it may be anywhere. */
	readonly at: number | undefined;
	/** Numbers of pieces as they are typed, "Q0 q0". Empty for any. */
	readonly amounts: string;
};

export type FilterFacts = Omit<Filter, "find"> & { readonly find?: FindFacts };

type Player = { readonly name: string; readonly elo: number };

const COLOURS = { white: "White", black: "Black" } as const;

const COLUMNS: Readonly<Record<SortKey, string>> = {
	file: "As read",
	white: "White",
	black: "Black",
	result: "Result",
	day: "Date",
	opening: "Opening",
	event: "Event",
	elo: "Rating",
	moves: "Moves",
	swing: "Swing",
	contested: "Contested",
	hung: "Hung",
	found: "Found",
};

const HINTS: { readonly [Name in SortKey]?: string } = {
	swing: "The most squares whose control one move changed",
	contested: "The average number of contested squares",
	hung: "The most points that the taking of a hanging piece won, by exchanges",
};

const UNSAVED: Readonly<Record<UnsavedReason, string>> = {
	otherTab: "My games is open in another tab, so games read here stay for this visit only.",
	notAllowed:
		"This browser keeps no files for this page, so games read here stay for this visit only.",
};

/** "after 12 Black" is ply 24. */
const moveAt = (ply: number): string =>
	ply === 0 ? "the start" : `${ply % 2 === 1 ? "White’s" : "Black’s"} move ${Math.ceil(ply / 2)}`;

const playerText = ({ name, elo }: Player) => `${name || "?"}${elo > 0 ? ` (${elo})` : ""}`;

function bytesText(bytes: number): string {
	if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
	return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** Whose games they are: a player's, the visitor's, or a side's. */
function playersIn({ player, me, colour, outcome, opponent, them }: FilterFacts): string {
	const side = colour && COLOURS[colour];
	const isMine = !player && me !== undefined && me.length > 0;
	const who = player || (isMine ? "you" : (side ?? ""));
	const as = (player || isMine) && side ? ` as ${side}` : "";
	const other = [them, opponent].filter(Boolean).join(" and ");
	const against = other ? ` against ${other}` : "";
	if (outcome === undefined) {
		if (isMine) return as || against ? `of yours${as}${against}` : "";
		if (player) return `of ${player}${as}${against}`;
		return other ? `of ${other}` : "";
	}
	if (who === "") return outcome === "drawn" ? "drawn" : "won by either side";
	return `that ${who} ${outcome === "drawn" ? "drew" : outcome}${as}${against}`;
}

function timeIn({ from, to, since, until }: FilterFacts): string {
	const days = [
		since === undefined ? "" : `from ${dayText(since)}`,
		until === undefined ? "" : `to ${dayText(until)}`,
	];
	const years =
		from === undefined
			? [to === undefined ? "" : `until ${to}`]
			: [to === undefined ? `since ${from}` : from === to ? `in ${from}` : `in ${from}–${to}`];
	return [...days, ...years].filter((one) => one !== "").join(" ");
}

/** "White controls d4". */
function controlText(square: Square, owner: Key): string {
	const name = squareName(square);
	if (owner === "white" || owner === "black") return `${COLOURS[owner]} controls ${name}`;
	return `${name} is ${chessWords.whose(owner)}`;
}

function findText(find: FindFacts | undefined): string {
	if (find === undefined) return "";
	const squares = find.squares.map(({ square, owner }) => controlText(square, owner));
	const board = find.amounts === "" ? [] : [`the pieces are ${find.amounts}`];
	const long = find.plies > 1 ? ` for ${find.plies} half-moves` : "";
	const at = find.at === undefined ? "" : ` at ${moveAt(find.at)}`;
	return `where ${[...squares, ...board].join(" and ")}${long}${at}`;
}

function filterText(filter: FilterFacts): string {
	const { words, eco, family, opening, event, elo, shortest, longest, hung, find } = filter;
	const games = [`games ${playersIn(filter)}`.trim(), timeIn(filter)];
	const conditions = [
		games.filter((one) => one !== "").join(" "),
		words ? `with “${words}”` : "",
		eco ?? "",
		family ?? "",
		opening ?? "",
		event ?? "",
		elo === undefined ? "" : `both rated ${elo} or more`,
		shortest === undefined ? "" : `at least ${shortest} moves`,
		longest === undefined ? "" : `at most ${longest} moves`,
		hung === undefined ? "" : `where a hanging piece was taken for ${hung} points or more`,
		findText(find),
	].filter((one) => one !== "");
	return conditions.length === 1 && conditions[0] === "games" ? "all games" : conditions.join(", ");
}

function removedText(games: number | undefined): string {
	const all = games === 1 ? "the game" : `the ${numberText(games ?? 0)} games`;
	const what =
		games === undefined
			? "games that were kept here, or parts of them"
			: `${all} that ${games === 1 ? "was" : "were"} kept here`;
	return `The browser has removed ${what}, as browsers do when a site’s data are cleared or the disk is full. Add their files again.`;
}

function readText(games: number, carefully: number, failed: number): string {
	if (games <= 0) return "No games were added.";
	const rare = carefully === 0 ? "" : `, ${numberText(carefully)} of them by the slower reader`;
	const bad = failed === 0 ? "" : `; ${numberText(failed)} could not be read, or not to the end`;
	return `${numberText(games)} ${games === 1 ? "game was" : "games were"} read${rare}${bad}.`;
}

export const gamesWords = {
	title: "My games",
	welcome: {
		lead: "Who controls which squares, over hundreds of games.",
		what: "Choose PGN files of any size, also packed (.gz, .zst), or drop them here. Games are read on this device and sent nowhere. You can search and sort them, see which squares each side controls and when, and compare games won with games lost.",
	},
	/** The menu at the end of the name's row. */
	more: "More",
	/** How much room the games take. */
	saved: (bytes: number) => `Kept in this browser, on this device only: ${bytesText(bytes)}.`,
	/** Why they are not saved. */
	unsaved: (why: UnsavedReason) => UNSAVED[why],
	tryAgain: "Try again",
	chooseFiles: "Choose files",
	addFiles: "Add files",
	fromSites: "From Lichess or Chess.com…",
	forget: {
		open: "Forget…",
		question: "Forget all games that are kept here?",
		yes: "Forget them",
		no: "Keep them",
		done: "All games are forgotten.",
	},
	reading: {
		title: "Reading",
		/**
		 * `share` is undefined where the size is not known. `file` shows the name of the file behind
		 * a text.
		 */
		progress: <Node>(
			games: number,
			{ share, left, done }: { share: number | undefined; left: number; done: number },
			file: ((before: string) => Node) | undefined,
		): (string | Node)[] => {
			const far = share === undefined ? bytesText(done) : `${share} %, ${bytesText(left)} left`;
			return [`${counted(games, "game")}, ${far}`, file?.(" of ") ?? ""];
		},
		cancel: "Cancel",
		stop: "Stop and keep the games read so far",
		/** Games that were read, those among them that were read with care, and those that failed. */
		done: readText,
	},
	faults: {
		removed: removedText,
		noSpace:
			"This browser has no more room for games; those that fitted are kept. Forget games that you do not need, or free some disk space.",
		notLoaded:
			"The part of this page that reads many games could not be loaded. If trying again does not help, reload the page.",
	},
	/** For a file that came from the board. */
	openFirst: "Open the first game instead",
	/** What is said when a game of the list is on the board. */
	opened: "A game from My games is open.",
	list: {
		title: "Games",
		sortedBy: "Sorted by",
		column: (by: SortKey) => COLUMNS[by],
		hint: (by: SortKey) => HINTS[by],
		/** A game whose row has not come. */
		numbered: (number: number) => `Game ${number}`,
		game: (white: Player, black: Player, result: string) =>
			`${playerText(white)} – ${playerText(black)}, ${result}`,
		/** Where in the game what was looked for begins, and how long it is there. */
		found: (ply: number, plies: number) => `${moveAt(ply)}, ${counted(plies, "half-move")}`,
	},
	filters: {
		search: "Search games",
		example: "A name, an event, an opening, a year",
		showAll: "Show all",
		some: (games: number, all: number, filter: string) =>
			`${numberText(games)} of ${numberText(all)}: ${filter}`,
		player: "Player",
		opponent: "Opponent",
		eco: "ECO",
		opening: "Opening",
		event: "Event",
		from: "From year",
		to: "To year",
		elo: "Both rated at least",
		shortest: "Moves at least",
		longest: "Moves at most",
		hung: "Hung at least",
	},
	find: {
		title: "Positions where",
		plies: "half-moves in a row",
		square: "Square",
		owner: "is",
		add: "Add",
		/** The button that takes a square out of the filter: what it shows, and what it is called. */
		chosen: (square: Square, owner: Key) => `${squareName(square)} ${chessWords.control(owner)} ×`,
		remove: (square: Square, owner: Key) =>
			`Remove ${squareName(square)} ${chessWords.control(owner)}`,
		amounts: "with pieces",
		amountsHint:
			"Capital letters are White’s pieces: Q0 q0 means no queens, p5-8 five to eight black pawns",
	},
	/** "games that Carlsen won as White since 2019, B90". */
	filter: filterText,
};
