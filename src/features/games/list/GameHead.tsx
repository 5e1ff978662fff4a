// The head of the list, whose columns sort it; on narrow screens without columns, a menu that does.

import type { SortKey, SortOrder } from "../../../collection/sort.ts";
import { gamesWords } from "../../../messages/en/screens/games.ts";
import { useGames, useGamesContext } from "../useGames.ts";

export type ListColumn = {
	readonly by: SortKey;
	/** Do the largest values come first? */
	readonly isDown?: boolean;
};

const LIST_COLUMNS: readonly ListColumn[] = [
	{ by: "white" },
	{ by: "black" },
	{ by: "result" },
	{ by: "day", isDown: true },
	{ by: "opening" },
	{ by: "event" },
	{ by: "moves", isDown: true },
	{ by: "swing", isDown: true },
	{ by: "contested", isDown: true },
	{ by: "hung", isDown: true },
];

const MATCH_COLUMN: ListColumn = { by: "found", isDown: true };

const RATING_COLUMN: ListColumn = { by: "elo", isDown: true };
const FILE_ORDER_COLUMN: ListColumn = { by: "file" };

const nextOrder = (order: SortOrder, { by, isDown = false }: ListColumn): SortOrder =>
	order.by === by ? { by, isDown: !order.isDown } : { by, isDown };

/** With a search of positions, the column of its matches replaces that of the event. */
export const columnsOf = (hasMatches: boolean): readonly ListColumn[] =>
	hasMatches ? LIST_COLUMNS.map((one) => (one.by === "event" ? MATCH_COLUMN : one)) : LIST_COLUMNS;

export function GameHead({ hasMatches }: { readonly hasMatches: boolean }) {
	const { games } = useGamesContext();
	const order = useGames((state) => state.order);
	return (
		<thead>
			<tr aria-rowindex={1}>
				{columnsOf(hasMatches).map((column) => {
					const isBy = order.by === column.by;
					const direction = order.isDown ? "descending" : "ascending";
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
		...LIST_COLUMNS,
		RATING_COLUMN,
	];
	const choose = (by: string) => {
		const column = all.find((one) => one.by === by) ?? FILE_ORDER_COLUMN;
		return games.sort({ by: column.by, isDown: column.isDown ?? false });
	};
	return (
		<label className="sort-choice">
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
