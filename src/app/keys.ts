// Arrow keys step through the game wherever they mean nothing else, and the wheel does over board and timeline.

import type { Actions } from "../store/actions.ts";
import { hasModifier, isField } from "../store/keyboard.ts";

/** Gives what ends it. */
export function listenToKeys(actions: Actions): () => void {
	const steps: Readonly<Record<string, () => void>> = {
		ArrowRight: actions.forward,
		ArrowLeft: actions.back,
		ArrowUp: actions.goToStart,
		ArrowDown: actions.goToEnd,
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = steps[event.key];
		if (step === undefined || event.defaultPrevented) return;
		if (hasModifier(event) || isField(event.target)) return;
		event.preventDefault();
		step();
	};
	window.addEventListener("keydown", onKeyDown);
	return () => window.removeEventListener("keydown", onKeyDown);
}

/** Turning so far, in pixels, is a step: a notch of a wheel, or a short stroke on a touchpad. */
const NOTCH = 40;

/** Gives what ends it. Where the game ends, the page scrolls on. */
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
