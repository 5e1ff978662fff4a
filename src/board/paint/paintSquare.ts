// Paints within a square, over its heat: coordinates, the frame of the last move, check, and
// numbers of attackers. All lengths are device pixels.

import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import type { Control } from "../../control/classes.ts";
import { frontierParts } from "../heat/frontier.ts";
import { INK, LETTER, PAPER } from "../heat/palette.ts";
import { PATTERN_INK, patternWidth, tracePattern } from "../heat/pattern.ts";
import type { Pen } from "./pen.ts";

/** Paints the frontiers of a square: a line of paper between lands of different classes. */
export function paintFrontier(
	context: Pen,
	x: number,
	y: number,
	edge: number,
	sides: number,
	colour: string,
): void {
	if (sides === 0) return;
	const [before, after] = frontierParts(edge);
	const [right, bottom] = [x + edge - before, y + edge - before];
	context.fillStyle = colour;
	if (sides & 1) context.fillRect(x, y, after, edge);
	if (sides & 2) context.fillRect(x, y, edge, after);
	if (sides & 4) context.fillRect(right, y, before, edge);
	if (sides & 8) context.fillRect(x, bottom, edge, before);
	if (sides & 16) context.fillRect(x, y, after, after);
	if (sides & 32) context.fillRect(right, y, before, after);
	if (sides & 64) context.fillRect(right, bottom, before, before);
	if (sides & 128) context.fillRect(x, bottom, after, before);
}

/**
 * Paints the pattern of a class. It ends within its square, which alone is painted anew for the
 * next.
 */
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

/** A thin frame in ink, within the frontiers. */
export function paintLastMove(
	context: Pen,
	x: number,
	y: number,
	edge: number,
	ratio: number,
): void {
	const width = Math.max(Math.round(ratio), Math.round(edge / 45));
	const inset = frontierParts(edge)[0] + width / 2;
	context.strokeStyle = INK;
	context.lineWidth = width;
	context.strokeRect(x + inset, y + inset, edge - 2 * inset, edge - 2 * inset);
}

/** A soft ring round the king: ink outside, paper inside, so that either king stands out. */
export function paintCheck(context: Pen, x: number, y: number, edge: number): void {
	const middleX = x + edge / 2;
	const middleY = y + edge / 2;
	const ring = context.createRadialGradient(middleX, middleY, 0, middleX, middleY, edge / 2);
	ring.addColorStop(0.5, "rgb(255 255 255 / 0.75)");
	ring.addColorStop(0.75, "rgb(255 255 255 / 0.6)");
	ring.addColorStop(0.84, "rgb(31 28 24 / 0.9)");
	ring.addColorStop(0.9, "rgb(31 28 24 / 0.9)");
	ring.addColorStop(1, "rgb(31 28 24 / 0)");
	context.fillStyle = ring;
	context.fillRect(x, y, edge, edge);
}

/** As a part of the square's edge. */
const HALO = 0.08;

/**
 * Ranks at the left edge, files at the bottom, within every frame. A halo keeps patterns from
 * striking them through.
 */
export function paintCoordinates(
	context: Pen,
	square: Square,
	cell: number,
	edge: number,
	ratio: number,
	halo: string | undefined,
): void {
	const isLeft = (cell & 7) === 0;
	const isBottom = cell >= 56;
	if (!isLeft && !isBottom) return;
	const inset = Math.max(4.25 * ratio, edge * 0.065);
	const x = (cell & 7) * edge;
	const y = (cell >> 3) * edge;
	context.font = `600 ${Math.max(9 * ratio, Math.round(edge * 0.145))}px system-ui, sans-serif`;
	context.fillStyle = LETTER;
	const write = (letter: string, left: number, top: number) => {
		if (halo !== undefined) {
			context.strokeStyle = halo;
			context.lineWidth = edge * HALO;
			context.strokeText(letter, left, top);
		}
		context.fillText(letter, left, top);
	};
	if (isLeft) {
		context.textAlign = "left";
		context.textBaseline = "top";
		write(String((square >> 3) + 1), x + inset, y + inset);
	}
	if (isBottom) {
		context.textAlign = "right";
		context.textBaseline = "alphabetic";
		write("abcdefgh".charAt(square & 7), x + edge - inset, y + edge - inset);
	}
}

/**
 * How many pieces attack a square: White's in the lower left corner on white, Black's in the upper
 * right on black.
 */
export function paintNumbers(
	context: Pen,
	x: number,
	y: number,
	edge: number,
	ratio: number,
	white: number,
	black: number,
): void {
	const box = Math.round(Math.max(12 * ratio, edge * 0.26));
	if (white > 0) paintNumber(context, x, y + edge - box, box, white, WHITE);
	if (black > 0) paintNumber(context, x + edge - box, y, box, black, BLACK);
}

function paintNumber(
	context: Pen,
	left: number,
	top: number,
	box: number,
	number: number,
	side: Side,
): void {
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
