// How the pieces stand where the cursor has settled, found for the lens that shows it.

import { isScrubbing } from "../../board/cursor.ts";
import { needsStanding } from "../../board/heat/lenses.ts";
import type { BoardView } from "../../board/view.ts";
import { findStanding } from "../../control/findStanding.ts";
import type { Follows } from "../../control/insight.ts";
import type { Store } from "../../runtime/createStore.ts";
import { queuedJob } from "../../runtime/taskQueue.ts";

/** Finds it from now on, after each step that has settled, and tells it, or that there is none. */
export function followStanding(
	view: Store<BoardView>,
	insight: Follows,
	tell: (standing: BoardView["standing"]) => void,
): void {
	const look = queuedJob(() => {
		const { lens, control, game, settledFrame } = view.get();
		const isWanted = needsStanding(lens) && control !== undefined;
		tell(isWanted ? findStanding(insight, game, settledFrame) : undefined);
	});
	view.watch(["lens", "settledFrame", "game", "control", "pace"], (next) => {
		if (!isScrubbing(next)) look();
	});
	look();
}
