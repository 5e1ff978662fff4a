// Notices above the board; among them those of games that are not kept in this browser, or not
// found there again.

import type { Hideable } from "../../board/view.ts";
import type { Way } from "../../session/state/appState.ts";
import type { InTab, Lost, NotKept } from "../../session/state/problems.ts";
import { numberText } from "../format.ts";
import type { Sentences } from "../sentenceOf.ts";

const GONE = "The game of this tab is no longer kept in this browser.";

/** Where the browser keeps nothing, by what the tab has. */
const NOT_ALLOWED: Readonly<Record<InTab, string>> = {
	all: "This browser keeps your games in this tab alone: a reload brings them back, closing the tab loses them, so download what you want to keep.",
	games:
		"This browser keeps your open game in this tab alone: a reload would lose the other games of its file, closing the tab loses all, so download what you want to keep.",
	none: "This browser keeps nothing for this page: a reload would lose your games, so download what you want to keep.",
};

/** Where the browser has no room left, by what the tab has. */
const NO_SPACE: Readonly<Record<InTab, string>> = {
	all: "There is no room left in this browser to keep your games: a reload brings them back in this tab, closing it loses your latest changes, so download what you want to keep.",
	games:
		"There is no room left in this browser to keep your games: a reload brings back the open game in this tab, and would lose the other games of its file, so download what you want to keep.",
	none: "There is no room left in this browser to keep your games: a reload would lose your latest changes, so download what you want to keep.",
};

export const savingWords = {
	/** Why what is done here will not survive a reload, or the end of the tab. */
	notKept: {
		notAllowed: ({ inTab }) => NOT_ALLOWED[inTab],
		noSpace: ({ inTab }) => NO_SPACE[inTab],
		fileTooLarge: () =>
			"This file is too large to be kept in this browser: after a reload only its open game will be there.",
		notLoaded: () =>
			"Your games are not kept in this browser: the part that keeps them could not be loaded.",
		failed: ({ message }) => `Your games are not kept in this browser: ${message}`,
	} satisfies Sentences<NotKept>,
	/** Notices about saved games and files that are not found. */
	lost: {
		game: GONE,
		gameReplaced: `${GONE} This one was kept last, by another tab.`,
		file: "The file that this game came from is not kept in this browser: its other games are not here.",
		replaced:
			"A game that Undo led back to can no longer be read in this browser: the others are here.",
		elsewhere: "What the other tab had kept is no longer in this browser.",
	} satisfies Readonly<Record<Lost, string>>,
	/** Of other tabs, which have records of their own. */
	elsewhere: {
		isOpen:
			"This game is open in another tab too. Each tab keeps its own changes: once both are closed, the next visit opens one and offers the other.",
		/** `title` is that of a game. */
		left: (title: string) => `Another tab, closed since, has kept what was done there: ${title}.`,
		open: "Open it",
		opened: "What the other tab has kept is open.",
	},
};

const PARTS: Readonly<Record<Hideable, string>> = {
	heat: "the colours",
	pieces: "the pieces",
	coordinates: "coordinates",
	arrows: "arrows and circles",
};

/** All other notices. */
export const noticeWords = {
	dismiss: "Dismiss",
	stop: "Stop",
	undo: "Undo",
	/** In the place of the game that a position was made a chapter of. */
	replaceWhole: "Replace the whole game",
	fromLink: "This came with a link.",
	backToOwn: "Back to my game",
	keepLinked: "Keep this one",
	hidden: (parts: readonly Hideable[]) =>
		`Hidden on the board: ${parts.map((part) => PARTS[part]).join(", ")}.`,
	showHeat: (hasKeys: boolean) => (hasKeys ? "Show (H)" : "Show"),
	showAll: "Show all",
	/** Over a game that was opened from the list of many games. */
	fromGames: {
		origin: "From My games.",
		back: (hasKeys: boolean) => (hasKeys ? "Back to the list (Esc)" : "Back to the list"),
	},
	fromRound: {
		origin: "From a round of Practise.",
		back: (hasKeys: boolean) => (hasKeys ? "Back to the question (Esc)" : "Back to the question"),
	},
};

/** Verbs for one game, and for several. */
const WAYS: Readonly<Record<Way, readonly [string, string]>> = {
	typed: ["was typed", "were typed"],
	pasted: ["was pasted", "were pasted"],
	dropped: ["was dropped", "were dropped"],
	shared: ["was shared", "were shared"],
	file: ["came from a file", "came from a file"],
	sample: ["was chosen", "were chosen"],
	address: ["was fetched", "were fetched"],
	link: ["came with a link", "came with a link"],
	games: ["came from My games", "came from My games"],
	practise: ["came from Practise", "came from Practise"],
};

/** "A game was pasted:", before its title. A position has no moves. */
function came(by: Way, count: number, isPosition: boolean): string {
	const [one, many] = WAYS[by];
	if (count > 1) return `${numberText(count)} games ${many}:`;
	return isPosition ? `A position ${one}.` : `A game ${one}:`;
}

export const comingWords = {
	lessonOpen: (name: string) => `The lesson “${name}” is open.`,
	came,
	/** The title of the first of several. */
	andMore: (title: string, count: number) =>
		count === 1 ? title : `${title} and ${numberText(count - 1)} more`,
	/** The numbers of the first and the last chapter. */
	add: (first: number, last: number) =>
		first === last ? `Add as chapter ${first}` : `Add as chapters ${first} to ${last}`,
	/** The same where the open chapter is empty. */
	fill: (number: number, count: number) =>
		count === 1
			? `Into the empty chapter ${number}`
			: `Into the empty chapter ${number}, the others after it`,
	/** A lesson by its name, which follows. */
	lesson: (by: Way, count: number) => `A lesson of ${numberText(count)} chapters ${WAYS[by][0]}:`,
	/** In the place of the lesson, or where no lesson is open any more. */
	open: (isLesson: boolean) => (isLesson ? "Open instead" : "Open"),
	drop: "Leave it out (Esc)",
	waiting: (count: number) =>
		count === 1 ? "1 more is waiting." : `${numberText(count)} more are waiting.`,
};
