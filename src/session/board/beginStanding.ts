// The lens that shows how the pieces stand: what finds it comes when the lens is first chosen.

import { needsStanding } from "../../board/heat/lenses.ts";
import type { BoardView } from "../../board/view.ts";
import { standingWords } from "../../messages/en/lens.ts";
import type { Store } from "../../runtime/createStore.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import type { AppState } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import { problemOf } from "../state/problems.ts";

const loadStanding = latePart("standing", () => import("./followStanding.ts"));
const loadInsight = latePart("insight", () => import("../../control/insightModule.ts"));

/** Waits for the lens from now on. */
export function beginStanding(store: AppStore, view: Store<BoardView>): void {
	let isAsked = false;
	async function begin(): Promise<void> {
		const [{ followStanding }, { loadInsightModule }] = await Promise.all([
			loadStanding(),
			loadInsight(),
		]);
		followStanding(view, await loadInsightModule(), (standing) => store.set({ standing }));
	}
	function look({ lens }: AppState): void {
		if (!needsStanding(lens) || isAsked) return;
		isAsked = true;
		begin().catch((error: Error) => {
			isAsked = false;
			console.error(error);
			store.set({ problem: problemOf(error, standingWords.failed) });
		});
	}
	store.watch(["lens"], look);
	look(store.get());
}
