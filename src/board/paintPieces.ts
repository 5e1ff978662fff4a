// Paints what lies over the heat: coordinates, the last move, check, and the pieces. A step changes few squares, so each is
// repainted only when something in it changes, or when a piece has passed over it.

import { BLACK, NO_PIECE, type Piece, type Side, WHITE } from "../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import type { Attackers } from "../control/core.ts";
import { cellOf } from "./geometry.ts";
import type { Sprite } from "./glides.ts";
import { EMPTY, type Painted } from "./painted.ts";
import { BARE, INK, type Look, letterColour, PAPER } from "./palette.ts";
import { type PieceSheet, paintPiece } from "./pieces.ts";

export type PiecesView = {
	/** Device pixels for each square, and for each CSS pixel. */
	readonly square: number;
	readonly ratio: number;
	readonly orientation: Side;
	readonly sheet: PieceSheet | undefined;
	readonly showsCoordinates: boolean;
	/** What stands on each square, a1 first. */
	readonly pieces: ArrayLike<number>;
	/** What coordinates are to be readable on. While steps come fast they may be those of an earlier frame. */
	readonly looks: ArrayLike<number>;
	/** To be printed in the squares. */
	readonly attackers: Attackers | undefined;
	readonly lastMove: { readonly from: Square; readonly to: Square } | undefined;
	readonly check: Square | undefined;
	/** A piece that is held, and only hinted at where it came from. */
	readonly lifted: Square | undefined;
	/** Is a square's piece still on its way? */
	readonly isAwaited: (square: Square) => boolean;
	readonly sprites: readonly Sprite[];
};

const UNKNOWN = -1;

const LIFTED_ALPHA = 0.3;

/** Everything that a cell shows, in one number: equal numbers look alike. */
function lookOf(view: PiecesView, square: Square, cell: number): number {
	const piece = view.isAwaited(square) ? NO_PIECE : (view.pieces[square] ?? NO_PIECE);
	const moved = view.lastMove?.from === square || view.lastMove?.to === square;
	const isEdge = view.showsCoordinates && (cell >= 56 || (cell & 7) === 0);
	const letters = isEdge ? (view.looks[square] ?? BARE) + 1 : 0;
	const white = view.attackers?.white[square] ?? 0;
	const black = view.attackers?.black[square] ?? 0;
	return (
		piece |
		(moved ? 16 : 0) |
		(view.check === square ? 32 : 0) |
		(view.lifted === square ? 64 : 0) |
		(letters << 7) |
		(white << 13) |
		(black << 19)
	);
}

export function paintPieces(
	context: CanvasRenderingContext2D,
	view: PiecesView,
	painted: Painted,
): void {
	const { square: size, sheet } = view;
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		const cell = cellOf(square, view.orientation);
		const look = lookOf(view, square, cell);
		if (painted[cell] === look) continue;
		const x = (cell & 7) * size;
		const y = (cell >> 3) * size;
		if (painted[cell] !== EMPTY) context.clearRect(x, y, size, size);
		painted[cell] = look;
		if (look & 16) paintLastMove(context, x, y, view);
		if (look & 32) paintCheck(context, x, y, size);
		if ((look >> 7) & 63) paintCoordinates(context, cell, square, view);
		const piece = (look & 15) as Piece;
		if (sheet !== undefined && piece !== NO_PIECE) {
			context.globalAlpha = look & 64 ? LIFTED_ALPHA : 1;
			paintPiece(context, sheet, piece, x, y, size);
			context.globalAlpha = 1;
		}
		paintNumber(context, view, x, y, view.attackers?.white[square] ?? 0, WHITE);
		paintNumber(context, view, x, y, view.attackers?.black[square] ?? 0, BLACK);
	}
	if (sheet !== undefined)
		for (const sprite of view.sprites) paintSprite(context, sprite, sheet, size, painted);
}

