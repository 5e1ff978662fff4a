// Code that an author puts into a page: the element with its script, or a frame alone where scripts
// are not welcome.

import { attribute, escaped } from "../../runtime/markup.ts";

/** Attributes by name; those without a value stand alone. */
export type Attributes = Readonly<Record<string, string>>;

/** A version of script and page, by their addresses from the page that writes them down. */
export type Version = {
	readonly script: string;
	readonly page: string;
	/** The script's hash for browsers; the moving one has none. */
	readonly integrity?: string;
};

/** The one that gets better by itself. */
export const MOVING: Version = { script: "embed.js", page: "embed.html" };

/** The element, with a game between its tags that can be read without it. */
export function formatElement(
	home: string,
	game: string,
	attributes: Attributes,
	{ script: name, integrity }: Version = MOVING,
): string {
	const given = Object.entries(attributes).map(attribute).join("");
	const script = Object.entries({
		src: new URL(name, home).href,
		...(integrity !== undefined && { integrity, crossorigin: "anonymous" }),
	});
	return `<script${script.map(attribute).join("")}></script>\n<square-control${given}>\n${escaped(game.trim())}\n</square-control>`;
}

/** The frame alone: it has the height that is written here. */
export function formatFrame(
	home: string,
	game: string,
	attributes: Attributes,
	{ page }: Version = MOVING,
): string {
	const address = new URL(page, home);
	const given = new URLSearchParams();
	for (const [name, value] of Object.entries(attributes)) given.set(name, value || "yes");
	given.set("pgn", game.trim());
	address.hash = given.toString();
	const src = attribute(["src", address.href]);
	return `<iframe${src} title="Chessboard coloured by control" loading="lazy" style="width: 100%; height: 640px; border: 0"></iframe>`;
}
