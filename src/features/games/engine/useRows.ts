// The games of the list that an engine may go through, as the page has them.

import type { Row } from "../../../games/collection/row.ts";
import { useAnswer, useGames, useGamesContext } from "../useGames.ts";

const NO_ROWS: readonly Row[] = [];

/** None where they are not wanted. */
export function useRows(isWanted: boolean): readonly Row[] {
	const { reviewing } = useGamesContext();
	const list = useGames((state) => state.list);
	const ask = () => (isWanted ? reviewing.rowsOfList() : undefined);
	return useAnswer(ask, [reviewing, list, isWanted]) ?? NO_ROWS;
}
