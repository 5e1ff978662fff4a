// Paints the board: squares, heat, coordinates, the last move, check and the pieces that stand. A
// step changes few squares, and only what looks otherwise than it did is painted again.

import { NO_PIECE, type Piece, type Side } from "../../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import type { Attackers } from "../../control/core.ts";
import { cellOf } from "../heat/cells.ts";
import { frontiersOf } from "../heat/frontier.ts";
import { BARE, classOf, insetOf, type Look } from "../heat/look.ts";
import { PAPER, type Palette } from "../heat/palette.ts";
import { type PieceSheet, paintPiece } from "../pieces.ts";
import {
	paintCheck,
	paintCoordinates,
	paintFrontier,
	paintLastMove,
	paintNumbers,
	paintPattern,
} from "./paintSquare.ts";
import type { Pen } from "./pen.ts";

export type BoardPicture = {
	/** Device pixels for each square's edge, and for each CSS pixel. */
	readonly edge: number;
	readonly ratio: number;
	readonly orientation: Side;
	readonly sheet: PieceSheet | undefined;
	readonly showsCoordinates: boolean;
	readonly showsPatterns: boolean;
	readonly palette: Palette;
	/** The piece on each square, and the look of each square's heat, a1 first. */
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

/** No face is this number. */
const NO_FACE = -1;

/** Numbers of the faces that are painted, by cell. */
export type Painted = Int32Array;

/** For a canvas that is new, or whose picture is to be made anew. */
export const nothingPainted = (): Painted => new Int32Array(SQUARE_COUNT).fill(NO_FACE);

const MOVED = 1 << 9;
const CHECKED = 1 << 10;
const LIFTED = 1 << 11;
const FRONTIER = 255 << 12;

const frontiers = new Uint8Array(SQUARE_COUNT);

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
function faceOf(view: BoardPicture, square: Square, cell: number): number {
	const piece = view.isAwaited(square) ? NO_PIECE : (view.pieces[square] ?? NO_PIECE);
	const isMoved = view.lastMove?.from === square || view.lastMove?.to === square;
	return (
		(view.looks[square] ?? BARE) |
		(piece << 5) |
		(isMoved ? MOVED : 0) |
		(view.check === square ? CHECKED : 0) |
		(view.lifted === square ? LIFTED : 0) |
		((frontiers[cell] ?? 0) << 12) |
		((view.attackers?.white[square] ?? 0) << 20) |
		((view.attackers?.black[square] ?? 0) << 25)
	);
}

export function paintBoard(context: Pen, view: BoardPicture, painted: Painted): void {
	frontiersOf(view.looks, view.orientation, frontiers);
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		const cell = cellOf(square, view.orientation);
		const face = faceOf(view, square, cell);
		const before = painted[cell] ?? NO_FACE;
		if (before === face) continue;
		painted[cell] = face;
		const isOnlyFrontier = ((before ^ face) & ~FRONTIER) === 0;
		if (isOnlyFrontier && hasPlainEdges(view, face)) paintEdges(context, view, cell, face, before);
		else paintFace(context, view, square, cell, face);
	}
}

/** Does nothing but a frontier lie at its edges? */
const hasPlainEdges = ({ showsPatterns }: BoardPicture, face: number): boolean =>
	!showsPatterns && (face & CHECKED) === 0 && face >> 20 === 0;

/** The fill of a square, to its edges. */
const groundOf = ({ palette }: BoardPicture, look: Look, square: "pale" | "deep"): string =>
	look === BARE || insetOf(look) > 0 ? palette[square] : palette.tints[classOf(look)].on[square];

const kindOfCell = (cell: number) => (((cell & 7) + (cell >> 3)) % 2 === 0 ? "pale" : "deep");

/**
 * Where a neighbour has turned, and nothing else: the old frontier is covered, the new one painted.
 */
function paintEdges(
	context: Pen,
	view: BoardPicture,
	cell: number,
	face: number,
	before: number,
): void {
	const { edge } = view;
	const [x, y] = [(cell & 7) * edge, (cell >> 3) * edge];
	const ground = groundOf(view, (face & 31) as Look, kindOfCell(cell));
	paintFrontier(context, x, y, edge, (before >> 12) & 255, ground);
	paintFrontier(context, x, y, edge, (face >> 12) & 255, PAPER);
}

const LIFTED_ALPHA = 0.3;

function paintFace(
	context: Pen,
	view: BoardPicture,
	square: Square,
	cell: number,
	face: number,
): void {
	const { edge, ratio, sheet } = view;
	const x = (cell & 7) * edge;
	const y = (cell >> 3) * edge;
	const look = (face & 31) as Look;
	const piece = ((face >> 5) & 15) as Piece;
	const kind = kindOfCell(cell);
	context.fillStyle = groundOf(view, look, kind);
	context.fillRect(x, y, edge, edge);
	if (look !== BARE) {
		const inset = Math.round(edge * insetOf(look));
		const side = edge - 2 * inset;
		if (inset > 0) {
			context.fillStyle = view.palette.tints[classOf(look)].on[kind];
			context.fillRect(x + inset, y + inset, side, side);
		}
		if (view.showsPatterns) paintPattern(context, x + inset, y + inset, side, classOf(look));
	}
	paintFrontier(context, x, y, edge, (face >> 12) & 255, PAPER);
	if (face & MOVED) paintLastMove(context, x, y, edge, ratio);
	if (face & CHECKED) paintCheck(context, x, y, edge);
	if (view.showsCoordinates) {
		const halo = view.showsPatterns ? groundOf(view, look, kind) : undefined;
		paintCoordinates(context, square, cell, edge, ratio, halo);
	}
	if (sheet !== undefined && piece !== NO_PIECE) {
		context.globalAlpha = face & LIFTED ? LIFTED_ALPHA : 1;
		paintPiece(context, sheet, piece, x, y, edge);
		context.globalAlpha = 1;
	}
	paintNumbers(context, x, y, edge, ratio, (face >> 20) & 31, face >> 25);
}
