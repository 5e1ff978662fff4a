// Paints what lies over the pieces: rings, targets, arrows and coloured squares of the game, and the piece that is held.

import type { Piece, Side } from "../chess/piece.ts";
import type { Square } from "../chess/square.ts";
import type { Inspection } from "../control/core.ts";
import { cellOf, middleOf, type Point, squareAt } from "./geometry.ts";
import { type Arrow, paintArrow, weightOf } from "./paintArrow.ts";
import { paintInspection } from "./paintInspection.ts";
import { paintTally, type Tally } from "./paintTally.ts";
import { INK, PAPER } from "./palette.ts";
import { type PieceSheet, paintPiece } from "./pieces.ts";

export type Target = { readonly square: Square; readonly isCapture: boolean };

export type MarkCircle = { readonly square: Square; readonly isHeavy: boolean };

export type MarksView = {
	readonly square: number;
	readonly ratio: number;
	readonly orientation: Side;
	readonly sheet: PieceSheet | undefined;
	/** Squares that changed hands. */
	readonly turned: readonly Square[];
	readonly circles: readonly MarkCircle[];
	readonly arrows: readonly Arrow[];
	/** The square that is explained, and how, once the cursor has settled. */
	readonly inspected: Square | undefined;
	readonly inspection: Inspection | undefined;
	/** What a move that is looked at gains and loses. */
	readonly tally: Tally | undefined;
	readonly selected: Square | undefined;
	readonly targets: readonly Target[];
	/** The target that a held piece is over. */
	readonly aim: Square | undefined;
	readonly focus: Square | undefined;
	readonly held:
		| { readonly piece: Piece; readonly at: Point; readonly isTouch: boolean }
		| undefined;
};

/** Paints all of it on a canvas that is clear. */
export function paintMarks(context: CanvasRenderingContext2D, view: MarksView): void {
	if (view.inspection !== undefined) paintInspection(context, view, view.inspection);
	if (view.inspected !== undefined) paintRing(context, view, view.inspected, 3);
	for (const square of view.turned) paintTurned(context, view, square);
	for (const circle of view.circles) paintCircle(context, view, circle.square, circle.isHeavy);
	for (const arrow of view.arrows) paintArrow(context, view, arrow);
	for (const target of view.targets) {
		if (target.square !== view.aim) paintTarget(context, view, target);
	}
	if (view.selected !== undefined) paintRing(context, view, view.selected, 2);
	if (view.aim !== undefined) paintRing(context, view, view.aim, 4);
	if (view.focus !== undefined) paintFocus(context, view, view.focus);
	if (view.held !== undefined) paintHeld(context, view, view.held);
	if (view.tally !== undefined) paintTally(context, view, view.tally);
}

/** A thin broken outline, ink over paper, a little inside the square. */
function paintTurned(context: CanvasRenderingContext2D, view: MarksView, square: Square): void {
	const corner = cornerOf(view, square);
	const inset = Math.round(view.square * 0.06);
	const width = Math.max(1, Math.round(1.25 * view.ratio));
	const dash = view.square / 12;
	context.globalAlpha = 0.75;
	strokeInside(context, corner, view.square, inset, width, PAPER);
	context.setLineDash([dash, dash]);
	strokeInside(context, corner, view.square, inset, width, INK);
	context.setLineDash([]);
	context.globalAlpha = 1;
}

function cornerOf({ square: size, orientation }: MarksView, square: Square): Point {
	const cell = cellOf(square, orientation);
	return { x: (cell & 7) * size, y: (cell >> 3) * size };
}

function strokeInside(
	context: CanvasRenderingContext2D,
	{ x, y }: Point,
	size: number,
	inset: number,
	width: number,
	colour: string,
): void {
	const middle = inset + width / 2;
	context.strokeStyle = colour;
	context.lineWidth = width;
	context.strokeRect(x + middle, y + middle, size - 2 * middle, size - 2 * middle);
}

/** Ink with paper inside it, so that it is seen on any tint. */
function paintRing(
	context: CanvasRenderingContext2D,
	view: MarksView,
	square: Square,
	weight: number,
): void {
	const width = Math.round(weight * view.ratio);
	const corner = cornerOf(view, square);
	strokeInside(context, corner, view.square, 0, width, INK);
	strokeInside(context, corner, view.square, width, Math.round(1.5 * view.ratio), PAPER);
}

/** The focus ring of the page, inside the square: ink, and a gap of paper on both sides. */
function paintFocus(context: CanvasRenderingContext2D, view: MarksView, square: Square): void {
	const width = Math.round(2 * view.ratio);
	const corner = cornerOf(view, square);
	strokeInside(context, corner, view.square, 0, width, PAPER);
	strokeInside(context, corner, view.square, width, width, INK);
	strokeInside(context, corner, view.square, 2 * width, width, PAPER);
}

/** A dot, or corners where something is to be taken. */
function paintTarget(
	context: CanvasRenderingContext2D,
	view: MarksView,
	{ square, isCapture }: Target,
): void {
	const { x, y } = cornerOf(view, square);
	const size = view.square;
	context.beginPath();
	if (isCapture) {
		const leg = size * 0.24;
		for (const [cornerX, cornerY] of [
			[0, 0],
			[1, 0],
			[0, 1],
			[1, 1],
		] as const) {
			const left = x + cornerX * size;
			const top = y + cornerY * size;
			context.moveTo(left, top);
			context.lineTo(left + (cornerX === 0 ? leg : -leg), top);
			context.lineTo(left, top + (cornerY === 0 ? leg : -leg));
			context.closePath();
		}
	} else {
		context.arc(x + size / 2, y + size / 2, size * 0.14, 0, 2 * Math.PI);
	}
	context.fillStyle = INK;
	context.globalAlpha = 0.72;
	context.fill();
	context.globalAlpha = 1;
}

function paintCircle(
	context: CanvasRenderingContext2D,
	view: MarksView,
	square: Square,
	isHeavy: boolean,
): void {
	const { x, y } = middleOf(square, view.orientation);
	const size = view.square;
	const width = weightOf(isHeavy) * size * 0.7;
	context.beginPath();
	context.arc(x * size, y * size, size / 2 - width, 0, 2 * Math.PI);
	context.strokeStyle = INK;
	context.lineWidth = width;
	context.globalAlpha = 0.8;
	context.stroke();
	context.globalAlpha = 1;
}

/** A finger hides what is under it, so there the piece is larger and above it. */
const TOUCH_SIZE = 1.6;
const TOUCH_RISE = 0.45;

/** The board's canvas ends at its edge: a held piece stays inside, and pales where letting go would cancel. */
function paintHeld(
	context: CanvasRenderingContext2D,
	view: MarksView,
	{ piece, at, isTouch }: NonNullable<MarksView["held"]>,
): void {
	if (view.sheet === undefined) return;
	const size = Math.round(view.square * (isTouch ? TOUCH_SIZE : 1.06));
	const most = 8 * view.square - size;
	const inside = (start: number) => Math.round(Math.min(most, Math.max(0, start)));
	const x = inside(at.x * view.square - size / 2);
	const y = inside((at.y - (isTouch ? TOUCH_RISE : 0)) * view.square - size / 2);
	context.save();
	context.shadowColor = "rgb(0 0 0 / 0.35)";
	context.shadowBlur = view.square * 0.1;
	context.shadowOffsetY = view.square * 0.05;
	if (squareAt(at, view.orientation) === undefined) context.globalAlpha = 0.5;
	paintPiece(context, view.sheet, piece, x, y, size);
	context.restore();
}
