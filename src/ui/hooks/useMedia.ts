// Whether a media query is true, for a component.

import { useCallback, useSyncExternalStore } from "react";
import { inLetters } from "../style/measure.ts";
import { PHONE, TABLET } from "../style/windows.ts";

/** Windows in which what a move changed is shown at the board, not below the list of moves. */
export const CHANGES_AT_BOARD = `${PHONE}, ${TABLET}`;

let letters = 1;

/** For letters that many times as large as the browser's (style/letters.ts). */
export function setLetters(times: number): void {
	letters = times;
}

export const isWindow = (query: string): boolean => matchMedia(inLetters(query, letters)).matches;

export function useMedia(query: string): boolean {
	const subscribe = useCallback(
		(listener: () => void) => {
			const media = matchMedia(inLetters(query, letters));
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
