// Paints the pattern of a square's class.

import type { Control } from "../../control/classes.ts";
import { PATTERN_INK, patternWidth, tracePattern } from "../../heat/pattern.ts";
import type { Pen } from "./pen.ts";

/** It ends within its square, which alone is painted anew for the next. */
export function paintPattern(
	context: Pen,
	x: number,
	y: number,
	edge: number,
	control: Control,
): void {
	context.save();
	context.beginPath();
	context.rect(x, y, edge, edge);
	context.clip();
	context.beginPath();
	tracePattern(context, x, y, edge, control);
	context.strokeStyle = PATTERN_INK;
	context.lineWidth = Math.max(1, patternWidth(edge, control));
	context.lineCap = "round";
	context.stroke();
	context.restore();
}
