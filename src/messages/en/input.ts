// Why something that somebody brings cannot be opened.

const fetchedFrom = (hosts: string) =>
	hosts === "" ? "nothing is fetched from elsewhere" : `games are fetched from ${hosts} alone`;

export const inputFaultWords = {
	unreadable: (name: string) => `${name} could not be read`,
	empty: (name: string) => `${name} is empty`,
	picture: (name: string) =>
		`${name} is a picture, which cannot be read. Paste the moves, or the position as FEN`,
	notText: (name: string) => `${name} is not a text. Files with games usually end in .pgn`,
	tooLarge: (megabytes: number) =>
		`This text is too large: ${megabytes} MB are the most that can be opened here`,
	/** `hosts` are all that this page asks beside its own, "" where there is none. */
	address: (hosts: string) =>
		`This is an address, and ${fetchedFrom(hosts)}. Paste the moves; pages of games mostly offer them as PGN, to copy or to download`,
	sharedEmpty: "What was shared is empty",
	sharedUnreadable: "What was shared could not be read",
};

/** Addresses of other sites that name no games. */
export const addressFaultWords = {
	chesscomGame:
		"Chess.com gives no single game to other pages. Load the month in which it was played: paste the address of a player of it; or paste its moves, which Share offers as PGN",
	lichess: "This address of Lichess names no game, study, round of a broadcast or player",
	chesscom: "This address of Chess.com names no player, and no month of one",
};
