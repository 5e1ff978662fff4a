// Results of games, as they are written and as we write them.

/** All ways of writing a result. */
export const RESULTS: ReadonlyMap<string, string> = new Map([
	["1-0", "1-0"],
	["0-1", "0-1"],
	["1/2-1/2", "1/2-1/2"],
	["1/2", "1/2-1/2"],
	["½-½", "1/2-1/2"],
	["1–0", "1-0"],
	["0–1", "0-1"],
	["*", "*"],
]);
