// Where the element's script came from: embed.html stands beside it. A script that is loaded as a module, or lies in a bundle, is not
// told, and must not guess by looking round: the next best embed.js may be another site's, and the game would go there.

/** Asked while the script runs for the first time: later nobody knows. A script within SVG has no `src`. */
const home = (document.currentScript as HTMLScriptElement | null)?.src || undefined;

/** In a sandboxed page no frame has an origin that could be named; pages from disk have none either, but their frames do. */
export const isSandboxed = window.origin === "null" && location.protocol !== "file:";

/** The address of the board's page, as the tag names it or else beside our script; throws where there can be none. */
export function addressOfBoard(named: string | null): URL {
	if (named === null && home === undefined) {
		throw new Error("A module has to be told where embed.html is, in src");
	}
	const address = named ?? "embed.html";
	const base = home ?? document.baseURI;
	if (URL.canParse(address, base)) {
		const found = new URL(address, base);
		if (/^https?:$/.test(found.protocol)) return found;
	}
	throw new Error(`There is no board at ${address}`);
}
