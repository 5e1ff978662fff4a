// In the pages of others nothing is told that nobody has asked for: not under a mouse that rests.

import type { Actions } from "../../store/state/actions.ts";

/** `explains` says at any time whether a press on a square is answered. */
export const onlyAsked = (actions: Actions, explains: () => boolean): Actions => ({
	...actions,
	inspect(square, isPinned = true) {
		if (square === undefined || (isPinned && explains())) actions.inspect(square);
	},
});
