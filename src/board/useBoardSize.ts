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

/** CSS pixels of a letter that its visitor has set to 16. */
let letter: number | undefined;

function lettersOf(): number {
	const probe = document.createElement("span");
	probe.style.cssText = "font-size: medium; position: absolute";
	document.body.append(probe);
	letter = Number.parseFloat(getComputedStyle(probe).fontSize) / 16;
	probe.remove();
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
