// Long reading: runs in slices, with a progress bar. Most games are read before the bar would
// appear.

import { inSlices, type Run } from "../../runtime/slices.ts";
import type { Reading } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";

/** Milliseconds before the progress bar appears. */
const UNSAID = 300;

/** Milliseconds for which the page waits for a game before it appears without one. */
const MOMENT = 1500;

/**
 * Waits for a promise, but only for a moment; longer work continues while the page is there
 * already.
 */
export const soon = (work: Promise<unknown>): Promise<unknown> =>
	Promise.race([work, new Promise((resolve) => setTimeout(resolve, MOMENT))]);

type About = Pick<Reading, "what" | "canStop">;

/** Runs the work of one reading, until it is cancelled. */
export function createReading(store: AppStore, about: About, isWanted = () => true): Run {
	const since = performance.now();
	let shown: Reading | undefined;
	const tell = (share: number) => {
		const done = Math.floor(share * 100);
		if (performance.now() - since < UNSAID || done === shown?.done) return;
		shown = { ...about, done };
		store.set({ reading: shown });
	};
	const run = inSlices(isWanted, tell);
	return async (work) => {
		try {
			return await run(work);
		} finally {
			// Another reading may have started meanwhile.
			if (shown !== undefined && store.get().reading === shown) store.set({ reading: undefined });
		}
	};
}
