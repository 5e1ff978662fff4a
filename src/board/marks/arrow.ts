// Paints arrows: one ink, two weights, and broken off where a pin bars the way.

import type { Square } from "../../chess/square.ts";
import { middleOf } from "../geometry.ts";
import { INK, PAPER } from "../palette.ts";
import type { Ground } from "./mark.ts";

export type Arrow = {
	readonly from: Square;
	readonly to: Square;
	readonly isHeavy: boolean;
	/** How far before the middle of its square it ends, in squares. */
	readonly gap?: number;
	/** It ends half-way, at a bar. */
	readonly isBroken?: boolean;
};

/** In squares. */
export const weightOf = (isHeavy: boolean) => (isHeavy ? 0.11 : 0.055);

/** From the middle of a square to the middle of another, as one shape, so that its parts do not show through each other. */
export function paintArrow(
	context: CanvasRenderingContext2D,
	{ edge, orientation }: Ground,
	arrow: Arrow,
): void {
	const from = middleOf(arrow.from, orientation);
	const to = middleOf(arrow.to, orientation);
	const length = Math.hypot(to.x - from.x, to.y - from.y);
	if (length === 0) return;
	const half = weightOf(arrow.isHeavy) / 2;
	context.save();
	context.translate(from.x * edge, from.y * edge);
	context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
	context.scale(edge, edge);
	context.beginPath();
	context.moveTo(0.2, -half);
	if (arrow.isBroken) traceBar(context, length / 2, half);
	else traceHead(context, length - (arrow.gap ?? 0), half);
	context.lineTo(0.2, half);
	context.closePath();
	context.globalAlpha = 0.8;
	context.fillStyle = INK;
	context.fill();
	context.lineWidth = 0.02;
	context.strokeStyle = PAPER;
	context.stroke();
	context.restore();
}

function traceHead(context: CanvasRenderingContext2D, length: number, half: number): void {
	const head = 0.16 + half * 1.6;
	const neck = length - head * 1.6;
	context.lineTo(neck, -half);
	context.lineTo(neck, -head);
	context.lineTo(length, 0);
	context.lineTo(neck, head);
	context.lineTo(neck, half);
}

/** How far a bar reaches to each side, and how thick it is. */
const BAR = 0.26;
const BAR_WIDTH = 0.09;

function traceBar(context: CanvasRenderingContext2D, end: number, half: number): void {
	context.lineTo(end, -half);
	context.lineTo(end, -BAR);
	context.lineTo(end + BAR_WIDTH, -BAR);
	context.lineTo(end + BAR_WIDTH, BAR);
	context.lineTo(end, BAR);
	context.lineTo(end, half);
}
