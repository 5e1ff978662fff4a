// Says on the board's element whether anything on it still moves, or is still to be painted.

import type { Store } from "../../runtime/createStore.ts";
import { isScrubbing } from "../cursor.ts";
import type { BoardView } from "../view.ts";

export type Rest = ReturnType<typeof createRest>;

/** `isStill`: have the pieces arrived, and are their pictures there? */
export function createRest(view: Store<BoardView>, isStill: () => boolean) {
	let board: HTMLElement | undefined;
	/** How much is waited for that paints later. */
	let awaited = 0;

	function tell(isMoving = false): void {
		const now = view.get();
		const isSettled = now.frame === now.settledFrame && !isScrubbing(now);
		const isResting = isStill() && awaited === 0 && isSettled;
		board?.toggleAttribute("data-moving", isMoving || !isResting);
	}

	return {
		tell,
		async waitFor(what: Promise<unknown>): Promise<void> {
			awaited++;
			tell();
			await what;
			awaited--;
			tell();
		},
		/** Returns a function that says nothing any more. */
		mount(on: HTMLElement): () => void {
			board = on;
			return () => {
				board = undefined;
			};
		},
	};
}
