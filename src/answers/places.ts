// Games that are looked at more closely, and in which moves.

/** Full moves, both included. */
export type Span = { readonly from: number; readonly to: number };

export type Place = { readonly game: number; readonly side: 0 | 1 };

/** So many at most, evenly chosen. */
export function evenly<Item>(all: readonly Item[], most: number): Item[] {
	if (all.length <= most) return [...all];
	return Array.from(
		{ length: most },
		(_, index) => all[Math.floor((index * all.length) / most)] as Item,
	);
}
