// The palettes of the application's boards, as they are published.

import type { Palette } from "../../board/heat/palette.ts";
import { PALETTES } from "../../board/heat/palettes.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import { argumentError, requireText } from "../arguments.ts";
import type { HeatPalette, HeatScheme, HeatStrength } from "./answers.ts";

type Published = Readonly<
	Record<HeatScheme, Readonly<Record<HeatStrength, Required<HeatPalette>>>>
>;

const mapped = <Key extends string, From, To>(
	of: Readonly<Record<Key, From>>,
	change: (value: From) => To,
) =>
	Object.fromEntries(
		Object.entries<From>(of).map(([key, value]) => [key, change(value)]),
	) as Record<Key, To>;

const published = ({ pale, deep, tints }: Palette): HeatPalette => ({
	pale,
	deep,
	...Object.fromEntries(CLASS_LIST.map(({ key, control }) => [key, tints[control].css])),
});

export const palettes = mapped(PALETTES, (strengths) => mapped(strengths, published)) as Published;

/** A name, a code or one function: no more than that may come of it in a rule or a style. */
function isColour(text: string): boolean {
	const outer = text.replace(/\([\w#%.,+*/\s-]*\)/g, "");
	return outer === text ? /^\s*[\w#-]+\s*$/.test(text) : isColour(outer);
}

/** Where a comment begins, or the address of another host. */
const NO_COLOUR = /\/[/*]/;

function requireColours(palette: HeatPalette): HeatPalette {
	for (const [name, colour] of Object.entries(palette)) {
		if (colour === undefined) continue;
		if (!isColour(requireText(`a colour for ${name}`, colour)) || NO_COLOUR.test(colour))
			throw new RangeError(`No such colour for ${name}: ${colour}`);
	}
	return palette;
}

/** The palette of a name, or the one that is given. */
export function paletteNamed(scheme: HeatScheme | HeatPalette): HeatPalette {
	if (typeof scheme === "object" && scheme !== null) return requireColours(scheme);
	if (Object.hasOwn(palettes, scheme)) return palettes[scheme].normal;
	throw argumentError(`one of ${Object.keys(palettes).join(", ")}, or colours`, scheme);
}
