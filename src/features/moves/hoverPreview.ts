// Previews the move under a mouse that was moved over the list and rests. A list that comes or
// scrolls under a resting mouse shows nothing: the board would contradict the game's move.

import type { Frame } from "../../chess/frame.ts";
import type { Actions } from "../../session/state/actions.ts";

/**
 * Milliseconds that a mouse rests on a move before the board shows it: on its way it passes many.
 */
const HOVER_DELAY = 150;

/** Pixels that a hand moves a mouse while it presses. */
const TREMOR = 6;

type Pointed = Pick<PointerEvent, "clientX" | "clientY">;
type Moved = Pointed & Pick<PointerEvent, "pointerType" | "movementX" | "movementY">;

export function createHoverPreview(actions: Pick<Actions, "pointAtFrame" | "endPointing">) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** The move that is previewed, or will be. */
	let meant: number | undefined;
	/** Where the list first was under the mouse, until the mouse has moved from there. */
	let restsAt: { readonly x: number; readonly y: number } | undefined;
	let hasMoved = false;
	function end(): void {
		clearTimeout(timer);
		meant = undefined;
		actions.endPointing();
	}
	/** A mouse that comes from beside the list enters it and moves at the same point. */
	function isAtRest({ clientX, clientY }: Pointed): boolean {
		if (restsAt === undefined) return false;
		const distance = Math.hypot(clientX - restsAt.x, clientY - restsAt.y);
		return distance > 0 && distance < TREMOR;
	}
	return {
		/** Something else in the list is under the pointer, whichever of them has moved. */
		over(frame: number | undefined, { clientX, clientY }: Pointed): void {
			if (!hasMoved) restsAt ??= { x: clientX, y: clientY };
			if (meant === undefined || frame !== meant) end();
		},
		moved(frame: number | undefined, event: Moved): void {
			// Some browsers report a move of what the mouse is over.
			const isStill = event.movementX === 0 && event.movementY === 0;
			if (event.pointerType !== "mouse" || isStill || (!hasMoved && isAtRest(event))) return;
			hasMoved = true;
			if (frame === undefined || frame === meant) return;
			end();
			meant = frame;
			timer = setTimeout(() => actions.pointAtFrame(frame as Frame), HOVER_DELAY);
		},
		leave(): void {
			hasMoved = false;
			restsAt = undefined;
			end();
		},
	};
}
