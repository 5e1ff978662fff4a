// Words of the first stage: header, titles of pages, what is said before the board is there or
// where something does not come. Every visitor loads them first, so keep this file small.

import type { PartFault } from "../../runtime/late/loadPart.ts";
import { partWords } from "./part.ts";

/** Titles in the window, and descriptions for search engines. */
export const pageWords = {
	board: {
		title: "Square Control",
		description: "Who controls each square of a chessboard, move by move.",
	},
	about: {
		title: "About · Square Control",
		description:
			"What it means to control a square, with worked examples: pins, batteries, exchanges.",
	},
	games: {
		title: "My games · Square Control",
		description: "See who controls what across many games: search and compare them on this device.",
	},
	setup: {
		title: "Set up a position · Square Control",
		description: "Who controls each square of any position.",
	},
	practise: {
		title: "Practise · Square Control",
		description: "Who controls these squares, and what hangs?",
	},
	notFound: {
		title: "Nothing to see here! · Square Control",
		description: "There is no such page.",
	},
};

export const headerWords = {
	skip: "Skip to the content",
	home: "Square Control",
	/** The name of the navigation. */
	navigation: "Main",
	board: "Analysis Board",
	games: "My games",
	lessons: "Lessons",
	practise: "Practise",
	about: "About",
	documentation: "Documentation",
	help: "Help",
	changeTheme: (to: "light" | "dark") => `Change to the ${to} theme`,
};

/** Purpose of the page, and how to read the board, while no game is open. */
export const purposeWords = {
	purpose: "See who controls every square, and how each move changes it.",
	/** The four colours, where they are first met. */
	colours:
		"Amber is White’s, blue Black’s, green nobody’s. Red is contested: whoever lands first loses out.",
	/** In their place while a game is opened. */
	coming: "Opening the game…",
	/** Until a square is pressed. */
	press: "Pick a square to see why.",
	/** Below a board that was reset. */
	bare: "Make a move or pick a square to bring the colours back.",
};

/** Names, as visitors know them, of parts that visitors open or wait for. */
export const PART_NAMES: Readonly<Record<string, string>> = {
	analysis: "The board",
	session: "The board",
	about: "The About page",
	help: "The Help page",
	games: "My games",
	practise: "Practise",
	setup: "The set-up screen",
	sidePanels: "This panel",
};

/** A part that did not load, a route that failed, another version, and what a reload does. */
export const loadingWords = {
	/** Where a whole screen is waited for. */
	busy: "Loading…",
	partFailed: (fault: PartFault) => partWords.failed(fault, PART_NAMES[fault.part]),
	tryAgain: "Try again",
	routeFailed: "Unexpected Application Error!",
	loadAgain: "Reload the page",
	reload: "Reload the page",
	gameIsKept: "Your game is kept.",
	gameIsNotKept: "This browser can’t save your game. Download it first.",
	newVersion: "A new version of Square Control is ready.",
	later: "Later",
};

/** The page for unknown addresses. */
export const notFoundWords = {
	heading: "Nothing to see here!",
	lead: "The board is one click away, with every square coloured by who controls it.",
	home: "Go to the home page",
	samples: "Or open a game:",
};

/** Texts for a frame in another page, in place of the application. */
export const framedWords = {
	heading: "Square Control does not run in a frame",
	open: "Open it in its own tab",
};
