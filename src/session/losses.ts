// What the open game loses by a search of material, found in short tasks while somebody wants to
// see it and no evaluations say more.

import type { Placements } from "../chess/placement.ts";
import type { MaterialMistake } from "../review/mistakes/reason.ts";
import { createStore, type Store } from "../runtime/createStore.ts";
import { queuedJob } from "../runtime/taskQueue.ts";
import { loadInsightModule } from "../standing/insightModule.ts";
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
	let followers = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;

	async function search(): Promise<void> {
		const { game } = store.get();
		placements = game.placements;
		const [{ findLosses }, insight] = await Promise.all([loadGameReview(), loadInsightModule()]);
		const work = findLosses(game, { core, insight });
		const isLeft = () => followers === 0 || store.get().game.placements !== game.placements;
		const go = queuedJob(() => {
			if (isLeft()) {
				if (placements === game.placements && followers === 0) placements = undefined;
				return;
			}
			const step = work.next();
			if (step.done) losses.set({ found: step.value });
			else go();
		});
		go();
	}

	function look(): void {
		const { game } = store.get();
		if (game.placements === placements) return;
		clearTimeout(timer);
		losses.set({ found: undefined });
		placements = undefined;
		if (followers === 0) return;
		timer = setTimeout(() => {
			search().catch((error) => console.error(error));
		}, REST_MS);
	}

	store.watch(["game"], look);
	return {
		...losses,
		follow() {
			followers += 1;
			look();
			return () => {
				followers -= 1;
				if (followers === 0) clearTimeout(timer);
			};
		},
	};
}

export const lossesOf = onePerSession(begin);
