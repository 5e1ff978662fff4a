// The pointers and keys of the timeline's slider.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { animationJob } from "../../runtime/frameBatch.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import type { Actions } from "../../session/state/actions.ts";
import type { AppStore } from "../../session/state/appStore.ts";
import type { Line } from "../../session/state/line.ts";

/**
 * Drags over an element: reports the pointer, throttled to once a frame. During a drag no other
 * listener receives pointer moves: listeners on the whole page, which need none, would take as long
 * as a step.
 */
type Drag = {
	/** The pointer is at a part of the element's width, or beyond its ends. */
	readonly to: (part: number) => void;
	readonly end: () => void;
};

/** Pixels that a finger moves and still lifts in place. */
const IN_PLACE = 8;

/** Reports drags from now on. Returns a function that stops listening. */
function listenToDrags(element: HTMLElement, { to, end }: Drag): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	/** Undefined while nothing is dragged. */
	let pointer: number | undefined;
	/**
	 * What a finger does is settled by how it begins: sideways it drags, up or down it scrolls the
	 * page until it lifts, and one that lifts in place points at a move.
	 */
	let isDrag: boolean | undefined = false;
	let start = { x: 0, y: 0 };
	/** Measured when a drag begins. */
	let box = element.getBoundingClientRect();
	/** The place of the pointer, if it has moved since the last report. */
	let x: number | undefined;

	function tell(): void {
		if (x !== undefined) to((x - box.left) / box.width);
		x = undefined;
	}
	const ask = animationJob(tell);

	const onDown = (event: PointerEvent) => {
		if (event.button !== 0) return;
		element.setPointerCapture(event.pointerId);
		pointer = event.pointerId;
		box = element.getBoundingClientRect();
		x = event.clientX;
		start = { x, y: event.clientY };
		isDrag = event.pointerType !== "touch" || undefined;
		if (isDrag) tell();
	};
	const onMove = (event: PointerEvent) => {
		if (event.pointerId !== pointer) return;
		event.stopPropagation();
		x = event.clientX;
		const across = Math.abs(x - start.x);
		const down = Math.abs(event.clientY - start.y);
		if (across + down > IN_PLACE) isDrag ??= across > down;
		if (isDrag) ask();
	};
	const onUp = (event: PointerEvent) => {
		if (event.pointerId === pointer) isDrag ??= true;
	};
	/** Mouse events that repeat pointer events. */
	const onMouse = (event: MouseEvent) => {
		if (pointer !== undefined) event.stopPropagation();
	};
	const onLost = ({ pointerId }: PointerEvent) => {
		if (pointerId !== pointer) return;
		pointer = undefined;
		if (!isDrag) return;
		tell();
		end();
	};
	element.addEventListener("pointerdown", onDown, { signal });
	element.addEventListener("pointerup", onUp, { signal });
	element.addEventListener("lostpointercapture", onLost, { signal });
	window.addEventListener("pointermove", onMove, { signal, capture: true });
	window.addEventListener("mousemove", onMouse, { signal, capture: true });
	return () => listening.abort();
}

/** The line that the timeline shows. */
export type LineNow = () => Line;

/** How far PageUp and PageDown go, in plies. */
const PLIES_PER_PAGE = 10;

export function createTimelineControl(store: AppStore, actions: Actions, lineNow: LineNow) {
	/** The frame at a place of the line, or at the end that is nearer. */
	function frameAt(place: number) {
		const { frames } = lineNow();
		return frames[Math.min(frames.length - 1, Math.max(0, place))] ?? FIRST_FRAME;
	}
	const goToPlace = (place: number) => actions.goToFrame(frameAt(place));
	const placeNow = () => lineNow().placeOf(store.get().frame) ?? 0;

	const PLACE_FOR_KEY: Readonly<Record<string, () => number>> = {
		ArrowRight: () => placeNow() + 1,
		ArrowUp: () => placeNow() + 1,
		ArrowLeft: () => placeNow() - 1,
		ArrowDown: () => placeNow() - 1,
		PageUp: () => placeNow() + PLIES_PER_PAGE,
		PageDown: () => placeNow() - PLIES_PER_PAGE,
		Home: () => 0,
		End: () => lineNow().frames.length - 1,
	};

	return {
		/**
		 * Listens on the slider without React, whose events would take longer than the whole scrub.
		 * Returns a function that stops listening.
		 */
		listen(slider: HTMLElement): () => void {
			const onKeyDown = (event: KeyboardEvent) => {
				const place = PLACE_FOR_KEY[event.key];
				if (place === undefined || hasModifier(event)) return;
				event.preventDefault();
				event.stopPropagation();
				goToPlace(place());
			};
			slider.addEventListener("keydown", onKeyDown);
			const endDrags = listenToDrags(slider, {
				to: (part) => actions.scrubTo(frameAt(Math.floor(part * lineNow().frames.length))),
				end: actions.settle,
			});
			return () => {
				slider.removeEventListener("keydown", onKeyDown);
				endDrags();
			};
		},
	};
}
