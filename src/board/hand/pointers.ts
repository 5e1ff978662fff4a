// Mouse, pen and finger on the board. Which square is meant is arithmetic; what it means is the
// hand's.

import { NO_PIECE } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import type { Point } from "../geometry.ts";
import type { Scene } from "../scene/scene.ts";
import { EMPTY_HAND } from "./hand.ts";

/** As a bit of buttons, and as the number of a button: both are 2. */
const RIGHT_BUTTON = 2;

/** A mouse that stays this long on a square has it explained by arrows. */
const HOVER_EXPLAIN_MS = 150;
/** A finger that stays this long on a square has it explained. */
const HOLD_EXPLAIN_MS = 500;

/** What a tap brings up may lie where the finger was: no click follows, which would press that. */
function endTap(event: TouchEvent): void {
	if (event.cancelable) event.preventDefault();
}

/** Listens on the board's element; gives what ends it. */
export function listenToPointers(element: HTMLElement, scene: Scene): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let swallowsMenu = false;
	let rest: ReturnType<typeof setTimeout> | undefined;
	let hold: ReturnType<typeof setTimeout> | undefined;
	/** Has the press become a question? */
	let isAsked = false;

	const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return { x: ((clientX - left) / width) * 8, y: ((clientY - top) / height) * 8 };
	};
	const heldBy = () => scene.state.get().hand.held?.pointer.id;
	const isEmpty = () => scene.state.get().hand === EMPTY_HAND;
	const isOurs = ({ pointerId }: PointerEvent) => {
		const { held, pressed } = scene.state.get().hand;
		return (held ?? pressed)?.pointer.id === pointerId;
	};

	/** Has a finger gone from where it was put down? */
	function hasStrayed(event: PointerEvent): boolean {
		const { held, pressed } = scene.state.get().hand;
		return (
			held?.isLifted ?? (pressed !== undefined && scene.squareAt(pointOf(event)) !== pressed.square)
		);
	}

	/** A right button that cancels opens no menu. */
	function cancelByButton(): void {
		swallowsMenu = true;
		scene.putDown();
	}

	function showCursor(at: Point): void {
		const square = scene.squareAt(at);
		const { moves, selected } = scene.state.get().hand;
		const isTarget = selected !== undefined && moves.some(({ to }) => to === square);
		const canMove =
			square !== undefined &&
			scene.pieceOn(square) !== NO_PIECE &&
			scene.movesFrom(square).length > 0;
		const cursor =
			heldBy() !== undefined ? "grabbing" : isTarget ? "pointer" : canMove ? "grab" : "";
		if (element.style.cursor !== cursor) element.style.cursor = cursor;
	}

	/** A mouse that rests asks about the square under it; off the board, about none. */
	function restOn(square: Square | undefined): void {
		clearTimeout(rest);
		const glanced = scene.glanced();
		if (square === glanced) return;
		if (glanced !== undefined && isEmpty()) scene.glance(undefined);
		if (square === undefined) return;
		rest = setTimeout(() => {
			if (isEmpty()) scene.glance(square);
		}, HOVER_EXPLAIN_MS);
	}

	/** A finger that stays where it is asks, whatever it has picked up. */
	function holdOn(square: Square): void {
		hold = setTimeout(() => {
			isAsked = scene.explain(square);
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
			scene.glance(undefined);
			if (event.button === RIGHT_BUTTON && !isEmpty()) cancelByButton();
			if (event.button !== 0 || event.ctrlKey) return;
			const at = pointOf(event);
			const square = scene.squareAt(at);
			if (square === undefined) return;
			scene.press(square, at, { id: event.pointerId, isTouch: event.pointerType === "touch" });
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
				if (event.buttons & RIGHT_BUTTON) cancelByButton();
				else if (event.buttons === 0) scene.putDown();
				else if (!isAsked) scene.drag(at, event.pointerId);
				if (!isAsked && hasStrayed(event)) endHold();
			}
			if (event.pointerType !== "mouse") return;
			showCursor(at);
			scene.hover(scene.squareAt(at));
			restOn(event.buttons === 0 ? scene.squareAt(at) : undefined);
		},
		{ signal },
	);

	element.addEventListener(
		"pointerup",
		(event) => {
			if (event.button !== 0) return;
			const at = pointOf(event);
			if (isAsked && isOurs(event)) scene.putDown();
			else scene.release(at, event.pointerId);
			endHold();
			if (event.pointerType === "mouse") showCursor(at);
		},
		{ signal },
	);

	element.addEventListener(
		"pointerleave",
		() => {
			scene.hover(undefined);
			restOn(undefined);
		},
		{ signal },
	);

	const lose = (event: PointerEvent) => {
		endHold();
		if (isOurs(event)) scene.putDown();
	};
	element.addEventListener("pointercancel", lose, { signal });
	element.addEventListener("lostpointercapture", lose, { signal });
	window.addEventListener(
		"blur",
		() => {
			if (heldBy() !== undefined) scene.putDown();
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
			const square = touch && scene.squareAt(pointOf(touch));
			const picksUp = square !== undefined && scene.movesFrom(square).length > 0;
			if ((picksUp || heldBy() !== undefined) && event.cancelable) event.preventDefault();
		},
		{ signal, passive: false },
	);

	element.addEventListener("touchend", endTap, { signal, passive: false });
	element.addEventListener(
		"contextmenu",
		(event) => {
			if (heldBy() !== undefined && !isAsked) cancelByButton();
			if (swallowsMenu || isAsked) event.preventDefault();
			swallowsMenu = false;
		},
		{ signal },
	);

	window.addEventListener(
		"keydown",
		(event) => {
			const { selected, asking } = scene.state.get().hand;
			if (event.key !== "Escape" || (selected === undefined && asking === undefined)) return;
			event.preventDefault();
			scene.putDown();
		},
		{ signal },
	);

	return () => {
		listening.abort();
		scene.glance(undefined);
		clearTimeout(rest);
		endHold();
	};
}
