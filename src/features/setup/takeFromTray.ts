// A piece of the tray that is dragged: once the pointer has moved, it is the board's.

import type { PlaceHand } from "../../board/hand/place.ts";
import type { Piece } from "../../chess/piece.ts";

/** How many pixels a pointer may stray in a press, which chooses the piece. */
const MAX_PRESS_MOVEMENT = 6;

/** `board` listens to what is dragged. */
export function takeFromTray(
	start: PointerEvent,
	piece: Piece,
	hand: PlaceHand,
	board: Element | null | undefined,
): void {
	if (start.button !== 0) return;
	const { pointerId: id } = start;
	const listening = new AbortController();
	const { signal } = listening;

	function follow(event: PointerEvent): void {
		const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
		if (event.pointerId !== id || far <= MAX_PRESS_MOVEMENT) return;
		listening.abort();
		const isTouch = event.pointerType === "touch";
		hand.take(piece, { id, isTouch });
		board?.setPointerCapture(id);
	}
	const end = (event: PointerEvent) => {
		if (event.pointerId === id) listening.abort();
	};
	window.addEventListener("pointermove", follow, { signal });
	window.addEventListener("pointerup", end, { signal });
	window.addEventListener("pointercancel", end, { signal });
}
