// Where things are on the board as it is drawn: sizes, and the way between squares and points
// (squares and cells: heat/cells.ts).
//
// A point is in squares from the top left corner of the board: 0.5, 0.5 is the middle of cell 0.

import type { Side } from "../chess/piece.ts";
import type { Square } from "../chess/square.ts";
import { cellOf, squareIn } from "./heat/cells.ts";

export type Point = { readonly x: number; readonly y: number };

/** The board's size: squares are whole device pixels wide, and the board is eight of them. */
export type BoardSize = {
	/** Device pixels for each square's edge. */
	readonly edge: number;
	/** Device pixels for each CSS pixel. */
	readonly ratio: number;
	/** CSS pixels. */
	readonly width: number;
};

/** The largest board within a width whose squares are whole device pixels. */
export function snap(width: number, ratio: number): BoardSize {
	const edge = Math.max(1, Math.floor((width * ratio) / 8 + 1e-6));
	return { edge, ratio, width: (edge * 8) / ratio };
}

/** The middle of a square. */
export function middleOf(square: Square, orientation: Side): Point {
	const cell = cellOf(square, orientation);
	return { x: (cell & 7) + 0.5, y: (cell >> 3) + 0.5 };
}

/** The square that a point is in, or nothing outside the board. */
export function squareAt({ x, y }: Point, orientation: Side): Square | undefined {
	if (!(x >= 0 && x < 8 && y >= 0 && y < 8)) return undefined;
	return squareIn(Math.floor(y) * 8 + Math.floor(x), orientation);
}

/** How the squares lie. */
export type Spread = {
	/** Device pixels of a square's edge. */
	readonly edge: number;
	readonly orientation: Side;
};
