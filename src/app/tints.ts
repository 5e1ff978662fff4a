// The colours of the board, for the legends of a page, and what they lie on there.

import { DEEP_SQUARE, PALE_SQUARE, TINTS } from "../board/palette.ts";
import { CLASS_LIST } from "../control/classes.ts";
import { DEFAULT_HEAT, type Heat } from "../store/heats.ts";

export function setTints(heat: Heat = DEFAULT_HEAT): void {
	const { style } = document.documentElement;
	style.setProperty("--ground", PALE_SQUARE);
	style.setProperty("--deep", DEEP_SQUARE);
	for (const { key, control } of CLASS_LIST) {
		style.setProperty(`--tint-${key}`, TINTS[heat][control].css);
	}
}
