// Losses of the open game by a search of material, found in short tasks while somebody wants to see
// them and no evaluations say more.

import type { Game } from "../chess/game.ts";
import type { Placements } from "../chess/placement.ts";
import { loadInsightModule } from "../control/insightModule.ts";
import type { MaterialMistake } from "../review/mistakes/reason.ts";
import { createStore, type Store } from "../runtime/createStore.ts";
import { queuedJob } from "../runtime/taskQueue.ts";
import { loadGameReview } from "./engine/lateGameReview.ts";
import { onePerSession } from "./onePerSession.ts";
import type { Session } from "./session.ts";

export type Losses = Store<{
	/** Undefined until all of the game is searched. */
	readonly found: readonly MaterialMistake[] | undefined;
}> & {
	/** Searches the open game, and every later one. Returns a function that stops it. */
	follow(): () => void;
};

/** Milliseconds after the last change of the game. */
const REST_MS = 300;

function begin({ store, core }: Session): Losses {
	const losses = createStore<{ found: readonly MaterialMistake[] | undefined }>({
		found: undefined,
	});
	/** The moves that were searched, or are. */
	let placements: Placements | undefined;
	let searching: AbortController | undefined;
	let followers = 0;

	async function search(game: Game, signal: AbortSignal): Promise<void> {
		await new Promise((resolve) => setTimeout(resolve, REST_MS));
		if (signal.aborted) return;
		const [{ findLosses }, insight] = await Promise.all([loadGameReview(), loadInsightModule()]);
		const work = findLosses(game, { core, insight });
		const go = queuedJob(() => {
			if (signal.aborted) return;
			const step = work.next();
			if (step.done) losses.set({ found: step.value });
			else go();
		});
		go();
	}

	/** An unfinished search starts anew when somebody asks again. */
	function stop(): void {
		searching?.abort();
		if (losses.get().found === undefined) placements = undefined;
	}

	function look(): void {
		const { game } = store.get();
		if (game.placements === placements) return;
		stop();
		losses.set({ found: undefined });
		placements = undefined;
		if (followers === 0) return;
		placements = game.placements;
		searching = new AbortController();
		search(game, searching.signal).catch((error) => console.error(error));
	}

	store.watch(["game"], look);
	return {
		...losses,
		follow() {
			followers += 1;
			look();
			return () => {
				followers -= 1;
				if (followers === 0) stop();
			};
		},
	};
}

export const lossesOf = onePerSession(begin);
