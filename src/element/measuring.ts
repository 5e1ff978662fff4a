// How boards take their room in a page. Those that come together are measured together, before any
// of them takes its room: one after the other, each would have the whole page laid out anew.

export type Measured = { readonly width: () => number; readonly reserve: (width: number) => void };

const waiting = new Set<Measured>();

function measure(): void {
	const found = [...waiting].map((board) => [board, board.width()] as const);
	waiting.clear();
	for (const [board, width] of found) board.reserve(width);
}

/** Measures a board once the current script is done. */
export function measureSoon(board: Measured): void {
	if (waiting.size === 0) queueMicrotask(measure);
	waiting.add(board);
}

const current = new WeakMap<CSSStyleSheet, string>();

/** The same styles again would have the page laid out, too. */
export function replaceStyles(sheet: CSSStyleSheet, styles: string): void {
	if (current.get(sheet) !== styles) sheet.replaceSync(styles);
	current.set(sheet, styles);
}

/**
 * A scroll bar that comes and goes makes frames narrower and lower, which takes the scroll bar
 * away: within so many pixels and milliseconds the taller one stays.
 */
const SCROLL_BAR_PX = 24;
const SETTLING_MS = 500;

export const isScrollBar = (less: number, milliseconds: number): boolean =>
	less > 0 && less <= SCROLL_BAR_PX && milliseconds < SETTLING_MS;
