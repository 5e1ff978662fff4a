// Why something that somebody brings cannot be opened.

const fetchedFrom = (hosts: string) =>
	hosts === "" ? "nothing is fetched from elsewhere" : `games are fetched from ${hosts} only`;

export const inputFaultWords = {
	unreadable: (name: string) => `${name} could not be read`,
	empty: (name: string) => `${name} is empty`,
	picture: (name: string) =>
		`${name} is a picture, which cannot be read. Paste the moves, or the position as FEN`,
	notText: (name: string) => `${name} is not a text. Files with games usually end in .pgn`,
	tooLarge: (megabytes: number) =>
		`This text is too large: at most ${megabytes} MB can be opened here`,
	/** `hosts` are all that this page asks beside its own, "" where there is none. */
	address: (hosts: string) =>
		`This is an address, and ${fetchedFrom(hosts)}. Paste the moves; most sites offer them as PGN, to copy or download`,
	sharedEmpty: "The shared text is empty",
	sharedUnreadable: "The shared text could not be read",
};

/** Addresses of other sites that name no games. */
export const addressFaultWords = {
	chesscomGame:
		"Chess.com gives no single games to other pages. Paste the address of one of the players and load the month of the game, or paste its moves: Share at Chess.com offers them as PGN",
	lichess: "This Lichess address names no game, study, broadcast round or player",
	chesscom: "This Chess.com address names no player and no month",
};

/** News: what has been opened of what was brought. */
export const broughtWords = {
	sampleOpen: "A sample is open.",
	/** By how a text came. */
	textOpen: {
		typed: "The typed text is open.",
		pasted: "The pasted text is open.",
		dropped: "The dropped text is open.",
		shared: "The shared text is open.",
	},
	fileOpen: (name: string) => `${name} is open.`,
	/** The first two of several files, and how many there are. */
	filesOpen: (first: string, second: string, count: number) =>
		`${first} and ${count === 2 ? second : `${count - 1} more`} are open as one list.`,
};
