// Words of the panel that loads a game, which is seen before the board is.

const PLAYERS: Readonly<Record<number, string>> = {
	1858: "Morphy – Duke Karl",
	1999: "Kasparov – Topalov",
	1985: "Karpov – Kasparov",
};

const SUBJECTS: Readonly<Record<number, string>> = {
	1858: "Queen sacrifice, then mate",
	1999: "A king hunted down",
	1985: "The octopus knight",
};

export const openWords = {
	title: "Load Game",
	/** The panel, while a game is open. */
	another: "Open another game",
	lead: "Make moves, or...",
	/** Of a sample, by its year. */
	players: (year: number) => PLAYERS[year] ?? "",
	/** Subject of a sample, by its year. */
	subject: (year: number) => SUBJECTS[year] ?? "",
	setUp: "Set up a position",
	text: "Load a game from FEN/PGN:",
	/** In the empty box. */
	ways: "Moves, FEN or a link",
	load: "Load",
	/** Below the reason why the text in the box could not be opened. */
	refused: "Nothing was opened. Paste the moves of a game (PGN) or a position (FEN).",
	file: "Choose a file",
};
