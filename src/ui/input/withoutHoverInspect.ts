// In embedded boards a mouse that rests on a square explains nothing: only a press does.

import type { Actions } from "../../store/state/actions.ts";

/** `explains` says whether a press on a square explains it. */
export const withoutHoverInspect = (actions: Actions, explains: () => boolean): Actions => ({
	...actions,
	inspect(square, isPinned = true) {
		if (square === undefined || (isPinned && explains())) actions.inspect(square);
	},
	rest: () => {},
});
