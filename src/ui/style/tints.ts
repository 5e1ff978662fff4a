// The colours of the board, for the legends of a page: what they lie on, and the tints and patterns
// that it has at present.

import { CLASS_LIST, NEUTRAL } from "../../control/classes.ts";
import { DRAWN_INKS, HANGING_INK, INK, PAPER, PLAIN } from "../../heat/palette.ts";

export function showTints(palette = PLAIN, tintsNeutral = true, showsPatterns = false): void {
	const { style, dataset } = document.documentElement;
	style.setProperty("--ground", palette.pale);
	style.setProperty("--deep", palette.deep);
	style.setProperty("--pen", INK);
	style.setProperty("--sheet", PAPER);
	style.setProperty("--hanging", HANGING_INK);
	for (const [colour, ink] of Object.entries(DRAWN_INKS))
		style.setProperty(`--drawn-${colour}`, ink);
	for (const { key, control } of CLASS_LIST) {
		const isBare = control === NEUTRAL && !tintsNeutral;
		style.setProperty(`--tint-${key}`, isBare ? "transparent" : palette.tints[control].css);
	}
	if (showsPatterns) dataset.patterns = "";
	else delete dataset.patterns;
}
