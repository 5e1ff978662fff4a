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
	gameOpen: (number: number, count: number) => `Game ${number} of ${count} is open.`,
	lessonOpen: (name: string) => `The lesson “${name}” is open.`,
	linkOpen: "A link is open.",
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
