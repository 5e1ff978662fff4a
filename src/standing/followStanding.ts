// How the pieces stand where the cursor has settled, found for the lens that shows it and kept in
// the store, where the board looks.

import type { Follows } from "../control/insight.ts";
import { needsStanding } from "../heat/lenses.ts";
import { queuedJob } from "../runtime/taskQueue.ts";
import { isScrubbing, onBoard } from "../store/state/appQueries.ts";
import type { AppStore } from "../store/state/appStore.ts";
import { findStanding } from "./findStanding.ts";

/** Finds it from now on, after each step that has settled. */
export function followStanding(store: AppStore, insight: Follows): void {
	const look = queuedJob(() => {
		const state = onBoard(store.get());
		const isWanted = needsStanding(state.lens) && state.control !== undefined;
		const found = isWanted ? findStanding(insight, state.game, state.settledFrame) : undefined;
		store.set({ standing: found });
	});
	store.watch(["lens", "settledFrame", "game", "control", "pace", "sideline"], (next) => {
		if (!isScrubbing(next)) look();
	});
	look();
}
