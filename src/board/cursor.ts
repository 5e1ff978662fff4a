// Moves through a game: single steps, and steps that come so fast that only the board follows each
// of them. The board is first: panels and announcements follow the settled frame.

import type { Frame } from "../chess/frame.ts";
import type { Store } from "../runtime/createStore.ts";
import type { BoardView } from "./view.ts";

/**
 * Milliseconds. A held key repeats, and a pointer moves, faster than this; a hand that taps is
 * slower.
 */
export const FAST_STEP_MS = 100;
/** How long the cursor rests before it is taken to have settled. */
export const SETTLE_MS = 120;

export type Cursor = Pick<BoardView, "frame" | "settledFrame" | "pace">;

/** The cursor at rest on a frame. */
export const at = (frame: Frame): Cursor => ({ frame, settledFrame: frame, pace: "calm" });

/** Do steps come so fast that only the board follows? */
export const isScrubbing = ({ pace }: Pick<Cursor, "pace">): boolean => pace === "fast";

export type Clock = {
	now(): number;
	after(milliseconds: number, work: () => void): void;
	/** Calls back when the next frame is on screen. */
	afterPaint(work: () => void): void;
};

/** Milliseconds to wait for a frame on screen: a hidden page, or one without a screen, has none. */
const HIDDEN_PAINT_MS = 100;

export const systemClock: Clock = {
	now: () => performance.now(),
	after: (milliseconds, work) => setTimeout(work, milliseconds),
	afterPaint(work) {
		let isDone = false;
		const once = () => {
			if (!isDone) work();
			isDone = true;
		};
		globalThis.requestAnimationFrame?.(() => setTimeout(once));
		setTimeout(once, HIDDEN_PAINT_MS);
	},
};

/**
 * The functions that move the cursor of a store within its game. `afterStep` is what else a step
 * changes.
 */
export function createCursor<State extends Cursor>(
	store: Store<State>,
	clock: Clock,
	afterStep: (state: State) => Partial<State>,
) {
	let last = Number.NEGATIVE_INFINITY;
	let isWaiting = false;
	const set = (change: Partial<Cursor>, more: Partial<State> = {}) =>
		store.set({ ...more, ...change } as Partial<State>);
	const settle = () => set(at(store.get().frame));
	/** One timer for a whole run: it waits again for as long as steps keep coming. */
	function wait(milliseconds: number): void {
		isWaiting = true;
		clock.after(milliseconds, () => {
			const left = last + SETTLE_MS - clock.now();
			if (left > 0) return wait(left);
			isWaiting = false;
			settle();
		});
	}
	/** A frame among many: it settles when it rests. */
	function scrub(frame: Frame): void {
		last = clock.now();
		set({ frame, pace: "fast" }, afterStep(store.get()));
		if (!isWaiting) wait(SETTLE_MS);
	}
	return {
		scrub,
		/**
		 * A step: by itself it settles when the board has shown it, in a hurry it is part of a
		 * scrub.
		 */
		step(frame: Frame): void {
			if (clock.now() - last < FAST_STEP_MS) {
				scrub(frame);
				return;
			}
			last = clock.now();
			set({ frame, pace: "calm" }, afterStep(store.get()));
			clock.afterPaint(() => {
				if (!isScrubbing(store.get())) settle();
			});
		},
		settle,
	};
}
