// The game or position that a tag names: its attributes go before the text between its ends.

/** Lines may end in markup. */
function textOf(element: HTMLElement): string {
	const copy = document.createElement("div");
	copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
	for (const end of copy.querySelectorAll("br, p, div, li")) end.after("\n");
	return copy.textContent.trim();
}

/** In a FEN, underscores may stand for blanks, as in an address. */
export const gameIn = (element: HTMLElement): string =>
	element.getAttribute("pgn") ||
	element.getAttribute("fen")?.replaceAll("_", " ") ||
	textOf(element);
