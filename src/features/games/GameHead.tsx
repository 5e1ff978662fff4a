// The head of the list, whose columns sort it; and the same as a choice, where there is no room for columns.

import type { SortKey, SortOrder } from "../../collection/sort.ts";
import { gamesWords } from "../../messages/en/screens/games.ts";
import { useGames, useOpened } from "./useGames.ts";

export type ListColumn = {
	readonly by: SortKey;
	/** Is the largest asked for first? */
	readonly isDown?: boolean;
};

export const LIST_COLUMNS: readonly ListColumn[] = [
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

export const FOUND_COLUMN: ListColumn = { by: "found", isDown: true };

const ELO: ListColumn = { by: "elo", isDown: true };
const FILE: ListColumn = { by: "file" };

const next = (order: SortOrder, { by, isDown = false }: ListColumn): SortOrder =>
	order.by === by ? { by, isDown: !order.isDown } : { by, isDown };

/** Where something is looked for, what was found has the place of the event. */
export const columnsOf = (hasFinds: boolean): readonly ListColumn[] =>
	hasFinds ? LIST_COLUMNS.map((one) => (one.by === "event" ? FOUND_COLUMN : one)) : LIST_COLUMNS;

export function GameHead({ hasFinds }: { readonly hasFinds: boolean }) {
	const { games } = useOpened();
	const order = useGames((state) => state.order);
	return (
		<thead>
			<tr aria-rowindex={1}>
				{columnsOf(hasFinds).map((column) => {
					const isBy = order.by === column.by;
					const direction = order.isDown ? "descending" : "ascending";
					return (
						<th key={column.by} data-column={column.by} aria-sort={isBy ? direction : undefined}>
							<button
								type="button"
								className="quiet"
								title={gamesWords.list.hint(column.by)}
								onClick={() => games.sort(next(order, column))}
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
	const { games } = useOpened();
	const order = useGames((state) => state.order);
	const hasFinds = useGames((state) => state.filter.find !== undefined);
	const all = [FILE, ...(hasFinds ? [FOUND_COLUMN] : []), ...LIST_COLUMNS, ELO];
	const choose = (by: string) => {
		const column = all.find((one) => one.by === by) ?? FILE;
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
