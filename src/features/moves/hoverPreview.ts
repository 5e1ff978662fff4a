// Previews the move under a mouse that rests in the list.

import type { Frame } from "../../chess/frame.ts";
import type { Actions } from "../../store/state/actions.ts";
import { frameOf } from "./currentMove.ts";

/**
 * Milliseconds that a mouse rests on a move before the board shows it: on its way it passes many.
 */
const HOVER_DELAY = 150;

export function createHoverPreview(actions: Pick<Actions, "pointAtFrame" | "endPointing">) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	function end(): void {
		clearTimeout(timer);
		actions.endPointing();
	}
	return {
		/** The pointer is over something in the list. */
		over(target: EventTarget, isMouse: boolean): void {
			end();
			const frame = frameOf(target);
			if (frame === undefined || !isMouse) return;
			timer = setTimeout(() => actions.pointAtFrame(frame as Frame), HOVER_DELAY);
		},
		end,
	};
}
