// What a board's size follows: the window and its device pixels, at once.

import { useMemo, useSyncExternalStore } from "react";
import { type BoardSize, exampleWidth, grownWidth, presentWidth, snap } from "./geometry.ts";

/**
 * Zooming and moving to another screen change the ratio, which only a query for the present one
 * notices.
 */
function subscribe(onChange: () => void): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	window.addEventListener("resize", onChange, { signal });
	const watchRatio = () => {
		const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
		query.addEventListener(
			"change",
			() => {
				onChange();
				watchRatio();
			},
			{ signal, once: true },
		);
	};
	watchRatio();
	return () => listening.abort();
}

/** Device pixels for each CSS pixel. */
export const useRatio = (): number => useSyncExternalStore(subscribe, () => devicePixelRatio);

/** A board as wide as a formula makes it in this window. */
export function useSize(formula: (windowWidth: number, windowHeight: number) => number): BoardSize {
	const width = useSyncExternalStore(subscribe, () => formula(innerWidth, innerHeight));
	const ratio = useRatio();
	return useMemo(() => snap(width, ratio), [width, ratio]);
}

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
 * What a formula says of this window. Style sheets measure windows in the visitor's letters
 * (scripts/letters.mjs), so formulas do too: for whom letters are twice as large, a window is half
 * as wide.
 */
export function inWindow(formula: Formula): number {
	const by = letter ?? lettersOf();
	return formula(innerWidth / by, innerHeight / by) * by;
}

export const useBoardSize = (isPresented = false, growth = 0): BoardSize =>
	useSize(() => inWindow(isPresented ? presentWidth : grownWidth(growth)));
export const useExampleSize = (): BoardSize => useSize(() => inWindow(exampleWidth));
