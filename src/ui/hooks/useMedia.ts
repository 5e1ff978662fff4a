// Whether a media query is true, for a component.

import { useCallback, useSyncExternalStore } from "react";

// In letters of 16 pixels, as the build makes the queries of style sheets (scripts/letters.mjs).

/**
 * Windows of phones held upright (559, 767, 501 pixels): what is beside the board elsewhere is
 * below it there.
 */
export const NARROW = "(max-width: 34.9375em), (max-width: 47.9375em) and (min-height: 31.3125em)";

/** Windows of tablets held upright (768), where the panel is below the board. */
const UPRIGHT = "(min-width: 48em) and (orientation: portrait)";

/** Windows in which what a move changed is told at the board, not below the list of moves. */
export const TOLD_AT_BOARD = `${NARROW}, ${UPRIGHT}`;

/**
 * Windows in which the list of moves has a column of its own (1800, 700), as in layout.css and
 * moves.css.
 */
export const WIDE = "(min-width: 112.5em) and (min-height: 43.75em)";

/** Where a finger presses, and nobody is told of keys. */
export const COARSE = "(pointer: coarse)";

let letters = 1;

/** For letters that many times as large as the browser's (style/letters.ts). */
export function setLetters(times: number): void {
	letters = times;
}

/** A query about the window, for letters as large as the page has them. */
export const inLetters = (query: string): string =>
	letters === 1 ? query : query.replace(/([\d.]+)em\b/g, (_, size) => `${size * letters}em`);

export const isWindow = (query: string): boolean => matchMedia(inLetters(query)).matches;

export function useMedia(query: string): boolean {
	const subscribe = useCallback(
		(listener: () => void) => {
			const media = matchMedia(query);
			media.addEventListener("change", listener);
			window.addEventListener("resize", listener);
			return () => {
				media.removeEventListener("change", listener);
				window.removeEventListener("resize", listener);
			};
		},
		[query],
	);
	return useSyncExternalStore(subscribe, () => isWindow(query));
}
