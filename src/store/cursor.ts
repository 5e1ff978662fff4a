// Moving through a game: single steps, and steps that come so fast that only the board follows each of them. Whatever costs
// time follows the settled frame.

import type { Frame } from "../chess/frame.ts";
import type { AppStore } from "./appStore.ts";

/** Milliseconds. A held key repeats, and a pointer moves, faster than this; a hand that taps is slower. */
export const HURRY = 100;
/** How long the cursor rests before it is taken to have settled. */
export const REST = 120;

export type Clock = {
	now(): number;
	/** Gives what calls it off. */
	after(milliseconds: number, work: () => void): () => void;
};

export const systemClock: Clock = {
	now: () => performance.now(),
	after(milliseconds, work) {
		const timer = setTimeout(work, milliseconds);
		return () => clearTimeout(timer);
	},
};

/** What moves the cursor of a store within its game. */
export function createCursor(store: AppStore, clock: Clock): (frame: Frame) => void {
	let last = Number.NEGATIVE_INFINITY;
	let callOff: (() => void) | undefined;
	const settle = () => store.set({ settledFrame: store.get().frame });
	return (frame) => {
		const now = clock.now();
		const isHurried = now - last < HURRY;
		last = now;
		callOff?.();
		if (isHurried) {
			store.set({ frame });
			callOff = clock.after(REST, settle);
		} else {
			store.set({ frame, settledFrame: frame });
		}
	};
}
