// Mouse, pen and finger during a presentation. They point at squares and explain them, and move no
// piece. A swipe anywhere on the screen steps through the game.

import { squareOfCell, squareUnder } from "../../board/draw/drawing.ts";
import type { Square } from "../../chess/square.ts";
import type { AppStore } from "../../store/state/appStore.ts";

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

type Handlers = {
	/** Undefined when no square is pointed at any more. */
	point(square: Square | undefined): void;
	explain(square: Square): void;
	step(by: 1 | -1): void;
	/** Shows the board again if the screen was black. Returns whether it was. */
	lighten(): boolean;
};

/**
 * Listens in the capture phase, before the hand that moves pieces. Returns a function that stops
 * listening.
 */
export function listenToPresentPointers(
	board: HTMLElement,
	store: AppStore,
	{ point, explain, step, lighten }: Handlers,
): () => void {
	const listening = new AbortController();
	const first = { capture: true, signal: listening.signal };
	let press: (Point & { readonly id: number; readonly square: Square | undefined }) | undefined;
	const isOnBoard = ({ target }: Event) => target instanceof Node && board.contains(target);
	const under = (event: PointerEvent) =>
		isOnBoard(event) ? squareUnder(board, event, store.get().orientation) : undefined;
	const hide = (event: Event) => {
		if (isOnBoard(event)) event.stopPropagation();
	};

	document.addEventListener(
		"pointerdown",
		(event) => {
			hide(event);
			const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
			if (event.button !== 0 || !event.isPrimary || isInDialog || lighten()) press = undefined;
			else
				press = { x: event.clientX, y: event.clientY, id: event.pointerId, square: under(event) };
		},
		first,
	);
	document.addEventListener(
		"pointermove",
		(event) => {
			hide(event);
			// A board that moves under a resting mouse is not pointed at.
			const hasMoved = event.movementX !== 0 || event.movementY !== 0;
			if (event.pointerType === "mouse" && hasMoved) point(under(event));
		},
		first,
	);
	document.addEventListener(
		"pointerup",
		(event) => {
			hide(event);
			if (press?.id !== event.pointerId) return;
			const { square, ...from } = press;
			press = undefined;
			const isMouse = event.pointerType === "mouse";
			const by = isMouse ? undefined : swipeOf(from, { x: event.clientX, y: event.clientY });
			if (by !== undefined) step(by);
			else if (square !== undefined && square === under(event)) explain(square);
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
	document.addEventListener("pointerleave", hide, first);
	document.addEventListener(
		"click",
		(event) => {
			hide(event);
			// The press of a screen reader comes without a pointer.
			const square = event.detail === 0 ? squareOfCell(event.target) : undefined;
			if (square !== undefined) explain(square);
		},
		first,
	);
	// The focus points as well.
	document.addEventListener("focusin", ({ target }) => point(squareOfCell(target)), first);
	return () => listening.abort();
}
