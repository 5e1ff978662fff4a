// Scrolls to what is said of an answer where a bar lies over the foot of the page, as on phones.

/** Pixels between the words and the bar. */
const ROOM_PX = 14;

/** Brings what is said above the bar, as far as the board stays in sight. */
export function showReasons(said: Element, board: Element, bar: Element): void {
	const foot = Math.min(innerHeight, bar.getBoundingClientRect().top) - ROOM_PX;
	const below = said.getBoundingClientRect().bottom - foot;
	const covered = Number.parseFloat(getComputedStyle(board).scrollMarginTop);
	const by = Math.min(below, board.getBoundingClientRect().top - covered);
	if (by > 0) window.scrollBy(0, by);
}
