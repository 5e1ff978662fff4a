// Results of games, as they are written and as we write them.

/** As PGN has them. My games saves their places in this list. */
export const RESULT_NAMES = ["*", "1-0", "0-1", "1/2-1/2"] as const;
export type Result = (typeof RESULT_NAMES)[number];

/** All ways of writing a result. */
export const RESULT_OF: ReadonlyMap<string, string> = new Map([
	["1-0", "1-0"],
	["0-1", "0-1"],
	["1/2-1/2", "1/2-1/2"],
	["1/2", "1/2-1/2"],
	["½-½", "1/2-1/2"],
	["1–0", "1-0"],
	["0–1", "0-1"],
	["*", "*"],
]);
