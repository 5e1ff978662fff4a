// Finds where the board's page is, and which game or position a tag names.

/**
 * The address of our script; embed.html stands beside it. It is known only while the script runs
 * for the first time. A script within SVG has no `src`. A module, or a script in a bundle, does not
 * know its address, and must not guess: the next best embed.js may be another site's, and the game
 * would go there.
 */
const scriptAddress = (document.currentScript as HTMLScriptElement | null)?.src;

/**
 * In a sandboxed page no frame has an origin that could be named; pages from disk have none either,
 * but their frames do.
 */
export const isSandboxed = window.origin === "null" && location.protocol !== "file:";

/**
 * The address of the board's page, as the tag names it, from the page's base as in all of HTML, or
 * else beside our script; throws where there can be none.
 */
export function addressOfBoard(named: string | null): URL {
	const base = named === null ? scriptAddress : document.baseURI;
	if (!base) throw new Error("A module needs embed.html in src");
	const address = named ?? "embed.html";
	if (URL.canParse(address, base)) {
		const found = new URL(address, base);
		if (/^https?:$/.test(found.protocol)) return found;
	}
	throw new Error(`There is no board at ${address}`);
}

/** Why the page at an address may say nothing: of another host no script learns more. */
export function whySilent(address: string): string {
	const { origin, pathname } = new URL(address);
	return `The board does not answer: there may be none at ${origin}${pathname}, or policies lack frame-src ${origin} here, script-src 'self' or frame-ancestors there`;
}

/** The text between the ends of a tag. Its lines may end in markup. */
function textOf(element: HTMLElement): string {
	const all = document.createRange();
	all.selectNodeContents(element);
	const copy = all.cloneContents();
	for (const end of copy.querySelectorAll("br, p, div, li")) end.after("\n");
	return copy.textContent.trim();
}

/**
 * The game or position of a tag: its attributes, else its text. In a FEN, underscores may stand for
 * blanks.
 */
export const gameIn = (element: HTMLElement): string =>
	element.getAttribute("pgn") ||
	element.getAttribute("fen")?.replaceAll("_", " ") ||
	textOf(element);
