// The 64 cells of a board in words: which of them the keyboard is on, and where its keys lead.

import type { Side } from "../../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { cellOf, squareIn } from "../heat/cells.ts";

/** Cells by which a key moves the keyboard. */
const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	Home: [-7, 0],
	End: [7, 0],
	PageUp: [0, -7],
	PageDown: [0, 7],
};

const within = (value: number) => Math.min(7, Math.max(0, value));

/**
 * The cell that a key leads to from another, as far as the edge. Undefined for keys that do not
 * walk.
 */
function cellBeside(cell: number, key: string): number | undefined {
	const step = STEPS[key];
	if (step === undefined) return undefined;
	const [columns, rows] = step;
	return within((cell >> 3) + rows) * 8 + within((cell & 7) + columns);
}

export type Grid = ReturnType<typeof createGrid>;

/** `cells` are the elements in the order they have on screen. */
export function createGrid(
	cells: readonly HTMLElement[],
	orientation: () => Side,
	first: Square,
	onVisit: (square: Square | undefined) => void,
) {
	/**
	 * One cell is in the page's tab order: the last that was visited, also where words or mode are
	 * others since.
	 */
	let home = cells.find(({ tabIndex }) => tabIndex === 0) ?? cells[cellOf(first, orientation())];

	const squareOf = (target: EventTarget | null): Square | undefined => {
		const index = cells.indexOf(target as HTMLElement);
		return index < 0 ? undefined : squareIn(index, orientation());
	};

	function moveHome(cell: HTMLElement | undefined): void {
		home?.setAttribute("tabindex", "-1");
		cell?.setAttribute("tabindex", "0");
		home = cell;
	}

	moveHome(home);

	return {
		squareOf,
		cellAt: (square: Square | undefined) =>
			square === undefined ? undefined : cells[cellOf(square, orientation())],
		/** The cell that the keyboard comes to. */
		home: () => home,
		/** The keyboard is on a cell, or on none. */
		visit(target: EventTarget | null): void {
			const square = squareOf(target);
			if (square !== undefined) moveHome(target as HTMLElement);
			onVisit(square);
		},
		/** Goes where a key leads. Returns whether it leads anywhere. */
		go(from: Square, key: string): boolean {
			const to = cellBeside(cellOf(from, orientation()), key);
			if (to !== undefined) cells[to]?.focus();
			return to !== undefined;
		},
		/** The board has been turned round: the keyboard stays on its square. */
		flip(): void {
			const flipped = home && cells[SQUARE_COUNT - 1 - cells.indexOf(home)];
			const hadFocus = document.activeElement === home;
			moveHome(flipped);
			if (hadFocus) flipped?.focus();
		},
	};
}
