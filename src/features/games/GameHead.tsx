// The head of the list, whose columns sort it; and the same as a choice, where there is no room for columns.

import type { Order, OrderName } from "../../collection/sort.ts";
import { useGames, useOpened } from "./useGames.ts";

export type ListColumn = {
	readonly by: OrderName;
	readonly title: string;
	readonly hint?: string;
	/** Is the largest asked for first? */
	readonly isDown?: boolean;
};

export const LIST_COLUMNS: readonly ListColumn[] = [
	{ by: "white", title: "White" },
	{ by: "black", title: "Black" },
	{ by: "result", title: "Result" },
	{ by: "day", title: "Date", isDown: true },
	{ by: "opening", title: "Opening" },
	{ by: "event", title: "Event" },
	{ by: "moves", title: "Moves", isDown: true },
	{
		by: "swing",
		title: "Swing",
		hint: "The most squares that turned with one move",
		isDown: true,
	},
	{ by: "contested", title: "Contested", hint: "Contested squares, on average", isDown: true },
	{
		by: "hung",
		title: "Hung",
		hint: "The most that a hanging piece lost when it was taken, in pawns, by exchanges",
		isDown: true,
	},
];

export const FOUND_COLUMN: ListColumn = { by: "found", title: "Found", isDown: true };

const ELO: ListColumn = { by: "elo", title: "Rating", isDown: true };
const FILE: ListColumn = { by: "file", title: "As read" };

const next = (order: Order, { by, isDown = false }: ListColumn): Order =>
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
								title={column.hint}
								onClick={() => games.sort(next(order, column))}
							>
								{column.title}
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
			<span className="soft">Sorted by</span>
			<select value={order.by} onChange={(event) => choose(event.target.value)}>
				{all.map(({ by, title, hint }) => (
					<option key={by} value={by} title={hint}>
						{title}
					</option>
				))}
			</select>
		</label>
	);
}
