// Whether a media query is true, for a component.

import { useCallback, useSyncExternalStore } from "react";
import { inLetters } from "../style/measure.ts";
import { COLUMN, LOW, PHONE, TABLET } from "../style/windows.ts";

/** Windows in which what a move changed is shown at the board, not below the list of moves. */
export const CHANGES_AT_BOARD = `${PHONE}, ${TABLET}`;

/** Phones, upright or lying. */
export const HELD = `${COLUMN}, ${LOW}`;

let letters = 1;

/** For letters that many times as large as the browser's (style/letters.ts). */
export function setLetters(times: number): void {
	letters = times;
}

/** A phone is one whatever its letters are. */
const ask = (query: string) =>
	matchMedia(matchMedia(HELD).matches ? query : inLetters(query, letters));

export const isWindow = (query: string): boolean => ask(query).matches;

export function useMedia(query: string): boolean {
	const subscribe = useCallback(
		(listener: () => void) => {
			const media = ask(query);
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
