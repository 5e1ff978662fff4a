// Results of games, as they are written and as we write them.

/** As PGN has them. The reader numbers them from 1, and documents of studies keep this order. */
export const RESULTS = ["1-0", "0-1", "1/2-1/2", "*"] as const;
export type Result = (typeof RESULTS)[number];

/** The same; My games saves their places in this list. */
export const RESULT_NAMES = ["*", "1-0", "0-1", "1/2-1/2"] as const satisfies readonly Result[];

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
