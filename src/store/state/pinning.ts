// What can be done with the position that is compared with.

import type { AppStore, Pinned } from "./appStore.ts";

export const createPinning = (store: AppStore) => ({
	/** Compares with a position from now on, or with none. */
	pin: (pinned: Pinned | undefined) => store.set({ pinned }),
	/** Shows the pinned position in place of the one on view, or that again. */
	flipPinned(): void {
		const { pinned } = store.get();
		if (pinned !== undefined) store.set({ pinned: { ...pinned, isShown: !pinned.isShown } });
	},
});
