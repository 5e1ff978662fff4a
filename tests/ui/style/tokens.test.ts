// Spaces, sizes of texts, corners, shadows and colours have their names in ui/style: other sheets
// say those.

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
	spaces: 38,
	texts: 30,
	corners: 7,
	shadows: 7,
	colours: 15,
};

test("sheets name spaces, sizes of texts, corners, shadows and colours, but for so many", () => {
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
