// A pattern for each class: White's strokes rise, Black's fall, contested squares have both,
// neutral ones dots.

import { BLACKS, type Control, NEUTRAL, WHITES } from "../../control/classes.ts";

/** Target of a pattern: a canvas, or a recorder of the path. */
export type Tracer = {
	moveTo(x: number, y: number): void;
	lineTo(x: number, y: number): void;
};

export const PATTERN_INK = "rgb(0 0 0 / 0.38)";

export const patternWidth = (edge: number, control: Control): number =>
	edge / (control === NEUTRAL ? 24 : 48);

export function tracePattern(
	tracer: Tracer,
	x: number,
	y: number,
	edge: number,
	control: Control,
): void {
	if (control & WHITES) hatch(tracer, x, y, edge, false);
	if (control & BLACKS) hatch(tracer, x, y, edge, true);
	if (control === NEUTRAL) dots(tracer, x, y, edge);
}

const HATCH_STROKES = 6;

/** Diagonals across a square, rising to the right, or falling. */
function hatch(tracer: Tracer, x: number, y: number, edge: number, falls: boolean): void {
	for (let i = 1; i < 2 * HATCH_STROKES; i += 2) {
		const reach = (i * edge) / HATCH_STROKES;
		const near = Math.max(0, reach - edge);
		const far = Math.min(edge, reach);
		const row = (value: number) => (falls ? y + edge - value : y + value);
		tracer.moveTo(x + near, row(far));
		tracer.lineTo(x + far, row(near));
	}
}

/** Sixteen points: lines of no length with round ends. */
function dots(tracer: Tracer, x: number, y: number, edge: number): void {
	for (let i = 0; i < 16; i++) {
		const across = x + (((i & 3) + 0.5) * edge) / 4;
		const down = y + (((i >> 2) + 0.5) * edge) / 4;
		tracer.moveTo(across, down);
		tracer.lineTo(across + 0.01, down);
	}
}
