// The cells of a board that plays no moves: whoever shows it says what they are.

import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import type { Store } from "../../runtime/createStore.ts";
import type { BoardView } from "../view.ts";
import type { Cells } from "./cells.ts";
import type { Grid } from "./grid.ts";

/** A cell as assistive technology has it. */
type Cell = {
	readonly name: string;
	/** Undefined where it cannot be selected. */
	readonly isSelected: boolean | undefined;
};

/** Names of the cells, and help on the keys. */
export type Said = {
	cell(square: Square): Cell;
	/** A square is chosen by keyboard, or by a screen reader. */
	choose(square: Square): void;
	/** Does Enter choose nothing, and mean something else? */
	leavesEnter?(): boolean;
	/** Another key on a square. Returns whether it means something. */
	type?(square: Square, key: string): boolean;
	/** Calls when a cell may be another. Returns a function that stops it. */
	subscribe(listener: () => void): () => void;
};

function setOrRemove(element: HTMLElement | undefined, name: string, value: string | undefined) {
	if (value === undefined) element?.removeAttribute(name);
	else if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
}

export function createModeCells(grid: Grid, view: Store<BoardView>, said: Said): Cells {
	function write(): void {
		for (let square = 0; square < SQUARE_COUNT; square++) {
			const { name, isSelected } = said.cell(square as Square);
			const cell = grid.cellAt(square as Square);
			setOrRemove(cell, "aria-label", name);
			setOrRemove(cell, "aria-selected", isSelected?.toString());
			setOrRemove(cell, "aria-disabled", isSelected === undefined ? "true" : undefined);
		}
	}
	write();
	const ends = [
		said.subscribe(write),
		view.watch(["orientation"], () => {
			write();
			grid.flip();
		}),
	];
	return {
		choose(square, key) {
			if (key === "Enter" && said.leavesEnter?.()) return false;
			said.choose(square);
			return true;
		},
		type: (square, key) => said.type?.(square, key) ?? false,
		end() {
			for (const end of ends) end();
		},
	};
}
