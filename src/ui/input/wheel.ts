// The wheel steps through the game over board and timeline.

import type { Actions } from "../../store/state/actions.ts";

/** Turning so far, in pixels, is a step: a notch of a wheel, or a short stroke on a touchpad. */
const NOTCH = 40;

/** Where the game ends, the page scrolls on. Returns a function that stops it. */
export function listenToWheel(actions: Actions, isOurs = () => true): () => void {
	let turned = 0;
	const onWheel = (event: WheelEvent) => {
		const isOver = event.target instanceof Element && event.target.closest(".board, .slider");
		if (!isOver || !isOurs() || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const delta =
			event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
		const isFree = delta > 0 ? actions.canGoForward() : actions.canGoBack();
		if (!isFree || delta === 0) return;
		event.preventDefault();
		turned = Math.sign(turned) === Math.sign(delta) ? turned + delta : delta;
		if (Math.abs(turned) < NOTCH) return;
		turned = 0;
		if (delta > 0) actions.forward();
		else actions.back();
	};
	window.addEventListener("wheel", onWheel, { passive: false });
	return () => window.removeEventListener("wheel", onWheel);
}
