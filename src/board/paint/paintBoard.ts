// Paints the board: squares, heat, coordinates, the last move, check and the pieces that stand. A step changes few squares, and only what
// looks otherwise than it did is painted again.

import { NO_PIECE, type Piece, type Side } from "../../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import type { Attackers } from "../../control/core.ts";
import type { Heat } from "../../store/heats.ts";
import { cellOf } from "../geometry.ts";
import { BARE, classOf, insetOf, type Look, squareColour, TINTS } from "../palette.ts";
import { type PieceSheet, paintPiece } from "../pieces.ts";
import { frontierAt, paintFrontier } from "./paintFrontier.ts";
import { paintPattern } from "./paintPattern.ts";
import { paintCheck, paintCoordinates, paintLastMove, paintNumbers } from "./paintSquare.ts";

export type BoardView = {
	/** Device pixels for each square's edge, and for each CSS pixel. */
	readonly edge: number;
	readonly ratio: number;
	readonly orientation: Side;
	readonly sheet: PieceSheet | undefined;
	readonly showsCoordinates: boolean;
	readonly showsPatterns: boolean;
	readonly heat: Heat;
	/** What stands on each square, and the look of each square's heat, a1 first. */
	readonly pieces: ArrayLike<number>;
	readonly looks: ArrayLike<number>;
	/** To be printed in the squares. */
	readonly attackers: Attackers | undefined;
	readonly lastMove: { readonly from: Square; readonly to: Square } | undefined;
	readonly check: Square | undefined;
	/** A piece that is held, and only hinted at where it came from. */
	readonly lifted: Square | undefined;
	/** Is a square's piece still on its way? */
	readonly isAwaited: (square: Square) => boolean;
};

/** What has been painted in each cell: the number of its face. */
export type Painted = Int32Array;

/** For a canvas that is new, or whose picture is to be made anew. */
export const nothingPainted = (): Painted => new Int32Array(SQUARE_COUNT).fill(-1);

const MOVED = 1 << 9;
const CHECKED = 1 << 10;
const LIFTED = 1 << 11;

/**
 * Everything that a square shows, in one number; equal numbers look alike.
 *
 *     bits  0-4   look of the heat
 *           5-8   piece
 *           9-11  last move, check, lifted
 *          12-19  frontiers
 *          20-24  White's attackers, printed
 *          25-29  Black's
 */
function faceOf(view: BoardView, square: Square, cell: number): number {
	const piece = view.isAwaited(square) ? NO_PIECE : (view.pieces[square] ?? NO_PIECE);
	const isMoved = view.lastMove?.from === square || view.lastMove?.to === square;
	return (
		(view.looks[square] ?? BARE) |
		(piece << 5) |
		(isMoved ? MOVED : 0) |
		(view.check === square ? CHECKED : 0) |
		(view.lifted === square ? LIFTED : 0) |
		(frontierAt(view.looks, cell, view.orientation) << 12) |
		((view.attackers?.white[square] ?? 0) << 20) |
		((view.attackers?.black[square] ?? 0) << 25)
	);
}

export function paintBoard(
	context: CanvasRenderingContext2D,
	view: BoardView,
	painted: Painted,
): void {
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		const cell = cellOf(square, view.orientation);
		const face = faceOf(view, square, cell);
		if (painted[cell] === face) continue;
		painted[cell] = face;
		paintFace(context, view, square, cell, face);
	}
}

const LIFTED_ALPHA = 0.3;

function paintFace(
	context: CanvasRenderingContext2D,
	view: BoardView,
	square: Square,
	cell: number,
	face: number,
): void {
	const { edge, ratio, sheet } = view;
	const x = (cell & 7) * edge;
	const y = (cell >> 3) * edge;
	const look = (face & 31) as Look;
	const piece = ((face >> 5) & 15) as Piece;
	const isPale = ((cell & 7) + (cell >> 3)) % 2 === 0;
	context.fillStyle = squareColour(isPale);
	context.fillRect(x, y, edge, edge);
	if (look !== BARE) {
		const inset = Math.round(edge * insetOf(look));
		const [left, top, side] = [x + inset, y + inset, edge - 2 * inset];
		context.fillStyle = TINTS[view.heat][classOf(look)].css;
		context.fillRect(left, top, side, side);
		if (view.showsPatterns) paintPattern(context, left, top, side, classOf(look));
	}
	paintFrontier(context, x, y, edge, (face >> 12) & 255);
	if (face & MOVED) paintLastMove(context, x, y, edge, ratio);
	if (face & CHECKED) paintCheck(context, x, y, edge);
	if (view.showsCoordinates) paintCoordinates(context, square, cell, edge, ratio);
	if (sheet !== undefined && piece !== NO_PIECE) {
		context.globalAlpha = face & LIFTED ? LIFTED_ALPHA : 1;
		paintPiece(context, sheet, piece, x, y, edge);
		context.globalAlpha = 1;
	}
	paintNumbers(context, x, y, edge, ratio, (face >> 20) & 31, face >> 25);
}
