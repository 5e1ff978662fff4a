// The colours of the board, for the legends of a page: what they lie on, and the tints and patterns
// that it has at present.

import {
	DEEP_SQUARE,
	DRAWN_INKS,
	HANGING_INK,
	INK,
	PALE_SQUARE,
	PAPER,
	TINTS,
} from "../../board/palette.ts";
import { CLASS_LIST, NEUTRAL } from "../../control/classes.ts";
import type { Heat } from "../../store/state/heats.ts";

type Look = {
	readonly heat: Heat;
	readonly tintsNeutral: boolean;
	readonly showsPatterns: boolean;
};

const PLAIN: Look = { heat: "normal", tintsNeutral: true, showsPatterns: false };

export function setTints({ heat, tintsNeutral, showsPatterns }: Look = PLAIN): void {
	const { style, dataset } = document.documentElement;
	style.setProperty("--ground", PALE_SQUARE);
	style.setProperty("--deep", DEEP_SQUARE);
	style.setProperty("--pen", INK);
	style.setProperty("--sheet", PAPER);
	style.setProperty("--hanging", HANGING_INK);
	for (const [colour, ink] of Object.entries(DRAWN_INKS))
		style.setProperty(`--drawn-${colour}`, ink);
	for (const { key, control } of CLASS_LIST) {
		const isBare = control === NEUTRAL && !tintsNeutral;
		style.setProperty(`--tint-${key}`, isBare ? "transparent" : TINTS[heat][control].css);
	}
	if (showsPatterns) dataset.patterns = "";
	else delete dataset.patterns;
}
