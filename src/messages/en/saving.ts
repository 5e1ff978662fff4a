// Notices above the board; among them those of games that are not kept in this browser, or not
// found there again.

import type { Hideable } from "../../board/view.ts";
import type { Way } from "../../session/state/appState.ts";
import type { InTab, Lost, NotKept } from "../../session/state/problems.ts";
import { numberText } from "../format.ts";
import type { Sentences } from "../sentenceOf.ts";

const GONE = "This tab’s game is no longer kept in this browser.";

/** Where the browser keeps nothing, by what the tab has. */
const NOT_ALLOWED: Readonly<Record<InTab, string>> = {
	all: "Your games are kept in this tab only: a reload brings them back, but closing the tab loses them. Download what you want to keep.",
	games:
		"Your open game is kept in this tab only: a reload would lose the other games in its file, and closing the tab would lose all of them. Download what you want to keep.",
	none: "This browser can’t save your games: a reload would lose them. Download what you want to keep.",
};

/** Where the browser has no room left, by what the tab has. */
const NO_SPACE: Readonly<Record<InTab, string>> = {
	all: "This browser is out of space: a reload will bring back your games in this tab, but closing the tab would lose your latest changes. Download what you want to keep.",
	games:
		"This browser is out of space: a reload will bring back the game open in this tab but lose the other games in its file. Download what you want to keep.",
	none: "This browser is out of space: a reload would lose your latest changes. Download what you want to keep.",
};

export const savingWords = {
	/** Why what is done here will not survive a reload, or the end of the tab. */
	notKept: {
		notAllowed: ({ inTab }) => NOT_ALLOWED[inTab],
		noSpace: ({ inTab }) => NO_SPACE[inTab],
		fileTooLarge: () =>
			"This file is too large for this browser to keep: after a reload only its open game will be there.",
		notLoaded: () =>
			"Your games are not kept in this browser: the part that keeps them could not be loaded.",
		failed: ({ message }) => `Your games are not kept in this browser: ${message}`,
	} satisfies Sentences<NotKept>,
	/** Notices about saved games and files that are not found. */
	lost: {
		game: GONE,
		gameReplaced: `${GONE} This is the last one kept, from another tab.`,
		file: "This game’s file is not kept in this browser, so its other games are not here.",
		replaced: "One game that Undo would restore can no longer be read here; the others are safe.",
		elsewhere: "The work from your other tab is no longer in this browser.",
	} satisfies Readonly<Record<Lost, string>>,
	/** Of other tabs, which have records of their own. */
	elsewhere: {
		isOpen:
			"This game is open in another tab too. Each tab keeps its own changes; after both are closed, the next visit opens one and offers the other.",
		/** `title` is that of a game. */
		left: (title: string) => `Your work from a closed tab is kept: ${title}.`,
		open: "Open it",
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
	firstKept: "This page now works without a network.",
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
	file: ["from a file is waiting", "from a file are waiting"],
	sample: ["was chosen", "were chosen"],
	address: ["was fetched", "were fetched"],
	link: ["from a link is waiting", "from a link are waiting"],
	games: ["from My games is waiting", "from My games are waiting"],
	practise: ["from Practise is waiting", "from Practise are waiting"],
};

/** "A game was pasted:", before its title. A position has no moves. */
function came(by: Way, count: number, isPosition: boolean): string {
	const [one, many] = WAYS[by];
	if (count > 1) return `${numberText(count)} games ${many}:`;
	return isPosition ? `A position ${one}.` : `A game ${one}:`;
}

export const comingWords = {
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
			? `Put into empty chapter ${number}`
			: `Put into empty chapter ${number}, others after it`,
	/** A lesson by its name, which follows. */
	lesson: (by: Way, count: number) => `A lesson of ${numberText(count)} chapters ${WAYS[by][0]}:`,
	/** In the place of the lesson, or where no lesson is open any more. */
	open: (isLesson: boolean) => (isLesson ? "Open instead" : "Open"),
	drop: "Discard (Esc)",
	waiting: (count: number) =>
		count === 1 ? "1 more is waiting." : `${numberText(count)} more are waiting.`,
};
