// Sizes a board by the window and its device pixels, and at once when they change.

import { useMemo, useSyncExternalStore } from "react";
import { type BoardSize, snap } from "./geometry.ts";

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
export const useRatio = (): number =>
	useSyncExternalStore(
		subscribe,
		() => devicePixelRatio,
		() => 1,
	);

/** A board as wide as a formula makes it in this window; where there is none, one of no width. */
export function useSize(formula: (windowWidth: number, windowHeight: number) => number): BoardSize {
	const width = useSyncExternalStore(
		subscribe,
		() => formula(innerWidth, innerHeight),
		() => 0,
	);
	const ratio = useRatio();
	return useMemo(() => snap(width, ratio), [width, ratio]);
}
