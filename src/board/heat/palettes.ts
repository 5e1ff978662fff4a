// The colours that can be chosen in place of those of the first board: other squares, and other
// strengths of the colours over them. Each board has tints of its own, so that the classes keep
// their distances where another ground shows through: tests/board/heat/palette.test.ts computes it.

import type { BoardColour } from "./boards.ts";
import type { Heat } from "./heats.ts";
import { type Palette, PLAIN, paletteOf } from "./palette.ts";

type Palettes = Readonly<Record<BoardColour, Readonly<Record<Heat, Palette>>>>;

const WOOD = ["#f4eee6", "#dcd2c6"] as const;
const BLUE = ["#ebf1f7", "#cad7e4"] as const;
const GREEN = ["#ecf2e6", "#cedcc3"] as const;

/** Of each: neutral, White's, Black's, contested. */
export const PALETTES: Palettes = {
	plain: {
		soft: paletteOf(
			PLAIN.pale,
			PLAIN.deep,
			["#d6fff4", 0.66],
			["#fcbb55", 0.48],
			["#578cc0", 0.6],
			["#d41f3c", 0.6],
		),
		normal: PLAIN,
		strong: paletteOf(
			PLAIN.pale,
			PLAIN.deep,
			["#b4ffed", 0.64],
			["#ffb200", 0.66],
			["#154485", 0.57],
			["#d01230", 0.78],
		),
	},
	wood: {
		soft: paletteOf(
			...WOOD,
			["#d6fff8", 0.71],
			["#efbd75", 0.75],
			["#6397cb", 0.66],
			["#d9173f", 0.6],
		),
		normal: paletteOf(
			...WOOD,
			["#cffef6", 0.73],
			["#f8a847", 0.84],
			["#497cb3", 0.69],
			["#da0d34", 0.82],
		),
		strong: paletteOf(
			...WOOD,
			["#b7fff2", 0.7],
			["#eca021", 0.76],
			["#5178ac", 0.74],
			["#e20046", 0.85],
		),
	},
	blue: {
		soft: paletteOf(
			...BLUE,
			["#dafbed", 0.74],
			["#fcc063", 0.58],
			["#6591c1", 0.7],
			["#d63b50", 0.75],
		),
		normal: paletteOf(
			...BLUE,
			["#d4fdf0", 0.74],
			["#fcbb5e", 0.75],
			["#557fae", 0.76],
			["#d8061c", 0.74],
		),
		strong: paletteOf(
			...BLUE,
			["#c3fcec", 0.8],
			["#ffc237", 0.79],
			["#5076e1", 0.79],
			["#e5033a", 0.85],
		),
	},
	green: {
		soft: paletteOf(
			...GREEN,
			["#dbfcf6", 0.79],
			["#fa9a00", 0.41],
			["#3e7bce", 0.5],
			["#ef335f", 0.77],
		),
		normal: paletteOf(
			...GREEN,
			["#d4fbf6", 0.76],
			["#f7af3a", 0.78],
			["#0743ac", 0.47],
			["#e1012c", 0.79],
		),
		strong: paletteOf(
			...GREEN,
			["#c3fdf2", 0.79],
			["#fba604", 0.59],
			["#5a7dbc", 0.81],
			["#e30050", 0.85],
		),
	},
};
