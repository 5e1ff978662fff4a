// Opens the record that another tab, closed since, has saved, in place of the game on the board,
// which undo leads back to; or leaves the record where it is for good.

import type { Core } from "../../control/core.ts";
import { createReading } from "../opening/progress.ts";
import type { LeftElsewhere } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import { problemOf } from "../state/problems.ts";
import { loadKeeping, loadRestoring } from "./lateKeeping.ts";

type Visit = { readonly store: AppStore; readonly core: Core };

/** Offers it no more. */
export function dismissLeft(store: AppStore, left: LeftElsewhere): void {
	const { leftElsewhere, knownElsewhere } = store.get();
	store.set({
		leftElsewhere: leftElsewhere.filter((one) => one !== left),
		knownElsewhere: { ...knownElsewhere, [left.name]: left.changedAt },
	});
}

export async function openLeft({ store, core }: Visit, left: LeftElsewhere): Promise<void> {
	try {
		const [{ openOthers }, { restoreState }] = await Promise.all([loadKeeping(), loadRestoring()]);
		const shelf = await openOthers();
		const saved = await shelf.read(left.name);
		dismissLeft(store, left);
		if (saved === undefined) {
			store.set({ lost: "elsewhere" });
			return;
		}
		const { options, knownElsewhere: known } = store.get();
		const news = { code: "fromOtherTab" } as const;
		const opening = { ...saved, options, known, news, reference: undefined };
		const run = createReading(store, { what: "restoring", canStop: false });
		await restoreState(store, core, shelf, opening, run).open;
	} catch (error) {
		store.set({ problem: problemOf(error) });
	}
}
