// Drawing arrows and circles on the board. It listens before the hand that moves pieces does, and
// keeps from it what is meant for the pen. Its rules:
//
//  1. The right button draws, in four colours by the keys that are held; with a pen chosen so do
//     mouse, finger and keyboard.
//  2. A press on one square is a circle, from one to another an arrow; the same again is none.
//  3. By keyboard the first square chosen is where it begins, the second where it ends.
//  4. A pen draws until it is put down: only then a dragged piece moves.
//  5. Let go outside the board, nothing is drawn. Escape gives up what is being drawn; if nothing
//     is, it puts the pen down, unless something else lies on top.
//  6. What is begun with a pen is given up when that is put down.

import type { Arrow } from "../../chess/game.ts";
import type { Side } from "../../chess/piece.ts";
import { type Square, squareNamed } from "../../chess/square.ts";
import type { Store } from "../../runtime/createStore.ts";
import type { DrawEvents } from "../events.ts";
import { squareAt } from "../geometry.ts";
import type { BoardView } from "../view.ts";

const RIGHT_BUTTON = 2;

type Keys = Pick<MouseEvent, "shiftKey" | "altKey" | "ctrlKey">;

/** Green; red with Shift, blue with Alt, yellow with Ctrl. */
export const colourOf = ({ shiftKey, altKey, ctrlKey }: Keys): string =>
	shiftKey ? "R" : altKey ? "B" : ctrlKey ? "Y" : "G";

type ClientPoint = { readonly clientX: number; readonly clientY: number };

export function squareUnder(
	board: HTMLElement,
	at: ClientPoint,
	orientation: Side,
): Square | undefined {
	const { left, top, width, height } = board.getBoundingClientRect();
	const x = ((at.clientX - left) / width) * 8;
	const y = ((at.clientY - top) / height) * 8;
	return squareAt({ x, y }, orientation);
}

/** The square of a cell of the board in words, which begins with its name. */
export function squareOfCell(target: EventTarget | null): Square | undefined {
	const cell = target instanceof Element ? target.closest("[role=gridcell]") : null;
	const name = cell?.getAttribute("aria-label")?.slice(0, 2);
	return name === undefined ? undefined : squareNamed(name);
}

/** Begins, goes on and ends what is drawn: without a screen. */
export function createDrawing(view: Store<BoardView>, events: DrawEvents) {
	/** What is being drawn. */
	let drawn: Arrow | undefined;

	/** Returns whether it may. */
	function draw(arrow: Arrow | undefined): boolean {
		const may = events.draws(arrow);
		drawn = may ? arrow : undefined;
		return may;
	}

	function end(): void {
		const whole = drawn;
		if (whole === undefined) return;
		draw(undefined);
		events.drew(whole);
	}

	/** Returns whether there was one to put down. */
	function putPenDown(): boolean {
		const { pen } = view.get();
		if (pen !== undefined) events.penPutDown();
		return pen !== undefined;
	}

	return {
		/** Returns whether it may. */
		begin: (from: Square, colour: string) => draw({ from, to: from, colour }),
		/** Beside the board it stays where it was last. */
		goOn(to: Square | undefined): void {
			if (drawn !== undefined && to !== undefined && to !== drawn.to) draw({ ...drawn, to });
		},
		end,
		putPenDown,
		/** Returns whether there was anything to give up. */
		cancel(): boolean {
			if (drawn === undefined) return false;
			draw(undefined);
			return true;
		},
		/**
		 * A square is chosen by keyboard: the first is where it begins, the second where it ends.
		 */
		choose(square: Square, colour: string): void {
			if (drawn === undefined) this.begin(square, colour);
			else {
				this.goOn(square);
				end();
			}
		},
	};
}

/** Listens on the board, and for Escape. Returns a function that stops it. */
export function listenToDrawing(
	board: HTMLElement,
	view: Store<BoardView>,
	events: DrawEvents,
): () => void {
	const drawing = createDrawing(view, events);
	const listening = new AbortController();
	const { signal } = listening;
	const first = { capture: true, signal };
	/** The pointer that draws. */
	let held: number | undefined;
	const pen = () => view.get().pen?.colour;
	const under = (at: ClientPoint) => squareUnder(board, at, view.get().orientation);
	const take = (event: Event) => {
		event.stopPropagation();
		if (event.cancelable) event.preventDefault();
	};

	function onPointerDown(event: PointerEvent): void {
		const isRight = event.button === RIGHT_BUTTON;
		const isPen = event.button === 0 && pen() !== undefined && event.isPrimary;
		if (!(isRight || isPen)) return;
		const square = under(event);
		if (held !== undefined || square === undefined) return;
		if (!drawing.begin(square, (isPen && pen()) || colourOf(event))) return;
		take(event);
		held = event.pointerId;
		board.setPointerCapture(event.pointerId);
	}

	function onPointerMove(event: PointerEvent): void {
		if (held === undefined && pen() === undefined) return;
		event.stopPropagation();
		if (event.pointerId === held) drawing.goOn(under(event));
	}

	function onPointerUp(event: PointerEvent): void {
		if (event.pointerId !== held) return;
		take(event);
		held = undefined;
		drawing.goOn(under(event));
		if (under(event) === undefined) drawing.cancel();
		else drawing.end();
	}

	function onLost(event: PointerEvent): void {
		if (event.pointerId !== held) return;
		held = undefined;
		drawing.cancel();
	}

	/** Enter, or a screen reader's press, which has no pointer. */
	function onChoice(event: KeyboardEvent | MouseEvent): void {
		const colour = pen();
		const square = squareOfCell(event.target);
		if (colour === undefined || square === undefined) return;
		const isKey = event instanceof KeyboardEvent;
		if (isKey && event.key !== "Enter" && event.key !== " ") return;
		take(event);
		if (isKey ? !event.repeat : event.detail === 0) drawing.choose(square, colour);
	}

	/** The colour of the pen, for the page: its pointer and the frame of the board tell of it. */
	function showPen(): void {
		const colour = pen();
		if (colour === undefined) delete board.dataset.pen;
		else board.dataset.pen = colour;
	}

	board.addEventListener("pointerdown", onPointerDown, first);
	board.addEventListener("pointermove", onPointerMove, first);
	board.addEventListener("pointerup", onPointerUp, first);
	board.addEventListener("pointercancel", onLost, first);
	board.addEventListener("keydown", onChoice, first);
	board.addEventListener("click", onChoice, first);
	board.addEventListener(
		"touchstart",
		(event) => {
			if (pen() !== undefined) take(event);
		},
		{ ...first, passive: false },
	);
	// The right button draws.
	board.addEventListener("contextmenu", (event) => event.preventDefault(), first);
	// Escape first gives up the arrow that is being drawn, over all else; a pen that is only chosen
	// waits until Escape closes nothing else.
	window.addEventListener(
		"keydown",
		(event) => {
			if (event.key === "Escape" && drawing.cancel()) take(event);
		},
		first,
	);
	window.addEventListener(
		"keydown",
		(event) => {
			if (event.key !== "Escape" || event.defaultPrevented) return;
			if (drawing.putPenDown()) event.preventDefault();
		},
		{ signal },
	);
	showPen();
	const stop = view.watch(["pen"], (next) => {
		showPen();
		if (next.pen === undefined) drawing.cancel();
	});
	return () => {
		listening.abort();
		stop();
		drawing.cancel();
		delete board.dataset.pen;
	};
}
