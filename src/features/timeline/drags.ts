// Drags over an element: reports the pointer, throttled to once a frame. During a drag no other
// listener receives pointer moves: listeners on the whole page, which need none, would take as long
// as a step.

import { animationJob } from "../../runtime/frameBatch.ts";

type Drag = {
	/** The pointer is at a part of the element's width, or beyond its ends. */
	readonly to: (part: number) => void;
	readonly end: () => void;
};

/** Reports drags from now on. Returns a function that stops listening. */
export function listenToDrags(element: HTMLElement, { to, end }: Drag): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	/** Undefined while nothing is dragged. */
	let pointer: number | undefined;
	/** A finger may still scroll the page: it drags once it moves sideways, or lifts in place. */
	let isDrag = false;
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
		start = { x: event.clientX, y: event.clientY };
		isDrag = event.pointerType !== "touch";
		if (isDrag) tell();
	};
	const onMove = (event: PointerEvent) => {
		if (event.pointerId !== pointer) return;
		event.stopPropagation();
		x = event.clientX;
		isDrag ||= Math.abs(x - start.x) > Math.abs(event.clientY - start.y);
		if (isDrag) ask();
	};
	const onUp = (event: PointerEvent) => {
		if (event.pointerId === pointer) isDrag = true;
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
