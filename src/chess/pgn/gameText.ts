// Where a game stands in a text of many.

export type PgnTag = { readonly name: string; readonly value: string; readonly offset: number };

/** One game in a text, from offset to offset. */
export type GameText = {
	readonly start: number;
	readonly end: number;
	readonly tags: readonly PgnTag[];
	/** Where the moves begin: behind the last tag. */
	readonly movesAt: number;
};
