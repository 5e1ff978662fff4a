// The head of the list, whose columns sort it; on narrow screens without columns, a menu that does.

import { useMemo } from "react";
import type { SortKey, SortOrder } from "../../../games/collection/sort.ts";
import { gamesWords } from "../../../messages/en/screens/games.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { useGames, useGamesContext } from "../useGames.ts";

export type ListColumn = {
	readonly by: SortKey;
	/** Do the largest values come first? */
	readonly isDown?: boolean;
};

/**
 * Columns that can stand last: the one that the list is sorted by, where no other column shows it.
 */
const LAST_COLUMNS: readonly ListColumn[] = [
	{ by: "hung", isDown: true },
	{ by: "swing", isDown: true },
	{ by: "contested", isDown: true },
	{ by: "event" },
	{ by: "elo", isDown: true },
];

const MATCH_COLUMN: ListColumn = { by: "found", isDown: true };

const OTHER_COLUMNS: readonly ListColumn[] = [
	{ by: "opening" },
	{ by: "moves", isDown: true },
	{ by: "day", isDown: true },
];

const FILE_ORDER_COLUMN: ListColumn = { by: "file" };

/** White, Black and the result; seen from me the result, and in one of these two the opponent. */
const PLAYERS: readonly ListColumn[] = [{ by: "white" }, { by: "black" }, { by: "result" }];
const MINE: readonly ListColumn[] = [{ by: "result" }, { by: "white" }];

type Seen = { readonly hasMe: boolean; readonly hasMatches: boolean; readonly by: SortKey };

/** With a search of positions, the last column says where they were found. */
function columnsOf({ hasMe, hasMatches, by }: Seen): readonly ListColumn[] {
	const last = LAST_COLUMNS.find((one) => one.by === by);
	const first = hasMatches ? MATCH_COLUMN : LAST_COLUMNS[0];
	return [
		...(hasMe ? MINE : PLAYERS),
		...OTHER_COLUMNS,
		...[last ?? first].filter((one) => one !== undefined),
	];
}

const nextOrder = (order: SortOrder, { by, isDown = false }: ListColumn): SortOrder =>
	order.by === by ? { by, isDown: !order.isDown } : { by, isDown };

/** Columns of the list's rows and its head. */
export function useColumns(): { readonly columns: readonly ListColumn[]; readonly hasMe: boolean } {
	const hasMe = useGames((state) => state.me.length > 0);
	const hasMatches = useGames((state) => state.filter.find !== undefined);
	const by = useGames((state) => state.order.by);
	const columns = useMemo(() => columnsOf({ hasMe, hasMatches, by }), [hasMe, hasMatches, by]);
	return { columns, hasMe };
}

export function GameHead() {
	const { games } = useGamesContext();
	const order = useGames((state) => state.order);
	const { columns, hasMe } = useColumns();
	return (
		<thead>
			<tr aria-rowindex={1}>
				{columns.map((column) => {
					const isBy = order.by === column.by;
					const direction = order.isDown ? "descending" : "ascending";
					if (hasMe && column.by === "white")
						return (
							<th key="white" data-column="white">
								{myGamesWords.list.opponent}
							</th>
						);
					return (
						<th key={column.by} data-column={column.by} aria-sort={isBy ? direction : undefined}>
							<button
								type="button"
								className="quiet"
								title={gamesWords.list.hint(column.by)}
								onClick={() => games.sort(nextOrder(order, column))}
							>
								{gamesWords.list.column(column.by)}
								{isBy && <span aria-hidden="true">{order.isDown ? " ↓" : " ↑"}</span>}
							</button>
						</th>
					);
				})}
			</tr>
		</thead>
	);
}

/** All orders, ratings and the files' own included. */
export function SortChoice() {
	const { games } = useGamesContext();
	const order = useGames((state) => state.order);
	const hasMatches = useGames((state) => state.filter.find !== undefined);
	const all = [
		FILE_ORDER_COLUMN,
		...(hasMatches ? [MATCH_COLUMN] : []),
		...PLAYERS,
		...OTHER_COLUMNS,
		...LAST_COLUMNS,
	];
	const choose = (by: string) => {
		const column = all.find((one) => one.by === by) ?? FILE_ORDER_COLUMN;
		return games.sort({ by: column.by, isDown: column.isDown ?? false });
	};
	return (
		<label className="sort-choice beside">
			<span className="soft">{gamesWords.list.sortedBy}</span>
			<select value={order.by} onChange={(event) => choose(event.target.value)}>
				{all.map(({ by }) => (
					<option key={by} value={by} title={gamesWords.list.hint(by)}>
						{gamesWords.list.column(by)}
					</option>
				))}
			</select>
		</label>
	);
}
