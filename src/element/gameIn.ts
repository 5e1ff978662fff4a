// The game or position that a tag names: its attributes go before the text between its ends.

/** Lines may end in markup. */
function textOf(element: HTMLElement): string {
	const all = document.createRange();
	all.selectNodeContents(element);
	const copy = all.cloneContents();
	for (const end of copy.querySelectorAll("br, p, div, li")) end.after("\n");
	return copy.textContent.trim();
}

/** In a FEN, underscores may stand for blanks, as in an address. */
export const gameIn = (element: HTMLElement): string =>
	element.getAttribute("pgn") ||
	element.getAttribute("fen")?.replaceAll("_", " ") ||
	textOf(element);
