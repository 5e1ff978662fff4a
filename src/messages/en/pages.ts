// Names and descriptions of pages, for the window's title and for search engines: they are there before what the pages hold.

export const pageWords = {
	games: {
		title: "Your games · Square Control",
		description:
			"Who controls what over many games: read, searched, studied and compared on this device.",
	},
	practise: {
		title: "Guess the map · Square Control",
		description: "Who controls these squares, and what hangs?",
	},
};
