// Where a game stands in a text of many.

export type PgnTag = {
	readonly name: string;
	readonly value: string;
	readonly offset: number;
	/** Was the value longer than any value of a tag is? */
	readonly isCut?: boolean;
};

/** One game in a text, from offset to offset. */
export type GameSpan = {
	readonly start: number;
	readonly end: number;
	readonly tags: readonly PgnTag[];
	/** How many more there were than any game has. */
	readonly tagsLeftOut?: number;
	/** Where the moves begin: behind the last tag. */
	readonly movesAt: number;
};

export type GameText = GameSpan & {
	/** The line on which it begins, from 1, and where that line begins. */
	readonly line: number;
	readonly lineAt: number;
};

/** A file with more games is no lesson, all of whose games are taken away together. */
export const MOST_CHAPTERS = 500;

/** A text that is taken for one game without tags, whatever it holds. */
export const wholeText = (text: string): GameText => ({
	start: 0,
	end: text.length,
	tags: [],
	movesAt: 0,
	line: 1,
	lineAt: 0,
});
