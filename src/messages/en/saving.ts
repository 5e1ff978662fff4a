// Notices above the board; among them those of games that are not kept in this browser, or not
// found there again.

import type { Hideable } from "../../store/state/options.ts";
import type { Lost, NotKept } from "../../store/state/problems.ts";
import type { Sentences } from "../sentenceOf.ts";

const GONE = "The game of this tab is no longer kept in this browser.";

export const savingWords = {
	/** Why what is done here will not survive a reload. */
	notKept: {
		notAllowed: () =>
			"This browser keeps nothing for this page: a reload would lose your games, so download what you want to keep.",
		noSpace: () =>
			"There is no room left in this browser to keep your games: a reload would lose your latest changes, so download what you want to keep.",
		fileTooLarge: () =>
			"This file is too large to be kept in this browser: after a reload only its open game will be there.",
		notLoaded: () =>
			"Your games are not kept in this browser: the part that keeps them could not be loaded.",
		failed: ({ message }) => `Your games are not kept in this browser: ${message}`,
	} satisfies Sentences<NotKept>,
	/** What was kept and is not found. */
	lost: {
		game: GONE,
		gameReplaced: `${GONE} This one was kept last, by another tab.`,
		file: "The file that this game came from is not kept in this browser: its other games are not here.",
	} satisfies Readonly<Record<Lost, string>>,
};

const PARTS: Readonly<Record<Hideable, string>> = {
	heat: "the heat",
	pieces: "the pieces",
	coordinates: "coordinates",
	arrows: "arrows and circles",
};

/** All other notices. */
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
