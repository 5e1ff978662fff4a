// Drawing arrows and circles on the board: by the right button, in four colours by the keys that are held; or, with a pen chosen, by mouse, pen,
// finger and keyboard. A press on one square is a circle, from one to another an arrow; the same again is none. It listens before the hand
// that moves pieces does, and keeps from it what is meant for the pen.

import { toggleArrow, toggleCircle } from "../../chess/annotate.ts";
import type { Side } from "../../chess/piece.ts";
import { type Square, squareNamed } from "../../chess/square.ts";
import type { Actions } from "../../store/actions.ts";
import { type AppStore, isLoaded } from "../../store/appStore.ts";
import { squareAt } from "../geometry.ts";

const RIGHT_BUTTON = 2;

type Keys = Pick<MouseEvent, "shiftKey" | "altKey" | "ctrlKey">;

/** Green; red with Shift, blue with Alt, yellow with Ctrl. */
export const colourOf = ({ shiftKey, altKey, ctrlKey }: Keys): string =>
	shiftKey ? "R" : altKey ? "B" : ctrlKey ? "Y" : "G";

type Place = { readonly clientX: number; readonly clientY: number };

export function squareUnder(board: HTMLElement, at: Place, orientation: Side): Square | undefined {
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
export function createDrawing(store: AppStore, actions: Pick<Actions, "edit" | "inspect">) {
	function end(): void {
		const { drawn } = store.get();
		if (drawn === undefined) return;
		store.set({ drawn: undefined });
		const { from, to, colour } = drawn;
		actions.edit((game, frame) =>
			from === to
				? toggleCircle(game, frame, { colour, square: from })
				: toggleArrow(game, frame, { colour, from, to }),
		);
	}
	return {
		begin(from: Square, colour: string): void {
			// Why a square is what it is has marks of its own.
			actions.inspect(undefined);
			store.set({ drawn: { from, to: from, colour } });
		},
		/** Beside the board it stays where it was last. */
		goOn(to: Square | undefined): void {
			const { drawn } = store.get();
			if (drawn !== undefined && to !== undefined && to !== drawn.to) {
				store.set({ drawn: { ...drawn, to } });
			}
		},
		end,
		cancel: () => store.set({ drawn: undefined }),
		/** A square is chosen by keyboard: the first is where it begins, the second where it ends. */
		choose(square: Square, colour: string): void {
			const { drawn } = store.get();
			if (drawn === undefined) this.begin(square, colour);
			else {
				this.goOn(square);
				end();
			}
		},
	};
}

/** Listens on the board. Returns a function that stops it. */
export function listenToDrawing(board: HTMLElement, store: AppStore, actions: Actions): () => void {
	const drawing = createDrawing(store, actions);
	const listening = new AbortController();
	const { signal } = listening;
	const first = { capture: true, signal };
	let pointer: number | undefined;
	const pen = () => store.get().desk?.pen;
	const under = (at: Place) => squareUnder(board, at, store.get().orientation);
	const take = (event: Event) => {
		event.stopPropagation();
		if (event.cancelable) event.preventDefault();
	};

	function onPointerDown(event: PointerEvent): void {
		const isRight = event.button === RIGHT_BUTTON;
		const isPen = event.button === 0 && pen() !== undefined && event.isPrimary;
		if (!(isRight || isPen) || !isLoaded(store.get())) return;
		const isBusy = pointer !== undefined || (store.get().inHand !== undefined && !isPen);
		const square = under(event);
		if (isBusy || square === undefined) return;
		take(event);
		pointer = event.pointerId;
		board.setPointerCapture(pointer);
		drawing.begin(square, (isPen && pen()) || colourOf(event));
	}

	function onPointerMove(event: PointerEvent): void {
		if (pointer === undefined && pen() === undefined) return;
		event.stopPropagation();
		if (event.pointerId === pointer) drawing.goOn(under(event));
	}

	function onPointerUp(event: PointerEvent): void {
		if (event.pointerId !== pointer) return;
		take(event);
		pointer = undefined;
		drawing.goOn(under(event));
		if (under(event) === undefined) drawing.cancel();
		else drawing.end();
	}

	function onLost(event: PointerEvent): void {
		if (event.pointerId !== pointer) return;
		pointer = undefined;
		drawing.cancel();
	}

	/** Enter, or a screen reader's press, which has no pointer. */
	function onChoice(event: KeyboardEvent | MouseEvent): void {
		const colour = pen();
		const square = squareOfCell(event.target);
		if (colour === undefined || square === undefined) return;
		const isKey = event instanceof KeyboardEvent;
		if (isKey && event.key === "Escape" && store.get().drawn !== undefined) {
			take(event);
			drawing.cancel();
			return;
		}
		if (isKey && event.key !== "Enter" && event.key !== " ") return;
		take(event);
		if (isKey ? !event.repeat : event.detail === 0) drawing.choose(square, colour);
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
	// The right button draws, wherever there is something to draw on.
	board.addEventListener(
		"contextmenu",
		(event) => {
			if (isLoaded(store.get())) event.preventDefault();
		},
		first,
	);
	return () => {
		listening.abort();
		drawing.cancel();
	};
}
