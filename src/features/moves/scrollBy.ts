// How far a box scrolls so that something in it is in sight: not at its very edge, since the next one is looked for as well.

type Extent = { readonly top: number; readonly bottom: number };

/** The part of the box above and below that is kept for what comes before and after. */
const MARGIN = 1 / 4;

/** Pixels to scroll down, less than 0 for up, 0 where the inner extent is in sight. */
export function scrollBy(inner: Extent, box: Extent): number {
	const margin = (box.bottom - box.top) * MARGIN;
	const above = inner.top - (box.top + margin);
	if (above < 0) return above;
	const below = inner.bottom - (box.bottom - margin);
	return Math.max(0, below);
}
