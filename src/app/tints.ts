// The colours of the board, for the legends of a page, and what they lie on there.

import { cssTint, PALE_SQUARE, TINTS } from "../board/palette.ts";
import {
	CONTESTED,
	COUNT_NAMES,
	type Control,
	DARK,
	LIGHT,
	NEUTRAL,
} from "../control/controlMap.ts";

const CLASSES: readonly Control[] = [NEUTRAL, CONTESTED, LIGHT, DARK];

export function setTints(): void {
	const { style } = document.documentElement;
	style.setProperty("--ground", PALE_SQUARE);
	for (const control of CLASSES) {
		const name = `--tint-${COUNT_NAMES[control]}`;
		style.setProperty(name, cssTint(TINTS[control]));
	}
}
