// Paints arrows: in the ink they are given, in two weights, with a casing of paper, and broken off
// where a pin bars the way. They run from the edge of one piece to the edge of another.

import type { Frame } from "../../chess/frame.ts";
import type { Square } from "../../chess/square.ts";
import { middleOf, type Spread } from "../geometry.ts";
import { PAPER } from "../heat/palette.ts";
import type { Pen } from "../paint/pen.ts";

export type Arrow = {
	readonly from: Square;
	readonly to: Square;
	readonly ink: string;
	readonly isHeavy: boolean;
	/** Ink of the outline between arrow and squares: paper, unless the arrow's ink is light. */
	readonly casing?: string | undefined;
	/**
	 * How far before the middle of its square it ends, in squares: at the edge of a piece, unless
	 * nothing stands there.
	 */
	readonly gap?: number;
	/** It ends half-way, at a bar. */
	readonly isBroken?: boolean;
	/** Traces what comes before the tail. Gives where the tail begins. */
	readonly traceBefore?: (context: Pen, end: number, half: number) => number;
};

/**
 * An arrow on the board, or a circle where it ends on its square. Its origin says where it lies and
 * when it is seen; without one it is always seen.
 *
 *     suggested  below all others, and not beside an explanation or a move that is looked at
 *     file       beside an explanation only before a class, in a lighter stroke; not with the
 *                position of another move, nor where arrows are hidden
 *     chalk      as the file's, and not hidden with them
 */
export type BoardArrow = Arrow & {
	readonly origin?: "suggested" | "file" | "chalk";
	/** On one frame alone. */
	readonly frame?: Frame;
};

/** In squares. */
export const weightOf = (isHeavy: boolean) => (isHeavy ? 0.11 : 0.055);

/** How far from the middle of its square a piece ends, in squares. */
export const PIECE_RADIUS = 0.34;

const OUTLINE_WIDTH = 0.05;

/** As one shape, so that its parts do not show through each other. */
export function paintArrow(
	context: Pen,
	{ edge, orientation }: Spread,
	{ from, to, ink, isHeavy, casing = PAPER, gap = PIECE_RADIUS, isBroken, traceBefore }: Arrow,
): void {
	const start = middleOf(from, orientation);
	const end = middleOf(to, orientation);
	const length = Math.hypot(end.x - start.x, end.y - start.y);
	if (length === 0) return;
	const half = weightOf(isHeavy) / 2;
	context.save();
	context.translate(start.x * edge, start.y * edge);
	context.rotate(Math.atan2(end.y - start.y, end.x - start.x));
	context.scale(edge, edge);
	context.beginPath();
	const tail = traceBefore?.(context, length - gap, half) ?? PIECE_RADIUS;
	context.moveTo(tail, -half);
	if (isBroken) traceBar(context, Math.max(PIECE_RADIUS + 0.1, length / 2), half);
	else traceHead(context, length - gap, half);
	context.lineTo(tail, half);
	context.closePath();
	context.lineJoin = "round";
	context.lineWidth = OUTLINE_WIDTH;
	context.strokeStyle = casing;
	context.stroke();
	context.fillStyle = ink;
	context.fill();
	context.restore();
}

/** Between neighbours there is room for a short one alone. */
function traceHead(context: Pen, end: number, half: number): void {
	const head = 0.13 + half * 1.3;
	const neck = Math.max(PIECE_RADIUS, end - head * 1.6);
	context.lineTo(neck, -half);
	context.lineTo(neck, -head);
	context.lineTo(end, 0);
	context.lineTo(neck, head);
	context.lineTo(neck, half);
}

/** How far a bar reaches to each side, and how thick it is. */
const BAR_REACH = 0.26;
const BAR_WIDTH = 0.09;

function traceBar(context: Pen, end: number, half: number): void {
	context.lineTo(end, -half);
	context.lineTo(end, -BAR_REACH);
	context.lineTo(end + BAR_WIDTH, -BAR_REACH);
	context.lineTo(end + BAR_WIDTH, BAR_REACH);
	context.lineTo(end, BAR_REACH);
	context.lineTo(end, half);
}
