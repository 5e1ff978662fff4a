// The colours of the board, for the legends of a page.

import { cssTint, TINTS } from "../board/palette.ts";
import { CONTESTED, type Control, DARK, LIGHT, NEUTRAL } from "../control/controlMap.ts";

const NAMES: readonly (readonly [string, Control])[] = [
	["neutral", NEUTRAL],
	["contested", CONTESTED],
	["light", LIGHT],
	["dark", DARK],
];

export function setTints(): void {
	for (const [name, control] of NAMES) {
		document.documentElement.style.setProperty(`--tint-${name}`, cssTint(TINTS[control]));
	}
}
