// Mouse, pen and finger on a board. Which square is meant is arithmetic; what it means is the
// hand's.

import type { Square } from "../../chess/square.ts";
import type { Point } from "../geometry.ts";
import type { Pointer } from "./hand.ts";

/** Handlers of pointers on a board. Points are in squares, from its upper left corner. */
export type PointerHand = {
	/** The pointer that is followed, from its press until it is let go of. */
	pointer(): number | undefined;
	/** Does it hold something? */
	isHolding(): boolean;
	/** Is there nothing to put down? */
	isEmpty(): boolean;
	press(square: Square, at: Point, pointer: Pointer): void;
	drag(at: Point, id: number): void;
	release(at: Point, id: number): void;
	putDown(): void;
	/** Does Escape put something down? */
	escapes(): boolean;
	/** How a mouse looks over a square. */
	cursorOver(square: Square | undefined): string;
	/** Would a finger there pick something up? The page scrolls from everywhere else. */
	picksUp(square: Square): boolean;
	/** Does the right button press? Else it puts down. */
	readonly hasRightButton?: boolean;
	/** Where squares are explained. */
	readonly asking?: Asking;
};

/** A mouse that rests, and a finger that stays. */
type Asking = {
	hover(square: Square | undefined): void;
	glance(square: Square | undefined): void;
	/** The square that is glanced at. */
	glanced(): Square | undefined;
	/** Returns whether there is anything to explain. */
	explain(square: Square): boolean;
	/** Has a finger gone from where it was put down? */
	hasStrayed(at: Point): boolean;
};

/** As a bit of buttons, and as the number of a button: both are 2. */
const RIGHT_BUTTON = 2;

/** A mouse that stays this long on a square has it explained by arrows. */
const HOVER_EXPLAIN_MS = 150;
/** A finger that stays this long on a square has it explained. */
const HOLD_EXPLAIN_MS = 500;

/** A tap may bring something up where the finger was: no click follows, which would press that. */
function endTap(event: TouchEvent): void {
	if (event.cancelable) event.preventDefault();
}

/** Listens on the board's element; gives what ends it. */
export function listenToPointers(
	element: HTMLElement,
	hand: PointerHand,
	squareAt: (at: Point) => Square | undefined,
): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const { asking, hasRightButton = false } = hand;
	let swallowsMenu = false;
	let rest: ReturnType<typeof setTimeout> | undefined;
	let hold: ReturnType<typeof setTimeout> | undefined;
	/** Has the press become a question? */
	let isAsked = false;

	const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return { x: ((clientX - left) / width) * 8, y: ((clientY - top) / height) * 8 };
	};
	const isOurs = ({ pointerId }: PointerEvent) => hand.pointer() === pointerId;

	/** A right button that cancels opens no menu. */
	function cancelByButton(): void {
		swallowsMenu = true;
		hand.putDown();
	}

	function showCursor(at: Point): void {
		const cursor = hand.cursorOver(squareAt(at));
		if (element.style.cursor !== cursor) element.style.cursor = cursor;
	}

	/** A mouse that rests asks about the square under it; off the board, about none. */
	function restOn(square: Square | undefined): void {
		clearTimeout(rest);
		const glanced = asking?.glanced();
		if (square === glanced) return;
		if (glanced !== undefined && hand.isEmpty()) asking?.glance(undefined);
		if (square === undefined) return;
		rest = setTimeout(() => {
			if (hand.isEmpty()) asking?.glance(square);
		}, HOVER_EXPLAIN_MS);
	}

	/** A finger that stays where it is asks, whatever it has picked up. */
	function holdOn(square: Square): void {
		hold = setTimeout(() => {
			isAsked = asking?.explain(square) ?? false;
		}, HOLD_EXPLAIN_MS);
	}

	function endHold(): void {
		clearTimeout(hold);
		isAsked = false;
	}

	element.addEventListener(
		"pointerdown",
		(event) => {
			swallowsMenu = false;
			endHold();
			clearTimeout(rest);
			asking?.glance(undefined);
			const isRight = event.button === RIGHT_BUTTON;
			if (isRight && !hasRightButton && !hand.isEmpty()) cancelByButton();
			const isPress = event.button === 0 && !event.ctrlKey;
			if (!isPress && !(isRight && hasRightButton)) return;
			const at = pointOf(event);
			const square = squareAt(at);
			if (square === undefined) return;
			const isTouch = event.pointerType === "touch";
			hand.press(square, at, { id: event.pointerId, isTouch, isRight });
			element.setPointerCapture(event.pointerId);
			if (event.pointerType !== "mouse") holdOn(square);
			if (event.pointerType === "mouse") showCursor(at);
		},
		{ signal },
	);

	element.addEventListener(
		"pointermove",
		(event) => {
			const at = pointOf(event);
			if (isOurs(event)) {
				if (event.buttons & RIGHT_BUTTON && !hasRightButton) cancelByButton();
				else if (event.buttons === 0) hand.putDown();
				else if (!isAsked) hand.drag(at, event.pointerId);
				if (!isAsked && asking?.hasStrayed(at)) endHold();
			}
			if (event.pointerType !== "mouse") return;
			showCursor(at);
			asking?.hover(squareAt(at));
			restOn(event.buttons === 0 ? squareAt(at) : undefined);
		},
		{ signal },
	);

	element.addEventListener(
		"pointerup",
		(event) => {
			if (event.button !== 0 && !hasRightButton) return;
			const at = pointOf(event);
			if (isAsked && isOurs(event)) hand.putDown();
			else hand.release(at, event.pointerId);
			endHold();
			if (event.pointerType === "mouse") showCursor(at);
		},
		{ signal },
	);

	element.addEventListener(
		"pointerleave",
		() => {
			asking?.hover(undefined);
			restOn(undefined);
		},
		{ signal },
	);

	const lose = (event: PointerEvent) => {
		endHold();
		if (isOurs(event)) hand.putDown();
	};
	element.addEventListener("pointercancel", lose, { signal });
	element.addEventListener("lostpointercapture", lose, { signal });
	window.addEventListener(
		"blur",
		() => {
			if (hand.isHolding()) hand.putDown();
		},
		{ signal },
	);
	// Text that is selected across the board would be dragged in the piece's place.
	element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });

	// The page scrolls from everywhere but a piece that can move, and does not while one is held.
	element.addEventListener(
		"touchstart",
		(event) => {
			const [touch] = event.changedTouches;
			const square = touch && squareAt(pointOf(touch));
			const picksUp = square !== undefined && hand.picksUp(square);
			if ((picksUp || hand.isHolding()) && event.cancelable) event.preventDefault();
		},
		{ signal, passive: false },
	);

	element.addEventListener("touchend", endTap, { signal, passive: false });
	element.addEventListener(
		"contextmenu",
		(event) => {
			if (hand.isHolding() && !isAsked && !hasRightButton) cancelByButton();
			if (swallowsMenu || isAsked || hasRightButton) event.preventDefault();
			swallowsMenu = false;
		},
		{ signal },
	);

	window.addEventListener(
		"keydown",
		(event) => {
			if (event.key !== "Escape" || !hand.escapes()) return;
			event.preventDefault();
			hand.putDown();
		},
		{ signal },
	);

	return () => {
		listening.abort();
		asking?.glance(undefined);
		clearTimeout(rest);
		endHold();
	};
}
