// Modes of a board that plays no moves: squares are pressed, or pieces are placed. Pointers, keys
// and the grid of cells are those of every board.

import type { Square } from "../../chess/square.ts";
import type { Store } from "../../runtime/createStore.ts";
import type { Cells } from "../text/cells.ts";
import type { Grid } from "../text/grid.ts";
import type { BoardView } from "../view.ts";
import type { PointerHand } from "./pointers.ts";

export type Mode = {
	readonly hand: PointerHand;
	/** Effect on the page of a finger that moves over the board, as CSS `touch-action` names it. */
	readonly touch: "pinch-zoom" | "none";
	/** May several squares be selected? */
	readonly isMultiple: boolean;
	/** The square that the keyboard is on first. */
	home(): Square;
	/** Says what the cells are, from now on. */
	follow(grid: Grid, view: Store<BoardView>): Cells;
};
