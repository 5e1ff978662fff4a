// Drags over an element: where the pointer is, once for each picture on screen. While one lasts
// nobody else hears of the pointer's moves: those who hear of all that happens to the page, and
// need none of it, would take as long as a step.

import { animationJob } from "../../runtime/frameBatch.ts";

type Drag = {
	/** The pointer is at a part of the element's width, or beyond its ends. */
	readonly to: (part: number) => void;
	readonly end: () => void;
};

/** Tells of drags from now on. Returns a function that stops it. */
export function listenToDrags(element: HTMLElement, { to, end }: Drag): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	/** Undefined while nothing is dragged. */
	let pointer: number | undefined;
	/** Measured when a drag begins. */
	let box = element.getBoundingClientRect();
	/** Where the pointer has gone to since that was told last. */
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
		tell();
	};
	const onMove = (event: PointerEvent) => {
		if (event.pointerId !== pointer) return;
		event.stopPropagation();
		x = event.clientX;
		ask();
	};
	/** What mice tell a second time. */
	const onMouse = (event: MouseEvent) => {
		if (pointer !== undefined) event.stopPropagation();
	};
	const onLost = ({ pointerId }: PointerEvent) => {
		if (pointerId !== pointer) return;
		tell();
		pointer = undefined;
		end();
	};
	element.addEventListener("pointerdown", onDown, { signal });
	element.addEventListener("lostpointercapture", onLost, { signal });
	window.addEventListener("pointermove", onMove, { signal, capture: true });
	window.addEventListener("mousemove", onMouse, { signal, capture: true });
	return () => listening.abort();
}
