// News: what has been opened, and what it has replaced.

import { numberText } from "../format.ts";

/** How much is open; 0 for a file that has not been read yet. */
export type OpenGames = { readonly count: number; readonly areChapters: boolean };

/** Noun for the open games or chapters. 0 games are a file that is not counted yet. */
function open({ count, areChapters }: OpenGames): string {
	if (count < 2) return count === 1 ? "game" : "games";
	return `${numberText(count)} ${areChapters ? "chapters" : "games"}`;
}

export const openingWords = {
	/** `news` is a sentence. */
	replaced: (news: string, games: OpenGames) =>
		`${news} The ${open(games)} before it ${games.count === 1 ? "was" : "were"} closed.`,
	anotherOpen: "Another game is open.",
	/** In place of which other one of the same file. */
	gameOpen: (number: number, { count, areChapters }: OpenGames, before: number) => {
		const numbers = `${numberText(number)} of ${numberText(count)}`;
		const what = areChapters ? "chapter" : "game";
		return `${areChapters ? "Chapter" : "Game"} ${numbers} is open, in place of ${what} ${numberText(before)}.`;
	},
	linkOpen: "Link opened.",
};
