// A filter in words.

import { CLASSES } from "../../../control/classes.ts";
import type { Filter } from "../../../games/collection/filter.ts";
import type { Condition } from "../../../games/collection/find/find.ts";
import { gamesWords } from "../../../messages/en/screens/games.ts";
import type { FindFacts } from "../../../messages/en/screens/gamesFilter.ts";

/** A condition as facts for words. */
export const findFacts = (condition: Condition): FindFacts => {
	const { squares, pieces = [], plies, from, to, amounts } = condition;
	return {
		squares: squares.map(({ square, owner }) => ({ square, owner: CLASSES[owner].key })),
		pieces,
		plies,
		at: from === to ? from : undefined,
		amounts,
	};
};

/** "games that Carlsen won as White since 2019, B90". */
export function describeFilter({ find, ...filter }: Filter): string {
	return gamesWords.filter(find === undefined ? filter : { ...filter, find: findFacts(find) });
}
