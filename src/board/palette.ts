// The colours of the board, the same in both themes. Tints were computed so that any two of them differ by a CIEDE2000 of more than
// 20 for every eye, also where one lies on a pale square and the other on a deep one beside it, and none is too dark for either
// army: tests/board/palette.test.ts computes it again.

import { CONTESTED, type Control, DARK, LIGHT, NEUTRAL } from "../control/controlMap.ts";

export const PALE_SQUARE = "#ececea";
export const DEEP_SQUARE = "#b4b4b0";
export const INK = "#1f1c18";
export const PAPER = "#ffffff";

/** A colour and how much of it is laid over a square. */
export type Tint = { readonly colour: string; readonly alpha: number };

export const TINTS: Readonly<Record<Control, Tint>> = {
	[NEUTRAL]: { colour: "#b6fada", alpha: 0.55 },
	[LIGHT]: { colour: "#ffaf01", alpha: 0.65 },
	[DARK]: { colour: "#0a4a86", alpha: 0.59 },
	[CONTESTED]: { colour: "#c4041c", alpha: 0.65 },
};

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

/** Black or white, whichever is read better on each square; the last is without a tint. */
const LETTERS = [false, true].map((isPale) =>
	[...Object.values(TINTS), undefined].map((tint) =>
		luminance(tinted(isPale, tint)) > 0.18 ? "#000000" : "#ffffff",
	),
);

export const letterColour = (isPale: boolean, control: Control | undefined): string =>
	LETTERS[isPale ? 1 : 0]?.[control ?? 4] ?? INK;
