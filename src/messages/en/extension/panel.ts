// Words of the browser extension: its panel, and what browsers show of it.

export const extensionWords = {
	name: "Square Control: territory on analysis boards",
	/** In lists of extensions, at most 132 letters. */
	description:
		"Colours every square of an analysis board by who controls it. Never during a game in progress.",
	/** On its button while a live game is open: four letters at most. */
	badge: "game",
	on: "Colour boards",
	view: "View",
	strength: "Strength",
	palette: "Colours",
	counts: "Squares",
	press: "Hold Alt and press a square: why it has its colour.",
	open: "Open in Square Control",
	allow: (site: string) => `Colour boards on ${site}`,
	allowMeaning: "Your browser will ask you once for this site.",
	noPage: "Open a page with a chessboard first.",
	noBoard: "No chessboard found on this page.",
	kinds:
		"Boards are coloured in analysis, studies, broadcasts, finished games, board editors and game viewers.",
	/** Why nothing is coloured. */
	vetoes: {
		game: "A game is in progress on this page, so nothing is coloured.",
		clock: "A clock may be running on this page, so nothing is coloured.",
		puzzle: "This is a puzzle, so nothing is coloured.",
		unknown: "This page is not known as an analysis, so nothing is coloured.",
		elsewhere: "A live game is open in another tab, so nothing is coloured.",
	},
};
