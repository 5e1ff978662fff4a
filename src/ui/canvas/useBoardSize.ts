// How large the boards of the application's own pages are, by a window that is measured in the
// visitor's letters.

import type { BoardSize } from "../../board/geometry.ts";
import { useSize } from "../../board/useSize.ts";
import { exampleWidth, grownWidth, isHeld, presentWidth } from "./boardWidths.ts";

type Formula = (windowWidth: number, windowHeight: number) => number;

/** CSS pixels that media queries take for a letter, which no property tells: they are asked. */
function askLetter(): number {
	let [low, high] = [4, 128];
	while (high - low > 0.01) {
		const middle = (low + high) / 2;
		if (matchMedia(`(min-width: ${innerWidth / middle}em)`).matches) high = middle;
		else low = middle;
	}
	return Math.round(high * 10) / 10;
}

/** Against the letters of a browser whose visitor has set none. */
let letter: number | undefined;

function lettersOf(): number {
	if (innerWidth === 0) return 1;
	letter = askLetter() / 16;
	return letter;
}

/**
 * Returns the result of a formula for this window. Style sheets measure windows in the visitor's
 * letters (scripts/letters.mjs), so formulas do too: to a visitor whose letters are twice as large,
 * a window is half as wide, but for a phone.
 */
export function inWindow(formula: Formula): number {
	const by = isHeld(innerWidth, innerHeight) ? 1 : (letter ?? lettersOf());
	return formula(innerWidth / by, innerHeight / by) * by;
}

export const useBoardSize = (isPresented = false, growth = 0): BoardSize =>
	useSize(() => inWindow(isPresented ? presentWidth : grownWidth(growth)));
export const useExampleSize = (): BoardSize => useSize(() => inWindow(exampleWidth));
