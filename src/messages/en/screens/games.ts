// Words of the screen of many games: its list, its filters, progress of reading, and errors. The
// words of its study are in study.ts.

import type { Piece } from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import type { SquareClass } from "../../../control/classes.ts";
import type { StandingPiece } from "../../../games/collection/find/find.ts";
import type { Outcomes } from "../../../games/collection/row.ts";
import type { UnsavedReason } from "../../../games/collection/savedStock.ts";
import type { SortKey } from "../../../games/collection/sort.ts";
import { numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";
import { conditionText, filterText, moveAt, standingText } from "./gamesFilter.ts";

type Key = SquareClass["key"];

type Player = { readonly name: string; readonly elo: number };

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
	hung: "The most points won by taking a hanging piece, counting exchanges",
};

const UNSAVED: Readonly<Record<UnsavedReason, string>> = {
	otherTab: "My games is open in another tab, so games read here last for this visit only.",
	notAllowed:
		"This browser can’t keep files for this page, so games read here last for this visit only.",
};

const playerText = ({ name, elo }: Player) => `${name || "?"}${elo > 0 ? ` (${elo})` : ""}`;

function bytesText(bytes: number): string {
	if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
	return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

function removedText(games: number | undefined): string {
	const all = games === 1 ? "the game" : `the ${numberText(games ?? 0)} games`;
	const what =
		games === undefined
			? "games that were kept here, or parts of them"
			: `${all} that ${games === 1 ? "was" : "were"} kept here`;
	return `The browser has removed ${what}. Browsers do so when a site’s data is cleared or the disk is full. Add the files again.`;
}

function readText(games: number, { known, failed }: { known: number; failed: number }): string {
	const were = (count: number) => `${numberText(count)} ${count === 1 ? "was" : "were"}`;
	if (games <= 0)
		return known === 0
			? "No games were added."
			: `No games were added: ${were(known)} here already.`;
	const bad = failed === 0 ? "" : `; ${numberText(failed)} could not be read in full`;
	if (known > 0) return `${counted(games, "new game")}; ${were(known)} here already${bad}.`;
	return `${numberText(games)} ${games === 1 ? "game was" : "games were"} read${bad}.`;
}

export const gamesWords = {
	title: "My games",
	welcome: {
		lead: "Add your games to see where you lose ground, square by square. Insights begin at twenty.",
		file: "From a file",
		fileWhat: "PGN of any size, even compressed (.gz, .zst). Drop files anywhere.",
		account: "From your account",
		accountWhat: "All you need is your user name.",
		here: "Games are read on this device and sent nowhere.",
		answers: "Ten insights, from 20 games",
		questions: [
			"In which openings do I score badly?",
			"In which do I lose the centre, and by which move?",
			"Do my opponents hold it better in the same games?",
			"Am I improving?",
			"Do I take what they hang, and do they take mine?",
			"In which part of the game do I go wrong?",
			"Do I win won games and save lost ones?",
			"Which squares do my mistakes lose?",
			"Do I hang more pieces than they do, and when?",
			"Which games should I study, and what should I practise?",
		],
		each: "Each shows your numbers and theirs, and opens the games at the move.",
	},
	/** The menu at the end of the name's row. */
	more: "More",
	/** How much room the games take. */
	saved: (bytes: number) => `Kept in this browser, on this device only: ${bytesText(bytes)}.`,
	/** Why they are not saved. */
	unsaved: (why: UnsavedReason) => UNSAVED[why],
	unread:
		"Some games kept here could not be read. They stay on this device and will be tried again on your next visit.",
	tryAgain: "Try again",
	chooseFiles: "Choose files",
	addFiles: "Add files",
	fromSites: "From Lichess or Chess.com…",
	forget: {
		open: "Delete…",
		question: "Delete all games stored here?",
		yes: "Delete them",
		no: "Keep them",
		done: "All games deleted.",
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
			const far = share === undefined ? bytesText(done) : `${share}%, ${bytesText(left)} left`;
			return [`${counted(games, "game")}, ${far}`, file?.(" of ") ?? ""];
		},
		/** Files that were brought meanwhile. */
		waiting: (files: number) =>
			files === 1 ? "1 more file is waiting." : `${numberText(files)} more files are waiting.`,
		cancel: "Cancel",
		stop: "Stop and keep the games read so far",
		/** Games that were added, those among them that failed, and those that were here already. */
		done: readText,
	},
	faults: {
		removed: removedText,
		noSpace:
			"This browser is out of space; the games that fitted are kept. Delete games you don’t need, or free some disk space.",
		notLoaded:
			"The part of this page that reads many games could not be loaded. If trying again does not help, reload the page.",
	},
	/** All games of the list, as one file. */
	saveList: "Save this list (PGN)",
	/** For a file that came from the board. */
	openFirst: "Open the first game instead",
	/** News after a game of the list was put on the board. */
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
		/** Instead of a number that has not come. */
		looking: "Looking…",
		some: (games: number, all: number, filter: string) =>
			`${numberText(games)} of ${numberText(all)}: ${filter}`,
		/** How the games went that are found: for me, or for White where they are nobody’s. */
		outcomes: ({ won, drawn, lost }: Outcomes, isMine: boolean) =>
			isMine
				? `Won ${numberText(won)}, drew ${numberText(drawn)}, lost ${numberText(lost)}.`
				: `White won ${numberText(won)}, drawn ${numberText(drawn)}, Black won ${numberText(lost)}.`,
		player: "Player",
		opponent: "Opponent",
		eco: "ECO code",
		opening: "Opening",
		event: "Event",
		from: "From year",
		to: "To year",
		elo: "Both rated at least",
		shortest: "Moves at least",
		longest: "Moves at most",
		hung: "Points hung at least",
		/** Where words of the search name filters: the button that shows these. */
		named: (words: string) => `“${words}” is also among the filters: show them`,
	},
	find: {
		title: "Positions where",
		/** What somebody may call it who looks for it. */
		calledToo:
			"outpost, out of reach of pawns, controlled squares, no queens, rook ending, pawn ending, piece on a square",
		/** Conditions in words: "White knight on d5, for 4 moves or more". */
		asked: conditionText,
		nothing: "No position filter yet: name a square, and who controls it or what is on it.",
		plies: "half-moves in a row",
		noPlies: (text: string) =>
			`“${text}” isn’t a whole number of 1 or more. The previous number is kept.`,
		square: "Square",
		noSquare: (text: string) => `“${text}” isn’t a square (a1 to h8).`,
		owner: "is, or has on it",
		owners: "Controlled by",
		pieces: "A piece on it",
		piece: (piece: Piece) => {
			const name = chessWords.piece(piece);
			return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
		},
		beyondPawns: "No enemy pawn could ever attack it, even by capturing its way there",
		add: "Add",
		chosenPiece: (standing: StandingPiece) => `${standingText(standing)} ×`,
		removePiece: (standing: StandingPiece) => `Remove the condition: ${standingText(standing)}`,
		/** The button that takes a square out of the filter: what it shows, and what it is called. */
		chosen: (square: Square, owner: Key) => `${squareName(square)} ${chessWords.control(owner)} ×`,
		remove: (square: Square, owner: Key) =>
			`Remove the condition: ${squareName(square)} ${chessWords.control(owner)}`,
		board: {
			title: "On the board",
			any: "Any pieces",
			noQueens: "No queens",
			rooks: "Rook ending",
			pawns: "Pawn ending",
			own: "As typed",
		},
		amounts: "or piece counts",
		amountsHint:
			"Capital letters are White’s pieces: Q0 q0 means no queens, p5-8 five to eight black pawns",
		noAmounts: (text: string) =>
			`“${text}” isn’t a count, so none is set. Q0 q0 means no queens, p5-8 five to eight black pawns. To put a piece on a square, use Square.`,
	},
	/** "games that Carlsen won as White since 2019, B90". */
	filter: filterText,
};
