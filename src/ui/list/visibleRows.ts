// Which rows of a long list are in sight. Browsers lay out no more than some millions of pixels: a list that is longer is scrolled faster.

/** Pixels that every browser lays out. */
export const MOST_PIXELS = 15_000_000;

/** Rows beside those in sight. */
const AROUND = 8;

export type InSight = {
	readonly from: number;
	readonly to: number;
	/** Pixels above the first of them, and below the last. */
	readonly above: number;
	readonly below: number;
};

/** How high all rows are on screen. */
export const heightOf = (count: number, row: number): number => Math.min(MOST_PIXELS, count * row);

export function inSight(count: number, row: number, top: number, height: number): InSight {
	const all = heightOf(count, row);
	const room = Math.max(1, all - height);
	const share = Math.min(1, Math.max(0, top / room));
	// Where the list is as high as its rows, that is top / row.
	const first = Math.floor((share * Math.max(0, count * row - height)) / row);
	const from = Math.max(0, first - AROUND);
	const to = Math.min(count, first + Math.ceil(height / row) + AROUND);
	const lead = all === count * row ? from * row : top - (first - from) * row;
	const above = Math.max(0, Math.min(lead, all - (to - from) * row));
	return { from, to, above, below: Math.max(0, all - above - (to - from) * row) };
}

/** How far to scroll so that a row is in sight; as far as it is, if it is. */
export function topFor(
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
