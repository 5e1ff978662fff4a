// The windows that style sheets name, and how they are measured: in the visitor's letters. For
// whom these are twice as large, a window of 1440 pixels is laid out as one of 720, but a phone
// stays a phone. What the rules say in pixels is for letters of 16.

import { inLetters } from "../src/ui/style/measure.ts";
import * as windows from "../src/ui/style/windows.ts";

/** For each sheet, which is compiled by itself; in one line, so that lines of faults are right. */
const NAMED = Object.entries(windows)
	.map(([name, query]) => `@custom-media --${name.toLowerCase().replace("_", "-")} ${query};`)
	.join(" ");

/** A query about a container, in letters: the application's are 15 pixels at first. */
const containerInLetters = (query) =>
	query.replace(/(\d+)px/g, (_, pixels) => `${(pixels / 15).toFixed(4)}rem`);

/** Windows of phones, upright or lying: they are those of phones whatever their letters are. */
const HELD = `${windows.COLUMN} or ${windows.LOW}`;

/** A list of queries about the window. */
export function windowInLetters(query) {
	if (!query.includes("px")) return query;
	const any = `(${query.replaceAll(",", ") or (")})`;
	return `((not (${HELD})) and (${inLetters(any)})) or ((${HELD}) and (${any}))`;
}

/** A name's whole query, or each feature of one that a sheet types. */
const mediaInLetters = (query) => {
	const [, name, whole] = /^@custom-media (--\S+) (.+)$/.exec(query) ?? [];
	return whole === undefined
		? query.replace(/\([^()]*px\)/g, (feature) => `(${windowInLetters(feature)})`)
		: `@custom-media ${name} ${windowInLetters(whole)}`;
};

/** The application's own pages; frames are as large as their host makes them. */
const MEASURED = /\/src\/(pages\/app|board|features|ui)\/.*\.css(?:\?direct)?$/;

/**
 * For Vite: queries in the place of their names (256 is Features.CustomMediaQueries); the rest is
 * written for browsers of today.
 */
export const sheets = {
	transformer: "lightningcss",
	lightningcss: { targets: {}, drafts: { customMedia: true }, include: 256 },
};

export const letters = {
	name: "letters",
	enforce: "pre",
	transform(code, id) {
		if (!/\/src\/.*\.css(?:\?direct)?$/.test(id)) return undefined;
		const named = `${NAMED} ${code}`;
		return MEASURED.test(id)
			? named
					.replace(/@container[^{;]+/g, containerInLetters)
					.replace(/@(?:custom-media|media)[^{;]+/g, mediaInLetters)
			: named;
	},
};
