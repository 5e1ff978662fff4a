// Paints the squares of the board, and control over them. One pixel for each square is enough for plain colours: the board
// draws both on canvases of 8 by 8, which the browser enlarges without smoothing, and a step costs next to nothing.

import type { Frame } from "../chess/frame.ts";
import type { Side } from "../chess/piece.ts";
import { SQUARE_COUNT } from "../chess/square.ts";
import {
	CONTESTED,
	type Control,
	controlAt,
	DARK,
	type GameControl,
	LIGHT,
	NEUTRAL,
} from "../control/controlMap.ts";
import { squareIn } from "./geometry.ts";
import { EMPTY, type Painted } from "./painted.ts";
import { cssTint, DEEP_SQUARE, INK, PALE_SQUARE, TINTS } from "./palette.ts";

export type HeatView = {
	/** Nothing before anything has been analysed. */
	readonly control: GameControl | undefined;
	readonly frame: Frame;
	readonly orientation: Side;
	readonly showsPatterns: boolean;
	readonly tintsNeutral: boolean;
};

const CLASSES: readonly Control[] = [NEUTRAL, LIGHT, DARK, CONTESTED];
const COLOURS = CLASSES.map((control) => cssTint(TINTS[control]));

/** Squares of so many pixels each. */
export function paintSquares(context: CanvasRenderingContext2D, square: number): void {
	context.fillStyle = DEEP_SQUARE;
	context.fillRect(0, 0, 8 * square, 8 * square);
	context.fillStyle = PALE_SQUARE;
	for (let cell = 0; cell < SQUARE_COUNT; cell++) {
		const x = cell & 7;
		const y = cell >> 3;
		if ((x + y) % 2 === 0) context.fillRect(x * square, y * square, square, square);
	}
}

/** The tints of a frame, where they are not there yet. */
export function paintHeat(
	context: CanvasRenderingContext2D,
	square: number,
	view: HeatView,
	painted: Painted,
): void {
	const { control, frame, orientation, showsPatterns, tintsNeutral } = view;
	for (let cell = 0; cell < SQUARE_COUNT; cell++) {
		const found = control && controlAt(control, frame, squareIn(cell, orientation));
		const look = found === undefined || (found === NEUTRAL && !tintsNeutral) ? EMPTY : found + 1;
		if (painted[cell] === look) continue;
		const x = (cell & 7) * square;
		const y = (cell >> 3) * square;
		if (painted[cell] !== EMPTY) context.clearRect(x, y, square, square);
		painted[cell] = look;
		if (found === undefined || look === EMPTY) continue;
		context.fillStyle = COLOURS[found] ?? INK;
		context.fillRect(x, y, square, square);
		if (showsPatterns) paintPattern(context, x, y, square, found);
	}
}

/**
 * A pattern for each class: White's strokes rise, Black's fall, contested squares have both, neutral ones dots. It ends within
 * its square, which alone is cleared for the next.
 */
function paintPattern(
	context: CanvasRenderingContext2D,
	x: number,
	y: number,
	square: number,
	control: Control,
): void {
	context.save();
	context.beginPath();
	context.rect(x, y, square, square);
	context.clip();
	context.beginPath();
	if (control & LIGHT) hatch(context, x, y, square, false);
	if (control & DARK) hatch(context, x, y, square, true);
	if (control === NEUTRAL) dots(context, x, y, square);
	context.strokeStyle = "rgb(0 0 0 / 0.38)";
	context.lineWidth = Math.max(1, square / (control === NEUTRAL ? 24 : 48));
	context.lineCap = "round";
	context.stroke();
	context.restore();
}

const STROKES = 6;

/** Diagonals across a square, rising to the right, or falling. */
function hatch(
	context: CanvasRenderingContext2D,
	x: number,
	y: number,
	size: number,
	falls: boolean,
): void {
	for (let i = 1; i < 2 * STROKES; i += 2) {
		const reach = (i * size) / STROKES;
		const near = Math.max(0, reach - size);
		const far = Math.min(size, reach);
		const row = (value: number) => (falls ? y + size - value : y + value);
		context.moveTo(x + near, row(far));
		context.lineTo(x + far, row(near));
	}
}

/** Sixteen points: lines of no length with round ends. */
function dots(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
	for (let i = 0; i < 16; i++) {
		const across = x + (((i & 3) + 0.5) * size) / 4;
		const down = y + (((i >> 2) + 0.5) * size) / 4;
		context.moveTo(across, down);
		context.lineTo(across + 0.01, down);
	}
}
