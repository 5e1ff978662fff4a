// The position that is being set up, with undo and redo. It outlives the screen: the store has it
// between visits of the screen.

import { FenError, parseFields, type Setup } from "../../chess/fen.ts";
import { positionAt } from "../../chess/game.ts";
import { formatSetup } from "../../chess/setup.ts";
import { createStore } from "../../runtime/createStore.ts";
import type { AppState, SetupDraft } from "../../store/state/appStore.ts";

/** How many changes can be undone. */
const MAX_UNDO = 500;

export type Draft = ReturnType<typeof createDraft>;

/** The draft after a change, which can be undone. */
function withChange(draft: SetupDraft, setup: Setup): SetupDraft {
	const past = [...draft.past, draft.setup].slice(-MAX_UNDO);
	return { ...draft, setup, past, future: [] };
}

/** Undefined where the FEN cannot be read. */
function setupIn(fen: string | undefined): Setup | undefined {
	try {
		return fen === undefined ? undefined : parseFields(fen);
	} catch (error) {
		if (!(error instanceof FenError)) throw error;
		console.warn(error.message);
		return undefined;
	}
}

/**
 * What the screen starts with: the draft of the last visit. A position in the address, or another
 * one on view by now, replaces it, and undo goes back to it.
 */
export function firstDraft(
	{ game, frame, setupDraft }: Pick<AppState, "game" | "frame" | "setupDraft">,
	fenInAddress: string | undefined,
): SetupDraft {
	const { fen: takenFrom } = positionAt(game, frame);
	const given = setupIn(fenInAddress);
	const onView = parseFields(takenFrom);
	if (setupDraft === undefined) return { setup: given ?? onView, past: [], future: [], takenFrom };
	if (given !== undefined) {
		const isSame = formatSetup(given) === formatSetup(setupDraft.setup);
		return isSame ? setupDraft : withChange(setupDraft, given);
	}
	if (setupDraft.takenFrom === takenFrom) return setupDraft;
	return { ...withChange(setupDraft, onView), takenFrom };
}

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
