// Why something that somebody brings cannot be opened.

const fetchedFrom = (hosts: string) =>
	hosts === ""
		? "Games can’t be fetched from addresses here"
		: `Only ${hosts} addresses can be fetched`;

export const inputFaultWords = {
	unreadable: (name: string) => `${name} can’t be read`,
	empty: (name: string) => `${name} is empty`,
	picture: (name: string) =>
		`${name} is a picture, which can’t be read. Paste the moves, or the position as FEN`,
	notText: (name: string) => `${name} is not a text file. Files with games usually end in .pgn`,
	tooLarge: (megabytes: number) =>
		`This text is too large: at most ${megabytes} MB can be opened here`,
	/** `hosts` are all that this page asks beside its own, "" where there is none. */
	address: (hosts: string) =>
		`${fetchedFrom(hosts)}. From other sites, paste the moves: most offer PGN to copy or download`,
	sharedEmpty: "The shared text is empty",
	sharedUnreadable: "The shared text could not be read",
};

/** Addresses of other sites that name no games. */
export const addressFaultWords = {
	chesscomGame:
		"Chess.com won’t give other pages a single game. Paste a player’s address and load the month of the game, or paste its PGN from Chess.com’s Share menu",
	lichess: "This Lichess address names no game, study, broadcast round or player",
	chesscom: "This Chess.com address names no player and no month",
};

/** News: what has been opened of what was brought. */
export const broughtWords = {
	sampleOpen: "Sample opened.",
	/** By how a text came. */
	textOpen: {
		typed: "Text opened.",
		pasted: "Pasted text opened.",
		dropped: "Dropped text opened.",
		shared: "Shared text opened.",
	},
	fileOpen: (name: string) => `${name} is open.`,
	/** The first two of several files, and how many there are. */
	filesOpen: (first: string, second: string, count: number) =>
		`${first} and ${count === 2 ? second : `${count - 1} more`} are open as one list.`,
};
