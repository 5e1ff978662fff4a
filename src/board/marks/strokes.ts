// Frames inside squares, which several marks are made of.

import type { Square } from "../../chess/square.ts";
import type { Point, Spread } from "../geometry.ts";
import { cellOf } from "../heat/cells.ts";
import { INK, PAPER } from "../heat/palette.ts";
import type { Pen } from "../paint/pen.ts";

/** The upper left corner of a square, in device pixels. */
export function cornerOf({ edge, orientation }: Spread, square: Square): Point {
	const cell = cellOf(square, orientation);
	return { x: (cell & 7) * edge, y: (cell >> 3) * edge };
}

export function strokeInside(
	context: Pen,
	{ x, y }: Point,
	edge: number,
	inset: number,
	width: number,
	colour: string,
): void {
	const middle = inset + width / 2;
	context.strokeStyle = colour;
	context.lineWidth = width;
	context.strokeRect(x + middle, y + middle, edge - 2 * middle, edge - 2 * middle);
}

/** Ink between paper, so that it is seen on any tint, and beside squares that are dimmed. */
export function paintRing(
	context: CanvasRenderingContext2D,
	ground: Spread & { readonly ratio: number },
	square: Square,
): void {
	const [width, gap] = [Math.round(3 * ground.ratio), Math.round(1.25 * ground.ratio)];
	const corner = cornerOf(ground, square);
	strokeInside(context, corner, ground.edge, 0, gap, PAPER);
	strokeInside(context, corner, ground.edge, gap, width, INK);
	strokeInside(context, corner, ground.edge, gap + width, gap, PAPER);
}
