// Which position of the timeline is looked at without being gone to: the one under a mouse that presses nothing, or the one of the cursor while
// the keyboard is on the slider. None while something is dragged or a key is held: steps are not to wait for it.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { inTurn } from "../../runtime/taskQueue.ts";
import { type AppStore, isScrubbing } from "../../store/state/appStore.ts";
import { columnAt } from "../../ui/canvas/paintBands.ts";
import type { LineNow } from "./timelineControl.ts";

export type Looked = {
	readonly frame: Frame;
	/** Where the middle of its column is, and the upper edge of the timeline, in the window. */
	readonly x: number;
	readonly top: number;
};

/** Tells what is looked at from now on; undefined is nothing. Returns a function that stops it. */
export function followLooks(
	slider: HTMLElement,
	store: AppStore,
	lineNow: LineNow,
	tell: (looked: Looked | undefined) => void,
): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let now: Frame | undefined;
	let isByKeyboard = false;

	function look(frame: Frame): void {
		if (frame === now) return;
		now = frame;
		const { frames, placeOf } = lineNow();
		const { left, top, width } = slider.getBoundingClientRect();
		const x = left + columnAt((placeOf(frame) ?? 0) + 0.5, frames.length, width);
		tell({ frame, x, top });
	}
	function leave(): void {
		if (now === undefined) return;
		now = undefined;
		tell(undefined);
	}

	const onMove = ({ pointerType, buttons, offsetX }: PointerEvent) => {
		if (pointerType !== "mouse" || buttons !== 0) return;
		const { frames } = lineNow();
		const place = Math.floor((offsetX / slider.clientWidth) * frames.length);
		look(frames[Math.min(frames.length - 1, Math.max(0, place))] ?? FIRST_FRAME);
	};
	const onFocus = () => {
		isByKeyboard = slider.matches(":focus-visible");
		if (isByKeyboard) look(store.get().settledFrame);
	};
	const onBlur = () => {
		isByKeyboard = false;
		leave();
	};
	slider.addEventListener("pointermove", onMove, { signal });
	slider.addEventListener("pointerdown", onBlur, { signal });
	slider.addEventListener("pointerleave", leave, { signal });
	slider.addEventListener("focus", onFocus, { signal });
	slider.addEventListener("blur", onBlur, { signal });
	const rest = inTurn(() => {
		if (isByKeyboard) look(store.get().settledFrame);
	});
	const ends = [
		store.watch(["game", "control", "orientation", "options"], leave),
		store.watch(["frame"], (next) => {
			if (isScrubbing(next)) leave();
		}),
		store.watch(["settledFrame", "pace"], (next) => {
			if (!isScrubbing(next)) rest();
		}),
	];
	return () => {
		listening.abort();
		for (const end of ends) end();
	};
}
