// Mouse, pen and finger where a position is set up: on the board, and from the tray onto it.

import type { Piece, Side } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { squareAt } from "../geometry.ts";
import type { SetupHand } from "./setupHand.ts";

/** How many pixels a pointer may stray in a press. */
const MAX_PRESS_MOVEMENT = 6;

const RIGHT_BUTTON = 2;

type Place = { readonly clientX: number; readonly clientY: number };

export type SetupPointers = ReturnType<typeof createSetupPointers>;

/** `follow` is told where the pointer is while something follows it. */
export function createSetupPointers(
	hand: SetupHand,
	orientation: () => Side,
	follow: (at: Place) => void,
) {
	let board: HTMLElement | undefined;
	let ending: AbortController | undefined;

	function squareUnder({ clientX, clientY }: Place): Square | undefined {
		if (board === undefined) return undefined;
		const { left, top, width, height } = board.getBoundingClientRect();
		const at = { x: ((clientX - left) / width) * 8, y: ((clientY - top) / height) * 8 };
		return squareAt(at, orientation());
	}

	/** Follows one pointer until it is let go of; others are ignored meanwhile. */
	function followPointer(start: PointerEvent): void {
		const listening = new AbortController();
		const { signal } = listening;
		ending = listening;
		let hasMoved = false;
		const isOurs = ({ pointerId }: PointerEvent) => pointerId === start.pointerId;
		const end = () => {
			ending = undefined;
			listening.abort();
		};
		const onMove = (event: PointerEvent) => {
			if (!isOurs(event)) return;
			const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
			hasMoved ||= far > MAX_PRESS_MOVEMENT;
			if (!hasMoved) return;
			follow(event);
			hand.drag(squareUnder(event));
		};
		const onUp = (event: PointerEvent) => {
			if (!isOurs(event)) return;
			end();
			hand.release(squareUnder(event));
		};
		const onLost = (event: PointerEvent) => {
			if (!isOurs(event)) return;
			end();
			hand.cancel();
		};
		window.addEventListener("pointermove", onMove, { signal });
		window.addEventListener("pointerup", onUp, { signal });
		window.addEventListener("pointercancel", onLost, { signal });
	}

	function press(event: PointerEvent): void {
		const square = squareUnder(event);
		const isRight = event.button === RIGHT_BUTTON;
		if (ending !== undefined || square === undefined) return;
		if (event.button !== 0 && !isRight) return;
		hand.press(square, isRight);
		followPointer(event);
	}

	return {
		/** A pointer goes down on a piece of the tray. */
		take(event: PointerEvent, piece: Piece): void {
			if (ending !== undefined || event.button !== 0) return;
			hand.take(piece);
			followPointer(event);
		},
		/** Listens to the board's element. Returns a function that stops it. */
		mount(element: HTMLElement): () => void {
			board = element;
			const listening = new AbortController();
			const { signal } = listening;
			element.addEventListener("pointerdown", press, { signal });
			element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
			return () => {
				board = undefined;
				listening.abort();
				ending?.abort();
				ending = undefined;
				hand.cancel();
			};
		},
	};
}
