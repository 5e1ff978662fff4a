// The colours of the board, for the legends of a page: what they lie on, and the tints and patterns
// that it has at present.

import { DRAWN_INKS, HANGING_INK, INK, PAPER, PLAIN } from "../../board/heat/palette.ts";
import { CLASS_LIST, NEUTRAL } from "../../control/classes.ts";

export function tintsOf(palette = PLAIN, tintsNeutral = true): Readonly<Record<string, string>> {
	const tints: Record<string, string> = {
		"--ground": palette.pale,
		"--deep": palette.deep,
		"--pen": INK,
		"--sheet": PAPER,
		"--hanging": HANGING_INK,
	};
	for (const [colour, ink] of Object.entries(DRAWN_INKS)) tints[`--drawn-${colour}`] = ink;
	for (const { key, control } of CLASS_LIST) {
		const isBare = control === NEUTRAL && !tintsNeutral;
		tints[`--tint-${key}`] = isBare ? "transparent" : palette.tints[control].css;
	}
	return tints;
}

export function showTints(palette = PLAIN, tintsNeutral = true, showsPatterns = false): void {
	const { style, dataset } = document.documentElement;
	for (const [name, tint] of Object.entries(tintsOf(palette, tintsNeutral)))
		style.setProperty(name, tint);
	if (showsPatterns) dataset.patterns = "";
	else delete dataset.patterns;
}
