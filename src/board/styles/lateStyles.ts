// The styles of the board but the first: a visit that keeps that one never loads them.

import { latePart } from "../../runtime/late/loadPart.ts";
import { PLAIN } from "../heat/palette.ts";
import type { BoardLooks } from "../view.ts";

export const loadStyles = latePart("styles", () => import("./styles.ts"));

type Style = Pick<BoardLooks, "board" | "heat">;

let palettes: typeof import("./styles.ts").PALETTES | undefined;

/** Those of the first board until the others are there. */
export const paletteIn = ({ board, heat }: Style) => palettes?.[board][heat] ?? PLAIN;

/** Acts at once, and again where colours have to come first. */
export function withPalette({ board, heat }: Style, act: () => void): void {
	act();
	if (palettes !== undefined || board + heat === "plainnormal") return;
	loadStyles().then((styles) => {
		palettes = styles.PALETTES;
		act();
	}, console.error);
}
