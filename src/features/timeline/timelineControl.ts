// The pointers and keys of the timeline's slider.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import type { Actions } from "../../session/state/actions.ts";
import type { AppStore } from "../../session/state/appStore.ts";
import type { Line } from "../../session/state/line.ts";
import { listenToDrags } from "./drags.ts";

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
