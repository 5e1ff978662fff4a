// The colours of the board, the same in both themes. Tints were computed so that any two of them differ by a CIEDE2000 of more than
// 20 for every eye, also where one lies on a pale square and the other on a deep one beside it, and none is too dark for either
// army: tests/board/palette.test.ts computes it again.

import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../control/classes.ts";

export const PALE_SQUARE = "#ececea";
export const DEEP_SQUARE = "#b4b4b0";
export const INK = "#1f1c18";
export const PAPER = "#ffffff";

/** A colour and how much of it is laid over a square. */
export type Tint = { readonly colour: string; readonly alpha: number };

export const TINTS: Readonly<Record<Control, Tint>> = {
	[NEUTRAL]: { colour: "#b6fada", alpha: 0.55 },
	[WHITES]: { colour: "#ffaf01", alpha: 0.65 },
	[BLACKS]: { colour: "#0a4a86", alpha: 0.59 },
	[CONTESTED]: { colour: "#c4041c", alpha: 0.65 },
};

/** A square's look: no tint, the four classes, and the four in the shades of the lens of strength. */
export type Look = number & { readonly unit: "look" };

export const BARE = 0 as Look;
export const lookOf = (control: Control): Look => (control + 1) as Look;

const CONTROLS: readonly Control[] = [NEUTRAL, WHITES, BLACKS, CONTESTED];

/** The class that a look is one of. */
export const classOf = (look: Look): Control =>
	(look <= CONTROLS.length ? look - 1 : Math.floor((look - 5) / 3)) as Control;

/** How much of each class's colour is laid over a square: barely, clearly, far more attackers than the other side has. */
const SHADES: Readonly<Record<Control, readonly [number, number, number]>> = {
	[NEUTRAL]: [0.55, 0.55, 0.55],
	[WHITES]: [0.38, 0.64, 0.9],
	[BLACKS]: [0.43, 0.51, 0.59],
	[CONTESTED]: [0.493, 0.575, 0.655],
};

/** The look of a class of which one side has so many attackers more than the other. */
export const shadeOf = (control: Control, excess: number): Look =>
	(5 + control * 3 + Math.min(3, Math.max(1, excess)) - 1) as Look;

/** The tint of each look, by its number. */
export const LOOKS: readonly (Tint | undefined)[] = [
	undefined,
	...CONTROLS.map((control) => TINTS[control]),
	...CONTROLS.flatMap((control) =>
		SHADES[control].map((alpha) => ({ colour: TINTS[control].colour, alpha })),
	),
];

type Rgb = readonly [number, number, number];

function rgbOf(colour: string): Rgb {
	const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
	return [part(1), part(3), part(5)];
}

/** As CSS says it. */
export const cssTint = ({ colour, alpha }: Tint): string =>
	`rgb(${rgbOf(colour).join(" ")} / ${alpha})`;

export const squareColour = (isPale: boolean): string => (isPale ? PALE_SQUARE : DEEP_SQUARE);

/** What is seen of a square under a tint. */
export function tinted(isPale: boolean, tint: Tint | undefined): Rgb {
	const [r, g, b] = rgbOf(squareColour(isPale));
	if (tint === undefined) return [r, g, b];
	const over = rgbOf(tint.colour);
	const mix = (under: number, index: 0 | 1 | 2) =>
		under * (1 - tint.alpha) + over[index] * tint.alpha;
	return [mix(r, 0), mix(g, 1), mix(b, 2)];
}

/** How light a colour is, from 0 to 1, as WCAG measures contrast. */
export function luminance([r, g, b]: Rgb): number {
	const linear = (value: number) =>
		value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
	return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Black or white, whichever is read better on each square. */
const LETTERS = [false, true].map((isPale) =>
	LOOKS.map((tint) => (luminance(tinted(isPale, tint)) > 0.18 ? "#000000" : "#ffffff")),
);

export const letterColour = (isPale: boolean, look: Look): string =>
	LETTERS[isPale ? 1 : 0]?.[look] ?? INK;
