// Mouse, pen and finger during a presentation, beside the hand that plays moves and explains what
// is pressed: a mouse points at squares, and a swipe anywhere on the screen steps through the game,
// unless it drags a piece where that may go.

import { squareOfCell, squareUnder } from "../../board/draw/drawing.ts";
import type { Square } from "../../chess/square.ts";
import type { AppStore } from "../../session/state/appStore.ts";

type Point = { readonly x: number; readonly y: number };

/** The smallest width of a swipe in pixels, and how many times as wide as high it is. */
const MIN_SWIPE_WIDTH = 40;
const MIN_SWIPE_SLOPE = 1.5;

/** A swipe to the left goes forward, as pages are turned. Undefined where it is no swipe. */
export function swipeOf(from: Point, to: Point): 1 | -1 | undefined {
	const [wide, high] = [to.x - from.x, to.y - from.y];
	if (Math.abs(wide) < MIN_SWIPE_WIDTH || Math.abs(wide) < MIN_SWIPE_SLOPE * Math.abs(high))
		return undefined;
	return wide < 0 ? 1 : -1;
}

/** Anything over the board or beside it hears its own pointers. */
export const isInDialog = ({ target }: Event): boolean =>
	target instanceof Element && target.closest("dialog, [role=dialog]") !== null;

type Handlers = {
	/** Undefined when no square is pointed at any more. */
	point(square: Square | undefined): void;
	step(by: 1 | -1): void;
	explain(square: Square): void;
	/** Shows the board again if the screen was black. Returns whether it was. */
	lighten(): boolean;
};

/** Returns a function that stops listening. */
export function listenToPresentPointers(
	board: HTMLElement,
	store: AppStore,
	{ point, step, explain, lighten }: Handlers,
): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	// Before the hand, which may move what was there.
	const first = { capture: true, signal };
	let press: (Point & { readonly id: number }) | undefined;
	const isOnBoard = ({ target }: Event) => target instanceof Node && board.contains(target);

	document.addEventListener(
		"pointerdown",
		(event) => {
			press = undefined;
			if (lighten()) {
				event.stopPropagation();
				return;
			}
			const { clientX: x, clientY: y, pointerId: id } = event;
			const isFinger = event.pointerType !== "mouse" && event.isPrimary && !isInDialog(event);
			if (isFinger) press = { x, y, id };
		},
		first,
	);
	document.addEventListener(
		"pointermove",
		(event) => {
			// A board that moves under a resting mouse is not pointed at; nor does a held button point.
			const hasMoved = event.movementX !== 0 || event.movementY !== 0;
			if (event.pointerType !== "mouse" || !hasMoved) return;
			const isPointed = event.buttons === 0 && isOnBoard(event);
			point(isPointed ? squareUnder(board, event, store.get().orientation) : undefined);
		},
		first,
	);
	document.addEventListener(
		"pointerup",
		(event) => {
			if (press?.id !== event.pointerId) return;
			const by = swipeOf(press, { x: event.clientX, y: event.clientY });
			press = undefined;
			if (by === undefined || store.get().inHand?.aim !== undefined) return;
			// A piece that the hand has lifted goes home: the gesture was no move.
			event.stopPropagation();
			step(by);
		},
		first,
	);
	document.addEventListener(
		"pointercancel",
		() => {
			press = undefined;
		},
		first,
	);
	document.addEventListener(
		"pointerout",
		(event) => {
			if (event.relatedTarget === null) point(undefined);
		},
		first,
	);
	document.addEventListener(
		"click",
		(event) => {
			// The press of a screen reader comes without a pointer: it explains, unless it puts down.
			const square = event.detail === 0 ? squareOfCell(event.target) : undefined;
			if (square === undefined || store.get().inHand !== undefined) return;
			event.stopPropagation();
			explain(square);
		},
		first,
	);
	// The focus points as well.
	document.addEventListener("focusin", ({ target }) => point(squareOfCell(target)), first);
	return () => listening.abort();
}
