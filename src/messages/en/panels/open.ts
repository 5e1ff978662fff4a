// Words of the panel that loads a game, which is seen before the board is.

const PLAYERS: Readonly<Record<number, string>> = {
	1858: "Morphy – Duke Karl, Count Isouard",
	1999: "Kasparov – Topalov",
	1985: "Karpov – Kasparov",
};

const PLACES: Readonly<Record<number, string>> = {
	1858: "Paris",
	1999: "Wijk aan Zee",
	1985: "Moscow, game 16",
};

export const openWords = {
	title: "Load Game",
	lead: "Make moves, or...",
	/** Of a sample, by its year. */
	players: (year: number) => PLAYERS[year] ?? "",
	place: (year: number) => PLACES[year] ?? "",
	text: "Load a game from FEN/PGN:",
	load: "Load",
	file: "Choose a file",
	otherWays: "or drop one here, or paste anywhere",
	/** Links to the screens of many games, of setting up, and of practice. */
	elsewhere: <Node>(
		games: (text: string) => Node,
		setUp: (text: string) => Node,
		practise: (text: string) => Node,
	): (string | Node)[] => [
		"Thousands of games? ",
		games("Your games"),
		" reads files of any size. Or ",
		setUp("set up a position"),
		", or ",
		practise("guess the map"),
		".",
	],
};
