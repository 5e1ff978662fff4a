// Spaces, sizes of texts, corners, shadows and colours have their names in ui/style: other sheets
// say those. Panels are made of parts, so that sheets, their lines and their queries grow fewer.

import { expect, test } from "vitest";
import { filesUnder, textOf } from "../../support/source.ts";

/** Sheets of pages that stand alone, and of paper, whose lengths are their own. */
const OWN =
	/^src\/(?:ui\/style|package|pages\/(?:demo|docs|embed|speaker))\/|\/(?:print|paper)\.css$/;

const sheets = filesUnder("src").filter((file) => file.endsWith(".css") && !OWN.test(file));

const declarations = sheets.flatMap((file) =>
	[...textOf(file).matchAll(/^\s*([\w-]+):\s*([^;{}]+);/gm)].map(
		([, property = "", value = ""]) => ({
			file,
			property,
			value,
		}),
	),
);

/** A length of more than two pixels; one that is a product of pixels, too. */
const LENGTH = /(?<![\w.])(?:[3-9]|\d\d+)(?:px| \* var\(--px\))/;

const typed = (properties: RegExp, value: RegExp) =>
	declarations.filter((one) => properties.test(one.property) && value.test(one.value)).length;

/**
 * Declarations that still type what has a name. Each of these numbers may only fall: who lowers one
 * writes it here.
 */
const TYPED = {
	spaces: 32,
	texts: 24,
	corners: 6,
	shadows: 6,
	colours: 14,
};

test("style sheets use named spaces, sizes, corners, shadows and colours, with a limited number of exceptions", () => {
	const found = {
		spaces: typed(/^(?:gap|row-gap|column-gap|(?:padding|margin)(?:-[\w-]+)?)$/, LENGTH),
		texts: typed(/^font-size$/, LENGTH),
		corners: typed(/^border-radius$/, LENGTH),
		shadows: typed(/^box-shadow$/, /\brgb|#/),
		colours: typed(
			/^(?:color|background(?:-color)?|border(?:-color)?|outline)$/,
			/#[\da-f]{3,8}\b|\brgb/,
		),
	};
	for (const [kind, most] of Object.entries(TYPED))
		expect(found[kind as keyof typeof TYPED], kind).toBeLessThanOrEqual(most);
});

/** Each of these numbers may only fall, too. */
const MOST = { sheets: 49, lines: 11_002, queries: 62 };

test("the number of style sheets, lines and media queries does not grow", () => {
	const texts = filesUnder("src")
		.filter((file) => file.endsWith(".css"))
		.map(textOf);
	const queries = texts.flatMap((text) =>
		[...text.matchAll(/@(?:media|container)[^{]+/g)].map(([query]) => query.trim()),
	);
	const found = {
		sheets: texts.length,
		lines: texts.reduce((sum, text) => sum + text.trimEnd().split("\n").length, 0),
		queries: new Set(queries).size,
	};
	for (const [kind, most] of Object.entries(MOST))
		expect(found[kind as keyof typeof MOST], kind).toBeLessThanOrEqual(most);
});
