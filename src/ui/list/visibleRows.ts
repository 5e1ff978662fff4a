// Which rows of a long list are visible. Browsers lay out no more than some millions of pixels: a
// list that is longer is scrolled faster than its rows pass.

/** Pixels that every browser lays out. */
export const MAX_LIST_PIXELS = 15_000_000;

/** Rows above and below those that are visible. */
const EXTRA_ROWS = 8;

export type VisibleRows = {
	readonly from: number;
	readonly to: number;
	/** Pixels above the first of them, and below the last. */
	readonly above: number;
	readonly below: number;
};

/** How high all rows are on screen. */
export const heightOf = (count: number, row: number): number =>
	Math.min(MAX_LIST_PIXELS, count * row);

export function visibleRows(count: number, row: number, top: number, height: number): VisibleRows {
	const all = heightOf(count, row);
	const scrollable = Math.max(1, all - height);
	const share = Math.min(1, Math.max(0, top / scrollable));
	// Where the list is as high as its rows, that is top / row.
	const first = Math.floor((share * Math.max(0, count * row - height)) / row);
	const from = Math.max(0, first - EXTRA_ROWS);
	const to = Math.min(count, first + Math.ceil(height / row) + EXTRA_ROWS);
	const offset = all === count * row ? from * row : top - (first - from) * row;
	const above = Math.max(0, Math.min(offset, all - (to - from) * row));
	return { from, to, above, below: Math.max(0, all - above - (to - from) * row) };
}

/** How far to scroll so that a row is visible; no further if it is. */
export function scrollTopFor(
	place: number,
	count: number,
	row: number,
	top: number,
	height: number,
): number {
	const all = heightOf(count, row);
	if (all < count * row) return (place / Math.max(1, count - 1)) * Math.max(0, all - height);
	if (place * row < top) return place * row;
	return Math.max(top, (place + 1) * row - height);
}
