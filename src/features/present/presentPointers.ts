// Mouse, pen and finger while a game is shown to a room: they point and ask, and move no piece. A finger that is drawn sideways steps,
// anywhere on the screen.

import { squareOfCell, squareUnder } from "../../board/draw/drawing.ts";
import type { Square } from "../../chess/square.ts";
import type { AppStore } from "../../store/state/appStore.ts";

type Point = { readonly x: number; readonly y: number };

/** Pixels that a finger goes at least, and how much further sideways than up or down. */
const SWIPE = 40;
const SLANT = 1.5;

/** Leftwards is on, as pages are turned. Undefined where it is no swipe. */
export function swipeOf(from: Point, to: Point): 1 | -1 | undefined {
	const [wide, high] = [to.x - from.x, to.y - from.y];
	if (Math.abs(wide) < SWIPE || Math.abs(wide) < SLANT * Math.abs(high)) return undefined;
	return wide < 0 ? 1 : -1;
}

type Does = {
	/** At a square, or at none any more. */
	point(square: Square | undefined): void;
	explain(square: Square): void;
	step(by: 1 | -1): void;
	/** Is the screen black? Then a press shows the board again, and nothing more. */
	lighten(): boolean;
};

/** Before the hand that moves pieces hears of it. Returns a function that stops it. */
export function listenToPresentPointers(
	board: HTMLElement,
	store: AppStore,
	{ point, explain, step, lighten }: Does,
): () => void {
	const listening = new AbortController();
	const first = { capture: true, signal: listening.signal };
	let begun: (Point & { readonly id: number; readonly square: Square | undefined }) | undefined;
	const isOnBoard = ({ target }: Event) => target instanceof Node && board.contains(target);
	const under = (event: PointerEvent) =>
		isOnBoard(event) ? squareUnder(board, event, store.get().orientation) : undefined;
	const keep = (event: Event) => {
		if (isOnBoard(event)) event.stopPropagation();
	};

	document.addEventListener(
		"pointerdown",
		(event) => {
			keep(event);
			const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
			if (event.button !== 0 || !event.isPrimary || isInDialog || lighten()) begun = undefined;
			else
				begun = { x: event.clientX, y: event.clientY, id: event.pointerId, square: under(event) };
		},
		first,
	);
	document.addEventListener(
		"pointermove",
		(event) => {
			keep(event);
			// What moves under a mouse that rests is not pointed at.
			const hasMoved = event.movementX !== 0 || event.movementY !== 0;
			if (event.pointerType === "mouse" && hasMoved) point(under(event));
		},
		first,
	);
	document.addEventListener(
		"pointerup",
		(event) => {
			keep(event);
			if (begun?.id !== event.pointerId) return;
			const { square, ...from } = begun;
			begun = undefined;
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
			begun = undefined;
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
	// What ends a glance, and what would pick a piece up.
	document.addEventListener("pointerleave", keep, first);
	document.addEventListener(
		"click",
		(event) => {
			keep(event);
			// A screen reader's press has no pointer.
			const square = event.detail === 0 ? squareOfCell(event.target) : undefined;
			if (square !== undefined) explain(square);
		},
		first,
	);
	// The keyboard points as well.
	document.addEventListener("focusin", ({ target }) => point(squareOfCell(target)), first);
	return () => listening.abort();
}
