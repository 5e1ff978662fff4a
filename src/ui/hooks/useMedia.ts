// Whether a media query is true, for a component.

import { useCallback, useRef, useSyncExternalStore } from "react";

/** Windows of phones: what is beside the board elsewhere is below it there. */
export const NARROW = "(max-width: 767px)";

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
