// The data of the study panel, of one list or two, over some moves of the games. A change starts a
// new study, and only the latest result is shown.

import type { Square } from "../../../chess/square.ts";
import type { Filter } from "../../../games/collection/filter.ts";
import type { Shares } from "../../../games/collection/shares.ts";
import { createStore } from "../../../runtime/createStore.ts";
import type { Games } from "../games.ts";
import { withMe } from "../gamesState.ts";
import type { Comparison } from "./comparisons.ts";
import { type StudySpan, WHOLE_GAME } from "./spans.ts";

export type StudyState = {
	readonly span: StudySpan;
	/** Undefined while one list is studied alone. */
	readonly comparison: Comparison | undefined;
	/** A list to compare others with. */
	readonly aside: Filter | undefined;
	/** A square of the map of lost pieces that was pressed. */
	readonly lossSquare: Square | undefined;
	/** The last result, with its request. Undefined before the first. */
	readonly counted: Counted | undefined;
	readonly isCounting: boolean;
};

export type Counted = {
	readonly filters: readonly Filter[];
	readonly span: StudySpan;
	readonly comparison: Comparison | undefined;
	readonly shares: readonly Shares[];
	/** Milliseconds that the answer took. */
	readonly took: number;
};

export type Studies = ReturnType<typeof createStudies>;

export function createStudies(games: Games) {
	const store = createStore<StudyState>({
		span: WHOLE_GAME,
		comparison: undefined,
		aside: undefined,
		lossSquare: undefined,
		counted: undefined,
		isCounting: false,
	});

	/** The last list that was counted: another order of the same games is not counted anew. */
	let last: readonly unknown[] = [];

	async function count(): Promise<void> {
		const { span, comparison } = store.get();
		const { filter: chosen, me, reading, status } = games.store.get();
		// Files that are being read are counted when all of their games are there.
		if (reading !== undefined) return;
		const asked = [span, comparison, chosen, me, status];
		if (asked.every((part, index) => part === last[index])) return;
		last = asked;
		const filter = withMe({ filter: chosen, me });
		const filters = comparison ? [comparison.one, comparison.other] : [filter];
		store.set({ isCounting: true });
		const since = performance.now();
		try {
			const shares = await games.client.ask("study", filters, { from: span.from, to: span.to });
			const took = performance.now() - since;
			store.set({ counted: { filters, span, comparison, shares, took }, isCounting: false });
		} catch (error) {
			// A newer study goes on; after a failure the same may be asked for again.
			if (last === asked) {
				last = [];
				store.set({ isCounting: false });
			}
			games.fail(error);
		}
	}

	games.store.watch(["filter"], () => store.set({ comparison: undefined }));
	games.store.watch(["list", "reading"], () => void count());
	store.watch(["span", "comparison"], () => void count());
	void games.ready.then(count);

	return { store, count };
}
