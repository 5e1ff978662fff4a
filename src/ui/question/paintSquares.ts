// Paints a board that stands still and on which squares are marked, as one picture.

import { BARE, lookOf } from "../../board/heat/look.ts";
import { type Arrow, paintArrow } from "../../board/marks/arrow.ts";
import { type Markings, paintMarkings } from "../../board/marks/markings.ts";
import { nothingPainted, paintBoard } from "../../board/paint/paintBoard.ts";
import type { Pen } from "../../board/paint/pen.ts";
import type { StillPainter, StillSurface } from "../../board/StillBoard.tsx";
import type { Side } from "../../chess/piece.ts";
import { SQUARES, type Square } from "../../chess/square.ts";
import type { Control } from "../../control/classes.ts";

/** Input of the painter; all but the pieces and the side at the bottom may be left out. */
export type Painted = Markings & {
	/** A piece or none for each square, a1 first. */
	readonly pieces: ArrayLike<number>;
	readonly orientation: Side;
	readonly showsPatterns?: boolean;
	readonly arrows?: readonly Arrow[];
	/** Squares in the colour of a class. */
	readonly tints?: ReadonlyMap<Square, Control>;
};

/** The same as long as nothing of it changes: a still board paints anew for another. */
export const squaresPainter =
	(painted: Painted): StillPainter =>
	(pen, surface) => {
		paintGround(pen, surface, painted);
		paintMarkings(pen, { ...surface, ...painted }, painted);
		for (const arrow of painted.arrows ?? []) paintArrow(pen, { ...surface, ...painted }, arrow);
	};

function paintGround(pen: Pen, { edge, ratio, sheet, palette }: StillSurface, painted: Painted) {
	const looks = SQUARES.map((square) => {
		const tint = painted.tints?.get(square);
		return tint === undefined ? BARE : lookOf(tint);
	});
	paintBoard(
		pen,
		{
			edge,
			ratio,
			sheet,
			palette,
			looks,
			orientation: painted.orientation,
			pieces: painted.pieces,
			showsPatterns: painted.showsPatterns ?? false,
			showsCoordinates: false,
			attackers: undefined,
			lastMove: undefined,
			check: undefined,
			lifted: undefined,
			isAwaited: () => false,
		},
		nothingPainted(),
	);
}
