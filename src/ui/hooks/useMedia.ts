// Whether a media query is true, for a component.

import { useCallback, useSyncExternalStore } from "react";
import { PHONE, TABLET } from "../style/windows.ts";

/** Windows in which what a move changed is shown at the board, not below the list of moves. */
export const CHANGES_AT_BOARD = `${PHONE}, ${TABLET}`;

let letters = 1;

/** For letters that many times as large as the browser's (style/letters.ts). */
export function setLetters(times: number): void {
	letters = times;
}

/** A query about the window, in pixels or letters, for letters as large as the page has them. */
export const inLetters = (query: string): string =>
	query.replace(
		/([\d.]+)(px|em)\b/g,
		(_, size, unit) => `${(size * letters) / (unit === "px" ? 16 : 1)}em`,
	);

export const isWindow = (query: string): boolean => matchMedia(inLetters(query)).matches;

export function useMedia(query: string): boolean {
	const subscribe = useCallback(
		(listener: () => void) => {
			const media = matchMedia(inLetters(query));
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
