// The position that is being set up, and what can be taken back of it.

import type { Setup } from "../../chess/fen.ts";
import { createStore } from "../../runtime/createStore.ts";

/** How many changes can be undone. */
const LONGEST_PAST = 500;

export type DraftState = {
	readonly setup: Setup;
	readonly past: readonly Setup[];
	readonly future: readonly Setup[];
};

export type Draft = ReturnType<typeof createDraft>;

export function createDraft(first: Setup) {
	const store = createStore<DraftState>({ setup: first, past: [], future: [] });
	let lastGesture: unknown;
	return {
		...store,
		/** Changes of one gesture, such as a stroke over several squares, are taken back together. */
		change(how: (setup: Setup) => Setup, gesture?: unknown): void {
			const { setup, past } = store.get();
			const next = how(setup);
			if (next === setup) return;
			const isSame = gesture !== undefined && gesture === lastGesture;
			lastGesture = gesture;
			store.set({
				setup: next,
				past: isSame ? past : [...past, setup].slice(-LONGEST_PAST),
				future: [],
			});
		},
		undo(): void {
			const { setup, past, future } = store.get();
			const before = past.at(-1);
			lastGesture = undefined;
			if (before !== undefined)
				store.set({ setup: before, past: past.slice(0, -1), future: [...future, setup] });
		},
		redo(): void {
			const { setup, past, future } = store.get();
			const next = future.at(-1);
			lastGesture = undefined;
			if (next !== undefined)
				store.set({ setup: next, past: [...past, setup], future: future.slice(0, -1) });
		},
	};
}
