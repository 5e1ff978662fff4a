// Paints the frontiers: a line of paper between lands of different classes. Each square paints what lies within itself, so that a step
// touches no squares but those that changed and their neighbours.

import { type Side, WHITE } from "../../chess/piece.ts";
import { cellOf } from "../geometry.ts";
import { landOf, PAPER } from "../palette.ts";

/** How wide a frontier is, as a part of a square's edge: 3 px on a board of 600. */
export const FRONTIER = 0.04;

/**
 * Which parts of a cell are frontier, a bit for each. Corners are where a frontier turns round the cell, whose own sides have none.
 *
 *     16  2  32
 *      1      4
 *    128  8  64
 */
export function frontierAt(looks: ArrayLike<number>, cell: number, orientation: Side): number {
	const square = cellOf(cell, orientation);
	const right = orientation === WHITE ? 1 : -1;
	const down = -8 * right;
	const land = landOf(looks[square] ?? 0);
	const isOther = (step: number) => landOf(looks[square + step] ?? 0) !== land;
	const [file, row] = [cell & 7, cell >> 3];
	const [hasLeft, hasTop, hasRight, hasBottom] = [file > 0, row > 0, file < 7, row < 7];
	let sides = 0;
	if (hasLeft && isOther(-right)) sides |= 1;
	if (hasTop && isOther(-down)) sides |= 2;
	if (hasRight && isOther(right)) sides |= 4;
	if (hasBottom && isOther(down)) sides |= 8;
	if (hasLeft && hasTop && !(sides & 3) && isOther(-right - down)) sides |= 16;
	if (hasRight && hasTop && !(sides & 6) && isOther(right - down)) sides |= 32;
	if (hasRight && hasBottom && !(sides & 12) && isOther(right + down)) sides |= 64;
	if (hasLeft && hasBottom && !(sides & 9) && isOther(down - right)) sides |= 128;
	return sides;
}

/** The two parts of a line that lie left of or above where squares meet, and right of or below, in whole pixels. */
export function frontierParts(edge: number): readonly [before: number, after: number] {
	const width = Math.max(2, Math.round(edge * FRONTIER));
	return [width - (width >> 1), width >> 1];
}

export function paintFrontier(
	context: CanvasRenderingContext2D,
	x: number,
	y: number,
	edge: number,
	sides: number,
): void {
	const [before, after] = frontierParts(edge);
	const [right, bottom] = [x + edge - before, y + edge - before];
	context.fillStyle = PAPER;
	if (sides & 1) context.fillRect(x, y, after, edge);
	if (sides & 2) context.fillRect(x, y, edge, after);
	if (sides & 4) context.fillRect(right, y, before, edge);
	if (sides & 8) context.fillRect(x, bottom, edge, before);
	if (sides & 16) context.fillRect(x, y, after, after);
	if (sides & 32) context.fillRect(right, y, before, after);
	if (sides & 64) context.fillRect(right, bottom, before, before);
	if (sides & 128) context.fillRect(x, bottom, after, before);
}
