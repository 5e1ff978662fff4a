// A mark over the pieces: one function finds it in the view, and another paints it if there is one.

import type { Inspection } from "../../control/core.ts";
import type { Spread } from "../geometry.ts";
import type { BoardState } from "../hand/hand.ts";
import type { PieceSheet } from "../pieces.ts";
import type { BoardView } from "../view.ts";

/** Input of those that find marks. */
export type Seen = {
	readonly view: BoardView;
	readonly board: BoardState;
	/** A piece or none for each square, a1 first. */
	readonly pieces: ArrayLike<number>;
	/** Undefined unless a square is explained and the cursor is at rest. */
	readonly inspection: Inspection | undefined;
};

/** The ground of marks. */
export type Ground = Spread & {
	/** Device pixels for each CSS pixel. */
	readonly ratio: number;
	/** Undefined until the pictures of the pieces are there. */
	readonly sheet: PieceSheet | undefined;
};

export type PaintMark = (context: CanvasRenderingContext2D, ground: Ground) => void;

/** Undefined where there is nothing to paint. */
export type Mark = (seen: Seen) => PaintMark | undefined;

/** Joins what finds a mark with what paints what was found. */
export const mark =
	<Found>(
		find: (seen: Seen) => Found | undefined,
		paint: (context: CanvasRenderingContext2D, ground: Ground, found: Found) => void,
	): Mark =>
	(seen) => {
		const found = find(seen);
		return found === undefined ? undefined : (context, ground) => paint(context, ground, found);
	};

/** Joins what finds a list of marks of a kind with what paints one of them. */
export const marksOfKind = <Found>(
	find: (seen: Seen) => readonly Found[],
	paint: (context: CanvasRenderingContext2D, ground: Ground, found: Found) => void,
): Mark =>
	mark(
		(seen) => {
			const found = find(seen);
			return found.length === 0 ? undefined : found;
		},
		(context, ground, found) => {
			for (const one of found) paint(context, ground, one);
		},
	);
