// Whether a media query is true, for a component.

import { useCallback, useRef, useSyncExternalStore } from "react";

/** Windows of phones: what is beside the board elsewhere is below it there. */
export const NARROW = "(max-width: 767px)";

/** Windows of phones on their side: they show the board, and little below it. */
export const LOW = "(min-width: 768px) and (max-height: 500px)";

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
