// The colours of the board, the same in both themes: owned land soft, tension strong. On every
// board and in every strength of heat but the soft one, any two classes differ by a CIEDE2000 of 20
// or more for every eye and 27 for normal sight, also where one lies on a pale square and the other
// on a deep one beside it; no class is lost on a bare square, and black letters are read on all:
// tests/board/heat/palette.test.ts computes it again. The first board stands here, in its usual
// strength; all others (palettes.ts) come when they are chosen.

import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../../control/classes.ts";

export const INK = "#1f1c18";
export const PAPER = "#ffffff";
/** Colour of text on squares. */
export const LETTER = "#000000";

/** A colour and how much of it is laid over a square. */
export type Tint = {
	readonly colour: string;
	readonly alpha: number;
	/** Both as CSS says them. */
	readonly css: string;
	/** Resulting colours on a square. */
	readonly on: { readonly pale: string; readonly deep: string };
};

/** Colours of a board: its squares, and the tints over them. */
export type Palette = {
	readonly pale: string;
	readonly deep: string;
	readonly tints: Readonly<Record<Control, Tint>>;
};

export type Rgb = readonly [number, number, number];

function rgbOf(colour: string): Rgb {
	const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
	return [part(1), part(3), part(5)];
}

/** The colour that is seen of one over another. */
export const mixed = (under: string, colour: string, alpha: number): Rgb => {
	const [below, over] = [rgbOf(under), rgbOf(colour)];
	const mix = (part: 0 | 1 | 2) => below[part] * (1 - alpha) + over[part] * alpha;
	return [mix(0), mix(1), mix(2)];
};

const cssOf = (colour: Rgb): string => `rgb(${colour.map(Math.round).join(" ")})`;

/** A class's colour and alpha. */
export type Laid = readonly [string, number];

export function paletteOf(
	pale: string,
	deep: string,
	...[neutral, whites, blacks, contested]: readonly [Laid, Laid, Laid, Laid]
): Palette {
	const tint = ([colour, alpha]: Laid): Tint => ({
		colour,
		alpha,
		css: `rgb(${rgbOf(colour).join(" ")} / ${alpha})`,
		on: { pale: cssOf(mixed(pale, colour, alpha)), deep: cssOf(mixed(deep, colour, alpha)) },
	});
	const tints = {
		[NEUTRAL]: tint(neutral),
		[WHITES]: tint(whites),
		[BLACKS]: tint(blacks),
		[CONTESTED]: tint(contested),
	};
	return { pale, deep, tints };
}

export const PLAIN = paletteOf(
	"#f2f2f2",
	"#d9d8d5",
	["#cffff3", 0.67],
	["#fcb245", 0.62],
	["#4173aa", 0.65],
	["#d30520", 0.74],
);

/** The ink of a side's arrows: of its colour, and dark enough for any square. */
export const SIDE_INKS: Readonly<Record<Side, string>> = { [WHITE]: "#8a4b00", [BLACK]: "#123a70" };

/** The inks of arrows and circles that a game's file draws. */
export const DRAWN_INKS: Readonly<Record<string, string>> = {
	G: "#1d7a35",
	R: "#a3161f",
	Y: "#ffd21f",
	B: "#1f56a8",
};

/** Round those that are light: paper would not part them from the squares. */
export const DRAWN_CASINGS: Readonly<Record<string, string>> = { Y: INK };

/** The ring round a piece that hangs. */
export const HANGING_INK = "#a3161f";
