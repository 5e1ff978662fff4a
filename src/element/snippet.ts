// What an author puts into a page: the element with its script, or a frame alone where scripts are not welcome.

import { attribute, escaped } from "./markup.ts";

/** Attributes by name; those without a value stand alone. */
export type Attributes = Readonly<Record<string, string>>;

/** The element, with a game between its tags that can be read without it. */
export function formatElement(home: string, game: string, attributes: Attributes): string {
	const given = Object.entries(attributes).map(attribute).join("");
	const script = attribute(["src", new URL("embed.js", home).href]);
	return `<script${script}></script>\n<square-control${given}>\n${escaped(game.trim())}\n</square-control>`;
}

/** The frame alone: it has the height that is written here. */
export function formatFrame(home: string, game: string, attributes: Attributes): string {
	const address = new URL("embed.html", home);
	const given = new URLSearchParams();
	for (const [name, value] of Object.entries(attributes)) given.set(name, value || "yes");
	given.set("pgn", game.trim());
	address.hash = given.toString();
	const src = attribute(["src", address.href]);
	return `<iframe${src} title="Chessboard coloured by control" loading="lazy" style="width: 100%; height: 640px; border: 0"></iframe>`;
}
