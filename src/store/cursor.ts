// Moving through a game: single steps, and steps that come so fast that only the board follows each of them. Whatever costs
// time follows the settled frame.

import type { Frame } from "../chess/frame.ts";
import { type AppStore, afterStep } from "./appStore.ts";

/** Milliseconds. A held key repeats, and a pointer moves, faster than this; a hand that taps is slower. */
export const HURRY = 100;
/** How long the cursor rests before it is taken to have settled. */
export const REST = 120;

export type Clock = {
	now(): number;
	after(milliseconds: number, work: () => void): void;
};

export const systemClock: Clock = {
	now: () => performance.now(),
	after: (milliseconds, work) => setTimeout(work, milliseconds),
};

/** What moves the cursor of a store within its game. */
export function createCursor(store: AppStore, clock: Clock) {
	let last = Number.NEGATIVE_INFINITY;
	let isWaiting = false;
	/** One timer for a whole run: it waits again for as long as steps keep coming. */
	function wait(milliseconds: number): void {
		isWaiting = true;
		clock.after(milliseconds, () => {
			const left = last + REST - clock.now();
			if (left > 0) return wait(left);
			isWaiting = false;
			store.set({ settledFrame: store.get().frame });
		});
	}
	/** A frame among many: it settles when it rests. */
	function scrub(frame: Frame): void {
		last = clock.now();
		store.set({ frame, ...afterStep(store.get()) });
		if (!isWaiting) wait(REST);
	}
	return {
		scrub,
		/** A step: by itself it settles at once, in a hurry it is part of a scrub. */
		step(frame: Frame): void {
			if (clock.now() - last < HURRY) {
				scrub(frame);
			} else {
				last = clock.now();
				store.set({ frame, settledFrame: frame, ...afterStep(store.get()) });
			}
		},
		settle: () => store.set({ settledFrame: store.get().frame }),
	};
}
