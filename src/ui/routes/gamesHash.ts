// Where the screen of many games is: the analysis board's address, with this behind it.

export const GAMES_HASH = "#games";

export const isGamesHash = (hash: string): boolean =>
	hash === GAMES_HASH || hash.startsWith(`${GAMES_HASH}?`);
