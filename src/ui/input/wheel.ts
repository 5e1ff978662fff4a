// Turning the wheel over the board or the timeline steps through the game.

import type { Actions } from "../../session/state/actions.ts";

/** Pixels of turning for a step: a notch of a wheel, or a short stroke on a touchpad. */
const PIXELS_PER_STEP = 40;

/** At either end of the game the page scrolls on. Returns a function that stops listening. */
export function listenToWheel(actions: Actions, isOurs = () => true): () => void {
	let scrolled = 0;
	const onWheel = (event: WheelEvent) => {
		const isOver = event.target instanceof Element && event.target.closest(".board, .slider");
		if (!isOver || !isOurs() || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const delta =
			event.deltaMode === WheelEvent.DOM_DELTA_PIXEL
				? event.deltaY
				: event.deltaY * PIXELS_PER_STEP;
		const isFree = delta > 0 ? actions.canGoForward() : actions.canGoBack();
		if (!isFree || delta === 0) return;
		event.preventDefault();
		scrolled = Math.sign(scrolled) === Math.sign(delta) ? scrolled + delta : delta;
		if (Math.abs(scrolled) < PIXELS_PER_STEP) return;
		scrolled = 0;
		if (delta > 0) actions.forward();
		else actions.back();
	};
	window.addEventListener("wheel", onWheel, { passive: false });
	return () => window.removeEventListener("wheel", onWheel);
}
