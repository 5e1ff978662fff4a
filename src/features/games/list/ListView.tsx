// The tab of games: search and order, the list, and beside it the position of the row that the
// pointer or the focus rests on.

import { useState } from "react";
import { SearchAndSort } from "../filters/Filters.tsx";
import { useGames } from "../useGames.ts";
import { GameList } from "./GameList.tsx";
import { Preview } from "./Preview.tsx";

export function ListView() {
	const current = useGames((state) => state.current);
	const [rested, rest] = useState<number>();
	const count = useGames((state) => state.count);
	const isLooking = useGames((state) => state.isLooking);
	const place = rested !== undefined && rested < count ? rested : current;
	return (
		<div className="games-list-view beside" aria-busy={isLooking}>
			<div className="games-list column joined">
				<SearchAndSort />
				<GameList rest={rest} />
			</div>
			{count > 0 && <Preview place={place} />}
		</div>
	);
}
