// How wide the boards of the application's own pages are in a window, in CSS pixels. Frames and
// boards of others follow what is round them.

// COLUMN, LOW and PHONE of windows.ts in figures, for formulas.
const isColumn = (width: number) => width < 768;
const isLow = (height: number) => height <= 500;
export const isPhone = (width: number, height: number) =>
	width < 560 || (isColumn(width) && !isLow(height));
/** Phones, upright or lying: their windows are measured in pixels, whatever their letters. */
export const isHeld = (width: number, height: number) => isColumn(width) || isLow(height);

/** How often the letters of a browser whose visitor has set none go into the page's. */
export const lettersSet = (): number =>
	Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 15;

/** So much of a low window, as that of a phone on its side, is below the board. */
const LOW_MARGIN = 92;

/**
 * The widths of specification and product, in CSS pixels. A phone on its side has the panel beside
 * the board: one of 75 % would be higher than it.
 */
export const boardWidth = (windowWidth: number, windowHeight: number): number =>
	isPhone(windowWidth, windowHeight)
		? windowWidth * 0.75
		: Math.min(windowWidth * 0.47, windowHeight * 0.67);

/** CSS pixels that a large board leaves free below it, and for the panel beside it. */
const LARGE_MARGIN = 98;
const LARGE_PANEL = 640;
/** With a column for the list of moves. */
const LARGE_PANELS = 950;
/** On a tablet held upright: beside the board is the legend, below it timeline and moves. */
const LARGE_LEGEND = 352;
const LARGE_BELOW = 570;

/** The largest width there is room for: everything but the board is beside it then. */
export function largestWidth(windowWidth: number, windowHeight: number): number {
	const least = boardWidth(windowWidth, windowHeight);
	if (isPhone(windowWidth, windowHeight)) return windowWidth;
	if (isLow(windowHeight)) return Math.max(least, windowHeight - LOW_MARGIN);
	// In large windows letters grow with the window.
	const pixel = windowWidth < 1500 ? 1 : Math.max(1, least / 720);
	const panel = windowWidth < 1800 ? LARGE_PANEL : LARGE_PANELS;
	const isTablet = windowHeight >= windowWidth;
	const [beside, below] = isTablet ? [LARGE_LEGEND, LARGE_BELOW] : [panel, LARGE_MARGIN];
	const most = Math.min(windowHeight - below * pixel, windowWidth - beside * pixel);
	return Math.max(least, most);
}

/** So much of the way from the usual width to the largest, 0 to 1. */
export const grownWidth =
	(growth: number) =>
	(windowWidth: number, windowHeight: number): number => {
		const least = boardWidth(windowWidth, windowHeight);
		return least + growth * (largestWidth(windowWidth, windowHeight) - least);
	};

/**
 * As large as leaves room for coordinates beside it, and for words to be read from the last row. It
 * follows the window alone, so that nothing that opens meanwhile moves it.
 */
export const presentWidth = (windowWidth: number, windowHeight: number): number =>
	windowWidth < windowHeight
		? Math.min(windowWidth * 0.9, windowHeight * 0.55)
		: Math.min(windowHeight * 0.852, windowWidth * 0.606);

export const exampleWidth = (windowWidth: number, windowHeight: number): number =>
	isColumn(windowWidth) ? windowWidth * 0.4 : Math.min(windowWidth * 0.3, windowHeight * 0.5);
