// Marks of the hand: the piece that is picked up and its targets, the target under the pointer, the
// piece that is held, and the square of the keyboard.

import { NO_PIECE, type Piece } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { type Point, squareAt } from "../geometry.ts";
import { aimOf } from "../hand/hand.ts";
import { cellOf } from "../heat/cells.ts";
import { INK, PAPER } from "../heat/palette.ts";
import { paintPiece } from "../pieces.ts";
import { type Ground, mark, marksOfKind, type Seen } from "./mark.ts";
import { cornerOf, paintRing, strokeInside } from "./strokes.ts";

type Target = { readonly square: Square; readonly isCapture: boolean };

const aimIn = ({ view, board }: Seen) => aimOf(board, view.orientation)?.to;

/** One for each square, but for the one that is aimed at. */
function targetsIn(seen: Seen): readonly Target[] {
	const aimed = aimIn(seen);
	const targets = new Map(
		seen.board.hand.moves.map(({ to, captured }) => [
			to,
			{ square: to, isCapture: captured !== NO_PIECE },
		]),
	);
	return [...targets.values()].filter(({ square }) => square !== aimed);
}

const LEFT_AND_TOP = [
	[0, 0],
	[1, 0],
	[0, 1],
	[1, 1],
] as const;

/**
 * A dot, or corners where something is to be taken: but for those in which the square's rank or
 * file is written.
 */
function paintTarget(
	context: CanvasRenderingContext2D,
	ground: Ground,
	{ square, isCapture }: Target,
): void {
	const { edge } = ground;
	const { x, y } = cornerOf(ground, square);
	context.beginPath();
	if (isCapture) {
		const leg = edge * 0.22;
		const cell = cellOf(square, ground.orientation);
		for (const [right, bottom] of LEFT_AND_TOP) {
			const isWritten = right === bottom && (right === 0 ? (cell & 7) === 0 : cell >= 56);
			if (isWritten) continue;
			const left = x + right * edge;
			const top = y + bottom * edge;
			context.moveTo(left, top);
			context.lineTo(left + (right === 0 ? leg : -leg), top);
			context.lineTo(left, top + (bottom === 0 ? leg : -leg));
			context.closePath();
		}
	} else {
		context.arc(x + edge / 2, y + edge / 2, edge * 0.14, 0, 2 * Math.PI);
	}
	context.fillStyle = INK;
	context.globalAlpha = 0.72;
	context.fill();
	context.globalAlpha = 1;
}

/** The focus ring of the page, inside the square: ink, and a gap of paper on both sides. */
function paintFocus(context: CanvasRenderingContext2D, ground: Ground, square: Square): void {
	const width = Math.round(2 * ground.ratio);
	const gap = Math.round(ground.ratio);
	const corner = cornerOf(ground, square);
	strokeInside(context, corner, ground.edge, 0, gap, PAPER);
	strokeInside(context, corner, ground.edge, gap, width, INK);
	strokeInside(context, corner, ground.edge, gap + width, gap, PAPER);
}

type Held = { readonly piece: Piece; readonly at: Point; readonly isTouch: boolean };

function heldIn({ board: { hand }, pieces }: Seen): Held | undefined {
	const { held: carried, selected: from } = hand;
	if (!carried?.isLifted || from === undefined) return undefined;
	const piece = (pieces[from] ?? NO_PIECE) as Piece;
	return { piece, at: carried.at, isTouch: carried.pointer.isTouch };
}

/** A finger hides what is under it, so there the piece is larger and above it. */
const TOUCH_SIZE = 1.6;
const TOUCH_RISE = 0.45;

/**
 * The board's canvas ends at its edge: a held piece stays inside, and pales where letting go would
 * cancel.
 */
function paintHeld(
	context: CanvasRenderingContext2D,
	{ edge, orientation, sheet }: Ground,
	{ piece, at, isTouch }: Held,
): void {
	if (sheet === undefined) return;
	const size = Math.round(edge * (isTouch ? TOUCH_SIZE : 1.06));
	const most = 8 * edge - size;
	const inside = (start: number) => Math.round(Math.min(most, Math.max(0, start)));
	const x = inside(at.x * edge - size / 2);
	const y = inside((at.y - (isTouch ? TOUCH_RISE : 0)) * edge - size / 2);
	context.save();
	context.shadowColor = "rgb(0 0 0 / 0.35)";
	context.shadowBlur = edge * 0.1;
	context.shadowOffsetY = edge * 0.05;
	if (squareAt(at, orientation) === undefined) context.globalAlpha = 0.5;
	paintPiece(context, sheet, piece, x, y, size);
	context.restore();
}

export const targets = marksOfKind(targetsIn, paintTarget);
export const selected = mark(({ board }) => board.hand.selected, paintRing);
export const aim = mark(aimIn, paintRing);
export const focus = mark(({ board }) => board.focus, paintFocus);
export const held = mark(heldIn, paintHeld);
