// What the screen of many games says: its list, its filters, how reading goes, and what went wrong.
// What its study says is in study.ts.

import { type Square, squareName } from "../../../chess/square.ts";
import type { Filter } from "../../../collection/filter.ts";
import type { UnsavedReason } from "../../../collection/savedStock.ts";
import type { SortKey } from "../../../collection/sort.ts";
import type { SquareClass } from "../../../control/classes.ts";
import { numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";
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
	swing: "The most squares that turned with one move",
	contested: "Contested squares, on average",
	hung: "The most that a hanging piece lost when it was taken, in pawns, by exchanges",
};

const UNSAVED: Readonly<Record<UnsavedReason, string>> = {
	otherTab: "My games is open in another tab: what is read here is here for this visit only.",
	notAllowed:
		"This browser keeps no files for this page: what is read here is here for this visit only.",
};

/** "after 12 Black" is ply 24. */
const moveAt = (ply: number): string =>
	ply === 0 ? "the start" : `move ${Math.ceil(ply / 2)}${ply % 2 === 1 ? " of White" : ""}`;

const playerText = ({ name, elo }: Player) => `${name || "?"}${elo > 0 ? ` (${elo})` : ""}`;

function bytesText(bytes: number): string {
	if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
	return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

function playersIn({ player, colour, outcome, opponent }: FilterFacts): string {
	const side = colour && COLOURS[colour];
	const who = player || (side ?? "");
	const as = player && side ? ` as ${side}` : "";
	const against = opponent ? ` against ${opponent}` : "";
	if (outcome === undefined) {
		if (player) return `of ${player}${as}${against}`;
		return opponent ? `of ${opponent}` : "";
	}
	if (who === "") return outcome === "drawn" ? "drawn" : "won by either side";
	return `that ${who} ${outcome === "drawn" ? "drew" : outcome}${as}${against}`;
}

function yearsIn({ from, to }: FilterFacts): string {
	if (from !== undefined && to !== undefined)
		return from === to ? `of ${from}` : `of ${from}–${to}`;
	if (from !== undefined) return `since ${from}`;
	return to === undefined ? "" : `until ${to}`;
}

function findText(find: FindFacts | undefined): string {
	if (find === undefined) return "";
	const squares = find.squares.map(
		({ square, owner }) => `${squareName(square)} is ${chessWords.whose(owner)}`,
	);
	const board = find.amounts === "" ? [] : [`there are ${find.amounts}`];
	const long = find.plies > 1 ? ` for ${find.plies} plies` : "";
	const at = find.at === undefined ? "" : ` at ${moveAt(find.at)}`;
	return `where ${[...squares, ...board].join(" and ")}${long}${at}`;
}

function filterText(filter: FilterFacts): string {
	const { words, eco, opening, event, elo, shortest, longest, hung, find } = filter;
	const games = [`games ${playersIn(filter)}`.trim(), yearsIn(filter)];
	const conditions = [
		games.filter((one) => one !== "").join(" "),
		words ? `with “${words}”` : "",
		eco ?? "",
		opening ?? "",
		event ?? "",
		elo === undefined ? "" : `both rated ${elo} or more`,
		shortest === undefined ? "" : `${shortest} moves or more`,
		longest === undefined ? "" : `${longest} moves at most`,
		hung === undefined ? "" : `where ${hung} or more hung and was taken`,
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
	return `The browser has removed ${what}, as it does when a site’s data are cleared or it runs out of room. Add their files again.`;
}

function readText(games: number, carefully: number, failed: number): string {
	if (games <= 0) return "Nothing was added.";
	const rare = carefully === 0 ? "" : `, ${numberText(carefully)} of them with care`;
	const bad = failed === 0 ? "" : `; ${numberText(failed)} cannot be read, or not to their end`;
	return `${numberText(games)} ${games === 1 ? "game was" : "games were"} read${rare}${bad}.`;
}

export const gamesWords = {
	title: "My games",
	welcome: {
		lead: "Who controls what, over a player’s whole life.",
		what: "Choose files with games, of any size and several at once, or drop them here: PGN, also packed (.gz, .zst). They are read on this device and sent nowhere. You can search and sort them, see which squares each side holds and when, and compare the games that were won with those that were lost.",
	},
	views: { title: "What to look at", list: "List", study: "Study" },
	/** How much room the games take. */
	saved: (bytes: number) => `Kept in this browser, on this device alone, in ${bytesText(bytes)}.`,
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
			return [`${numberText(games)} games, ${far}`, file?.(" of ") ?? ""];
		},
		cancel: "Cancel",
		stop: "Stop, and keep what is read",
		/** Games that were read, those among them that were read with care, and those that failed. */
		done: readText,
	},
	faults: {
		removed: removedText,
		noSpace:
			"This browser has no more room for games: what found room is kept. Forget games that you do not need, or free some of the disk.",
		notLoaded:
			"The part of this page that reads many games did not come. If trying again does not help, load the page again.",
	},
	/** What is said when a game of the list is on the board. */
	opened: "A game of yours is open.",
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
		found: (ply: number, plies: number) => `${moveAt(ply)}, ${plies} plies`,
	},
	filters: {
		search: "Search games",
		example: "A name, an event, an opening, a year",
		open: "Filters",
		showAll: "Show all",
		all: (games: number) => counted(games, "game"),
		some: (games: number, all: number, filter: string) =>
			`${numberText(games)} of ${numberText(all)}: ${filter}`,
		player: "Player",
		opponent: "Opponent",
		colour: "Colour",
		colours: { either: "Either", ...COLOURS },
		outcome: "Outcome",
		outcomes: { any: "Any", won: "Won", drawn: "Drawn", lost: "Lost" },
		eco: "ECO",
		opening: "Opening",
		event: "Event",
		from: "From year",
		to: "To year",
		elo: "Both rated",
		shortest: "Moves, from",
		longest: "Moves, to",
		hung: "Hung, from",
	},
	find: {
		title: "Positions in which",
		plies: "for so many plies",
		square: "Square",
		owner: "is",
		add: "Add",
		/** The button that takes a square out of the filter: what it shows, and what it is called. */
		chosen: (square: Square, owner: Key) => `${squareName(square)} ${chessWords.control(owner)} ×`,
		remove: (square: Square, owner: Key) =>
			`${squareName(square)} ${chessWords.control(owner)}: take away`,
		amounts: "with pieces",
		amountsHint: "Capital letters are White's: Q0 q0 is no queens, p5-8 five to eight black pawns",
	},
	/** "games that Carlsen won as White, B90, since 2019". */
	filter: filterText,
};
