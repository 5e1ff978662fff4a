// The games of the list that an engine may go through, as the page has them.

import { useEffect, useState } from "react";
import type { Row } from "../../../games/collection/row.ts";
import { useGames, useGamesContext } from "../useGames.ts";

/** None where they are not wanted. */
export function useRows(isWanted: boolean): readonly Row[] {
	const { games, reviewing } = useGamesContext();
	const list = useGames((state) => state.list);
	const [rows, setRows] = useState<readonly Row[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list has other games
	useEffect(() => {
		if (!isWanted) return;
		let isCurrent = true;
		reviewing.rowsOfList().then((found) => isCurrent && setRows(found), games.fail);
		return () => {
			isCurrent = false;
		};
	}, [games, reviewing, list, isWanted]);
	return rows;
}
