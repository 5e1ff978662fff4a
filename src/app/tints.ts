// The colours of the board, for the legends of a page.

import { cssTint, TINTS } from "../board/palette.ts";
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
	for (const control of CLASSES) {
		const name = `--tint-${COUNT_NAMES[control]}`;
		document.documentElement.style.setProperty(name, cssTint(TINTS[control]));
	}
}
