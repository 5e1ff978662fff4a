// Squares that are pressed: one by one, or all that a pointer goes over. Without a screen.

import type { Side } from "../../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import type { Store } from "../../runtime/createStore.ts";
import { type Point, squareAt } from "../geometry.ts";
import { squareIn } from "../heat/cells.ts";
import { createModeCells } from "../text/modeCells.ts";
import type { Mode } from "./mode.ts";

/** Which squares can be pressed and which are, what a press does, and what is said. */
export type Pressing = {
	readonly canPress: (square: Square) => boolean;
	readonly pressed: ReadonlySet<Square>;
	readonly press: (square: Square, isPressed: boolean) => void;
	/** What a press does on any other square. */
	readonly refuse?: ((square: Square) => void) | undefined;
	readonly nameOf: (square: Square) => string;
	/** Does a drag mark all that it goes over? */
	readonly isDragged: boolean;
	/** Where a drag has a beginning and an end, as a move has: what it does. */
	readonly draw?: ((from: Square, to: Square) => void) | undefined;
	/** Does Enter mean something else there? */
	readonly leavesEnter: boolean;
};

type Drag = {
	readonly pointer: number;
	readonly from: Square;
	readonly isMarking: boolean;
	hasMoved: boolean;
};

export function createPressMode(pressing: Store<Pressing>, orientation: () => Side): Mode {
	let drag: Drag | undefined;

	function choose(square: Square): void {
		const { canPress, pressed, press, refuse } = pressing.get();
		if (canPress(square)) press(square, !pressed.has(square));
		else refuse?.(square);
	}

	function dragTo(at: Point, pointer: number): void {
		const { canPress, press, isDragged } = pressing.get();
		const square = squareAt(at, orientation());
		if (drag?.pointer !== pointer || !isDragged || square === undefined) return;
		if (!canPress(drag.from)) return;
		if (square !== drag.from && !drag.hasMoved) {
			drag.hasMoved = true;
			press(drag.from, drag.isMarking);
		}
		if (drag.hasMoved && canPress(square)) press(square, drag.isMarking);
	}

	return {
		hand: {
			pointer: () => drag?.pointer,
			isHolding: () => drag !== undefined,
			isEmpty: () => drag === undefined,
			press(from, _, { id }) {
				if (drag !== undefined) return;
				const isMarking = !pressing.get().pressed.has(from);
				drag = { pointer: id, from, isMarking, hasMoved: false };
			},
			drag: dragTo,
			/** A drag has marked already what it went over. */
			release(at, pointer) {
				if (drag?.pointer !== pointer) return;
				const { from, hasMoved } = drag;
				drag = undefined;
				const to = squareAt(at, orientation());
				if (!hasMoved && to === from) choose(from);
				else if (to !== undefined && to !== from) pressing.get().draw?.(from, to);
			},
			putDown() {
				drag = undefined;
			},
			escapes: () => false,
			cursorOver: (square) =>
				square !== undefined && pressing.get().canPress(square) ? "pointer" : "",
			picksUp: () => false,
		},
		touch: "pinch-zoom",
		isMultiple: true,
		home() {
			const { canPress } = pressing.get();
			for (let cell = 0; cell < SQUARE_COUNT; cell++) {
				const square = squareIn(cell, orientation());
				if (canPress(square)) return square;
			}
			return squareIn(0, orientation());
		},
		follow: (grid, view) =>
			createModeCells(grid, view, {
				cell(square) {
					const { canPress, pressed, nameOf } = pressing.get();
					const isSelected = canPress(square) ? pressed.has(square) : undefined;
					return { name: nameOf(square), isSelected };
				},
				choose,
				leavesEnter: () => pressing.get().leavesEnter,
				subscribe: pressing.subscribe,
			}),
	};
}
