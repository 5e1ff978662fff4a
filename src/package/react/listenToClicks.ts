// Squares that are pressed and let go of, by whatever points at them, and those that are chosen by
// keyboard or by a screen reader. The board itself makes moves of them; the page may want to know
// of all.

import { squareAt } from "../../board/geometry.ts";
import { squareIn } from "../../board/heat/cells.ts";
import type { BoardView } from "../../board/view.ts";
import { type Square, squareName } from "../../chess/square.ts";
import type { Store } from "../../runtime/createStore.ts";
import type { SquareName } from "../answers.ts";

/** Returns a function that stops it. */
export function listenToClicks(
	element: HTMLElement,
	view: Store<BoardView>,
	tell: (square: SquareName) => void,
): () => void {
	const { signal, abort } = listening();
	let pressed: { readonly pointer: number; readonly square: Square } | undefined;

	/** Nothing beside the board, or on what lies over it. */
	function pointedAt({ clientX, clientY, target }: PointerEvent): Square | undefined {
		const surface = element.querySelector("[role=grid]")?.parentElement;
		if (!(target instanceof Node && surface?.contains(target))) return undefined;
		const { left, top, width, height } = surface.getBoundingClientRect();
		const at = { x: ((clientX - left) / width) * 8, y: ((clientY - top) / height) * 8 };
		return squareAt(at, view.get().orientation);
	}

	/** The cells go by rows, from the upper left. */
	function cellOf(target: EventTarget | null): Square | undefined {
		const cells = [...element.querySelectorAll("[role=gridcell]")];
		const index = cells.indexOf(target as Element);
		return index < 0 ? undefined : squareIn(index, view.get().orientation);
	}

	const hear = (square: Square | undefined) => {
		if (square !== undefined) tell(squareName(square) as SquareName);
	};

	element.addEventListener(
		"pointerdown",
		(event) => {
			const square = event.button === 0 ? pointedAt(event) : undefined;
			pressed = square === undefined ? undefined : { pointer: event.pointerId, square };
		},
		{ signal, capture: true },
	);
	element.addEventListener(
		"pointerup",
		(event) => {
			const { pointer, square } = pressed ?? {};
			pressed = undefined;
			if (pointer === event.pointerId && pointedAt(event) === square) hear(square);
		},
		{ signal, capture: true },
	);
	element.addEventListener(
		"keydown",
		(event) => {
			const isChoice = event.key === "Enter" || event.key === " ";
			if (isChoice && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey)
				hear(cellOf(event.target));
		},
		{ signal, capture: true },
	);
	// Screen readers click on cells, which pointers go through.
	element.addEventListener("click", ({ target }) => hear(cellOf(target)), {
		signal,
		capture: true,
	});
	return abort;
}

function listening() {
	const control = new AbortController();
	return { signal: control.signal, abort: () => control.abort() };
}
