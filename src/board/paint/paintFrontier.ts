// Paints the frontiers of a square: a line of paper between lands of different classes.

import { frontierParts } from "../../heat/frontier.ts";
import type { Pen } from "./pen.ts";

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
