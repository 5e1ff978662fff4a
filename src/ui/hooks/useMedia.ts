// Whether a media query is true, for a component.

import { useCallback, useRef, useSyncExternalStore } from "react";

/** As the build makes the style sheets' queries: pixels are those of letters of 16. */
export const inLetters = (query: string): string =>
	query.replace(/(\d+)px/g, (_, pixels) => `${Number(pixels) / 16}em`);

/** Windows of phones held upright: what is beside the board elsewhere is below it there. */
export const NARROW = inLetters("(max-width: 559px), (max-width: 767px) and (min-height: 501px)");

/** Windows in which the list of moves has a column of its own, as in layout.css and moves.css. */
export const WIDE = inLetters("(min-width: 1800px) and (min-height: 700px)");

export function useMedia(query: string): boolean {
	const media = useRef(matchMedia(query)).current;
	const subscribe = useCallback(
		(listener: () => void) => {
			media.addEventListener("change", listener);
			return () => media.removeEventListener("change", listener);
		},
		[media],
	);
	return useSyncExternalStore(subscribe, () => media.matches);
}
