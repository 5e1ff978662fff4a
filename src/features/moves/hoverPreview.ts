// Looks at the moves that a mouse stays on.

import type { Frame } from "../../chess/frame.ts";
import type { Actions } from "../../store/state/actions.ts";
import { frameOf } from "./currentMove.ts";

/** Milliseconds that a mouse stays on a move before it is looked at: on its way it passes many. */
const LOOK = 150;

export function createLook(actions: Pick<Actions, "pointAtFrame" | "endPointing">) {
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
			timer = setTimeout(() => actions.pointAtFrame(frame as Frame), LOOK);
		},
		end,
	};
}
