// The position that is being set up, with undo and redo.

import type { Setup } from "../../chess/fen.ts";
import { createStore } from "../../runtime/createStore.ts";
import { type SetupDraft, withChange } from "../../session/state/setupDraft.ts";

export type Draft = ReturnType<typeof createDraft>;

export function createDraft(first: SetupDraft) {
	const store = createStore(first);
	let lastGesture: unknown;
	return {
		...store,
		/** Changes of one gesture, such as a stroke over several squares, are undone together. */
		change(how: (setup: Setup) => Setup, gesture?: unknown): void {
			const draft = store.get();
			const next = how(draft.setup);
			if (next === draft.setup) return;
			const isSame = gesture !== undefined && gesture === lastGesture;
			lastGesture = gesture;
			store.set(isSame ? { setup: next, future: [] } : withChange(draft, next));
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
