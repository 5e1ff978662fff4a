// A wheel turns the pages of the list where they stand beside each other, on tablets held upright:
// browsers scroll across with a wheel only where one holds Shift.

import "./moves.css";

/** Pixels that one notch of a wheel gives. Pads give a few at a time. */
const NOTCH = 100;

/** Listens from now on. Returns a function that stops. */
export function turnPagesByWheel(list: HTMLElement): () => void {
	let wheeled = 0;
	const onWheel = ({ deltaX, deltaY, shiftKey }: WheelEvent) => {
		if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
		if (list.scrollWidth <= list.clientWidth) return;
		if (Math.sign(deltaY) !== Math.sign(wheeled)) wheeled = 0;
		wheeled += deltaY;
		if (Math.abs(wheeled) < NOTCH) return;
		// Half of the list is one page; it comes to rest at the beginning of one.
		list.scrollLeft += (Math.sign(wheeled) * list.clientWidth) / 2;
		wheeled = 0;
	};
	list.addEventListener("wheel", onWheel, { passive: true });
	return () => list.removeEventListener("wheel", onWheel);
}
