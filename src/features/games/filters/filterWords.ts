// A filter in words.

import type { Filter } from "../../../collection/filter.ts";
import type { Condition } from "../../../collection/find.ts";
import { CLASSES } from "../../../control/classes.ts";
import { gamesWords } from "../../../messages/en/screens/games.ts";
import type { FindFacts } from "../../../messages/en/screens/gamesFilter.ts";
import { formatAmounts } from "./amounts.ts";

const findFacts = ({ squares, plies, from, to, amounts }: Condition): FindFacts => ({
	squares: squares.map(({ square, owner }) => ({ square, owner: CLASSES[owner].key })),
	plies,
	at: from === to ? from : undefined,
	amounts: formatAmounts(amounts),
});

/** "games that Carlsen won as White since 2019, B90". */
export function describeFilter({ find, ...filter }: Filter): string {
	return gamesWords.filter(find === undefined ? filter : { ...filter, find: findFacts(find) });
}
