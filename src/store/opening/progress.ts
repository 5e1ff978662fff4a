// Reading that takes a while: it goes on in slices, and how far it is can be seen. Most games are
// read before anybody could be told.

import { inSlices, type Run } from "../../runtime/slices.ts";
import type { Reading } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";

/** Milliseconds before anything is said. */
const UNSAID = 300;

/** Milliseconds for which the page waits for a game before it is seen without it. */
const MOMENT = 1500;

/**
 * Waits for what takes no longer than a moment; all else goes on while the page is there already.
 */
export const soon = (work: Promise<unknown>): Promise<unknown> =>
	Promise.race([work, new Promise((resolve) => setTimeout(resolve, MOMENT))]);

type About = Pick<Reading, "what" | "canStop">;

/** Runs what belongs to one reading, for as long as it is wanted. */
export function createReading(store: AppStore, about: About, isWanted = () => true): Run {
	const since = performance.now();
	let told: Reading | undefined;
	const tell = (share: number) => {
		const done = Math.floor(share * 100);
		if (performance.now() - since < UNSAID || done === told?.done) return;
		told = { ...about, done };
		store.set({ reading: told });
	};
	const run = inSlices(isWanted, tell);
	return async (work) => {
		try {
			return await run(work);
		} finally {
			// Another reading may have begun meanwhile.
			if (told !== undefined && store.get().reading === told) store.set({ reading: undefined });
		}
	};
}
