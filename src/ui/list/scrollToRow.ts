// The least scrolling that shows all of a row, without moving the page.

export function scrollToRow(scroller: Element, row: Element): void {
	const [at, seen] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
	scroller.scrollTop += Math.min(Math.max(at.bottom - seen.bottom, 0), at.top - seen.top);
}
