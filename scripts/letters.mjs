// The windows that style sheets name, and how they are measured: in the visitor's letters. For
// whom these are twice as large, a window of 1440 pixels is laid out as one of 720. What the rules
// say in pixels is for letters of 16.

import * as windows from "../src/ui/style/windows.ts";

/** For each sheet, which is compiled by itself; in one line, so that lines of faults are right. */
const NAMED = Object.entries(windows)
	.map(([name, query]) => `@custom-media --${name.toLowerCase().replace("_", "-")} ${query};`)
	.join(" ");

/** A query in pixels, in letters: a browser's are 16 pixels at first, and the application's 15. */
const inLetters = (query) =>
	query.replace(/(\d+)px/g, (_, pixels) =>
		query.startsWith("@container") ? `${(pixels / 15).toFixed(4)}rem` : `${pixels / 16}em`,
	);

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
			? named.replace(/@(?:custom-media|media|container)[^{;]+/g, inLetters)
			: named;
	},
};
