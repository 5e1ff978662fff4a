// Which position of the timeline is previewed without going there: the one under a mouse that
// presses nothing, or the cursor's while the keyboard is on the slider. None during a drag or while
// a key is held: steps must not wait for a preview.

import { isScrubbing } from "../../board/cursor.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { queuedJob } from "../../runtime/taskQueue.ts";
import type { AppStore } from "../../session/state/appStore.ts";
import { columnAt } from "../../ui/canvas/paintBands.ts";
import type { LineNow } from "./timelineControl.ts";

export type Previewed = {
	readonly frame: Frame;
	/** Where the middle of its column is, and the upper edge of the timeline, in the window. */
	readonly x: number;
	readonly top: number;
};

/**
 * Calls `show` with each previewed position, or undefined for none. Returns a function that stops
 * it.
 */
export function followPreviews(
	slider: HTMLElement,
	store: AppStore,
	lineNow: LineNow,
	show: (previewed: Previewed | undefined) => void,
): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let now: Frame | undefined;
	let isByKeyboard = false;

	function preview(frame: Frame): void {
		if (frame === now) return;
		now = frame;
		const { frames, placeOf } = lineNow();
		const { left, top, width } = slider.getBoundingClientRect();
		const x = left + columnAt((placeOf(frame) ?? 0) + 0.5, frames.length, width);
		show({ frame, x, top });
	}
	function hide(): void {
		if (now === undefined) return;
		now = undefined;
		show(undefined);
	}

	const onMove = ({ pointerType, buttons, offsetX }: PointerEvent) => {
		if (pointerType !== "mouse" || buttons !== 0) return;
		const { frames } = lineNow();
		const place = Math.floor((offsetX / slider.clientWidth) * frames.length);
		preview(frames[Math.min(frames.length - 1, Math.max(0, place))] ?? FIRST_FRAME);
	};
	const onFocus = () => {
		isByKeyboard = slider.matches(":focus-visible");
		if (isByKeyboard) preview(store.get().settledFrame);
	};
	const onBlur = () => {
		isByKeyboard = false;
		hide();
	};
	slider.addEventListener("pointermove", onMove, { signal });
	slider.addEventListener("pointerdown", onBlur, { signal });
	slider.addEventListener("pointerleave", hide, { signal });
	slider.addEventListener("focus", onFocus, { signal });
	slider.addEventListener("blur", onBlur, { signal });
	const previewAtRest = queuedJob(() => {
		if (isByKeyboard) preview(store.get().settledFrame);
	});
	const ends = [
		store.watch(["game", "control", "orientation", "options"], hide),
		store.watch(["frame"], (next) => {
			if (isScrubbing(next)) hide();
		}),
		store.watch(["settledFrame", "pace"], (next) => {
			if (!isScrubbing(next)) previewAtRest();
		}),
	];
	return () => {
		listening.abort();
		for (const end of ends) end();
	};
}
