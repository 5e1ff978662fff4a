// What is said when a game is being opened, is open, or cannot be opened.

import type { Hideable } from "../../store/state/options.ts";
import { numberText } from "../format.ts";
import { loadFaultWords } from "./faults.ts";

/** How much is open; 0 for a file that has not been read yet. */
export type OpenGames = { readonly count: number; readonly areChapters: boolean };

const fetchedFrom = (hosts: string) =>
	hosts === "" ? "nothing is fetched from elsewhere" : `games are fetched from ${hosts} alone`;

function open({ count, areChapters }: OpenGames): string {
	if (count < 2) return count === 1 ? "game" : "games";
	return `${numberText(count)} ${areChapters ? "chapters" : "games"}`;
}

/** News: what has replaced the game that was open. */
export const openingWords = {
	/** What is open, as a noun. 0 games are a file that is not counted yet. */
	open,
	/** `news` is a sentence. */
	replaced: (news: string, games: OpenGames) =>
		`${news} The ${open(games)} before it ${games.count === 1 ? "was" : "were"} closed.`,
	anotherOpen: "Another game is open.",
	gameOpen: (number: number, count: number) => `Game ${number} of ${count} is open.`,
	linkOpen: "A link is open.",
	sampleOpen: "A sample is open.",
	/** By how a text came. */
	textOpen: {
		typed: "What was typed is open.",
		pasted: "What was pasted is open.",
		dropped: "What was dropped is open.",
		shared: "What was shared is open.",
	},
	fileOpen: (name: string) => `${name} is open.`,
	/** The first two of several files, and how many there are. */
	filesOpen: (first: string, second: string, count: number) =>
		`${first} and ${count === 2 ? second : `${count - 1} more`} are open as one list.`,
	reading: "Reading a large game…",
};

/** Why something that somebody brings cannot be opened. */
export const inputFaultWords = {
	unreadable: (name: string) => `${name} could not be read`,
	empty: (name: string) => `${name} is empty`,
	picture: (name: string) =>
		`${name} is a picture, which cannot be read. Paste the moves, or the position as FEN`,
	notText: (name: string) => `${name} is not a text. Files with games usually end in .pgn`,
	tooLarge: (megabytes: number) =>
		`This text is too large: ${megabytes} MB are the most that can be opened here`,
	/** `hosts` are all that this page asks beside its own, "" where there is none. */
	address: (hosts: string) =>
		`This is an address, and ${fetchedFrom(hosts)}. Paste the moves; pages of games mostly offer them as PGN, to copy or to download`,
	sharedEmpty: "What was shared is empty",
	sharedUnreadable: "What was shared could not be read",
};

/** Addresses of other sites that name no games. */
export const addressFaultWords = {
	chesscomGame:
		"Chess.com gives no single game to other pages. Load the month in which it was played: paste the address of a player of it; or paste its moves, which Share offers as PGN",
	lichess: "This address of Lichess names no game, study, round of a broadcast or player",
	chesscom: "This address of Chess.com names no player, and no month of one",
};

const PARTS: Readonly<Record<Hideable, string>> = {
	heat: "the heat",
	pieces: "the pieces",
	coordinates: "coordinates",
	arrows: "arrows and circles",
};

/** Notices above the board. */
export const noticeWords = {
	dismiss: "Dismiss",
	stop: "Stop",
	undo: "Undo",
	fromLink: "This came with a link.",
	backToOwn: "Back to my game",
	keepLinked: "Keep this one",
	hidden: (parts: readonly Hideable[]) =>
		`Hidden on the board: ${parts.map((part) => PARTS[part]).join(", ")}.`,
	showHeat: "Show (H)",
	showAll: "Show all",
};

/** Why the last text could not be opened. */
export const problemWords = {
	dismiss: "Dismiss",
	/** A late part of the page did not load. */
	partMissing: (part: string) =>
		`${loadFaultWords.chunk(part)}. A part of this page did not come. Try again; if that does not help, load the page again: your game stays.`,
	partMissingOffline: (part: string) =>
		`${loadFaultWords.chunk(part)}. You are offline, and a part of this page has not come yet. Try again when you are back: your text stays.`,
};
