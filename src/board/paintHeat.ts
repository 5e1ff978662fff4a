// Paints the squares of the board, and control over them. One pixel for each square is enough for plain colours: the board
// draws both on canvases of 8 by 8, which the browser enlarges without smoothing, and a step costs next to nothing.

import type { Side } from "../chess/piece.ts";
import { SQUARE_COUNT } from "../chess/square.ts";
import { BLACKS, NEUTRAL, WHITES } from "../control/classes.ts";
import { squareIn } from "./geometry.ts";
import { EMPTY, type Painted } from "./painted.ts";
import {
	BARE,
	classOf,
	cssTint,
	DEEP_SQUARE,
	INK,
	LOOKS,
	type Look,
	PALE_SQUARE,
} from "./palette.ts";

export type HeatView = {
	/** The look of each square, a1 first. */
	readonly looks: ArrayLike<number>;
	readonly orientation: Side;
	readonly showsPatterns: boolean;
};

const COLOURS = LOOKS.map((tint) => tint && cssTint(tint));

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
	const { looks, orientation, showsPatterns } = view;
	for (let cell = 0; cell < SQUARE_COUNT; cell++) {
		const look = (looks[squareIn(cell, orientation)] ?? BARE) as Look;
		if (painted[cell] === look) continue;
		const x = (cell & 7) * square;
		const y = (cell >> 3) * square;
		if (painted[cell] !== EMPTY) context.clearRect(x, y, square, square);
		painted[cell] = look;
		if (look === BARE) continue;
		context.fillStyle = COLOURS[look] ?? INK;
		context.fillRect(x, y, square, square);
		if (showsPatterns) paintPattern(context, x, y, square, classOf(look));
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
	control: number,
): void {
	context.save();
	context.beginPath();
	context.rect(x, y, square, square);
	context.clip();
	context.beginPath();
	if (control & WHITES) hatch(context, x, y, square, false);
	if (control & BLACKS) hatch(context, x, y, square, true);
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
