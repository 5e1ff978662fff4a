// Words of the panel that loads a game, which is seen before the board is.

const NO_SAMPLE = { players: "", place: "" };

const SAMPLES: Readonly<Record<number, { readonly players: string; readonly place: string }>> = {
	1858: { players: "Morphy – Duke Karl, Count Isouard", place: "Paris" },
	1999: { players: "Kasparov – Topalov", place: "Wijk aan Zee" },
	1985: { players: "Karpov – Kasparov", place: "Moscow, game 16" },
};

export const openWords = {
	title: "Load Game",
	lead: "Make moves, or...",
	/** Players and place of a sample, by its year. */
	sample: (year: number) => SAMPLES[year] ?? NO_SAMPLE,
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