/** Paints a piece between squares, and remembers which cells it has spoilt. */
function paintSprite(
	context: CanvasRenderingContext2D,
	{ piece, at, alpha }: Sprite,
	sheet: PieceSheet,
	size: number,
	painted: Painted,
): void {
	const x = Math.round((at.x - 0.5) * size);
	const y = Math.round((at.y - 0.5) * size);
	context.globalAlpha = alpha;
	paintPiece(context, sheet, piece, x, y, size);
	context.globalAlpha = 1;
	for (let row = Math.floor(y / size); row <= Math.ceil(y / size); row++) {
		for (let column = Math.floor(x / size); column <= Math.ceil(x / size); column++) {
			if (row >= 0 && row < 8 && column >= 0 && column < 8) painted[row * 8 + column] = UNKNOWN;
		}
	}
}

/** How many pieces of a side attack a square: White's in the lower left corner on white, Black's in the upper right on black. */
function paintNumber(
	context: CanvasRenderingContext2D,
	{ square: size, ratio }: PiecesView,
	x: number,
	y: number,
	number: number,
	side: Side,
): void {
	if (number === 0) return;
	const box = Math.round(Math.max(12 * ratio, size * 0.26));
	const left = side === WHITE ? x : x + size - box;
	const top = side === WHITE ? y + size - box : y;
	context.fillStyle = side === WHITE ? PAPER : INK;
	context.globalAlpha = 0.88;
	context.fillRect(left, top, box, box);
	context.globalAlpha = 1;
	context.font = `600 ${Math.round(box * 0.78)}px system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillStyle = side === WHITE ? INK : PAPER;
	context.fillText(String(number), left + box / 2, top + box * 0.54);
}

/** A thin frame in ink. */
function paintLastMove(
	context: CanvasRenderingContext2D,
	x: number,
	y: number,
	{ square, ratio }: PiecesView,
): void {
	const width = Math.max(Math.round(ratio), Math.round(square / 30));
	context.strokeStyle = INK;
	context.lineWidth = width;
	context.strokeRect(x + width / 2, y + width / 2, square - width, square - width);
}

/** A soft ring round the king: ink outside, paper inside, so that either king stands out. */
function paintCheck(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
	const middleX = x + size / 2;
	const middleY = y + size / 2;
	const ring = context.createRadialGradient(middleX, middleY, 0, middleX, middleY, size / 2);
	ring.addColorStop(0.5, "rgb(255 255 255 / 0.75)");
	ring.addColorStop(0.75, "rgb(255 255 255 / 0.6)");
	ring.addColorStop(0.84, "rgb(31 28 24 / 0.9)");
	ring.addColorStop(0.9, "rgb(31 28 24 / 0.9)");
	ring.addColorStop(1, "rgb(31 28 24 / 0)");
	context.fillStyle = ring;
	context.fillRect(x, y, size, size);
}

/** Ranks at the left edge, files at the bottom. */
function paintCoordinates(
	context: CanvasRenderingContext2D,
	cell: number,
	square: Square,
	view: PiecesView,
): void {
	const { square: size, ratio } = view;
	const isPale = ((square & 7) + (square >> 3)) % 2 === 1;
	const inset = size * 0.045;
	const x = (cell & 7) * size;
	const y = (cell >> 3) * size;
	context.font = `600 ${Math.max(9 * ratio, Math.round(size * 0.155))}px system-ui, sans-serif`;
	context.fillStyle = letterColour(isPale, (view.looks[square] ?? BARE) as Look);
	if ((cell & 7) === 0) {
		context.textAlign = "left";
		context.textBaseline = "top";
		context.fillText(String((square >> 3) + 1), x + inset, y + inset);
	}
	if (cell >= 56) {
		context.textAlign = "right";
		context.textBaseline = "alphabetic";
		context.fillText("abcdefgh".charAt(square & 7), x + size - inset, y + size - inset * 1.2);
	}
}
