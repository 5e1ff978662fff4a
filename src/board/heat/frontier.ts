// Frontiers, lines between lands of different classes: which parts of each cell they are, and how
// wide. Each square has what lies within itself, so that a step touches no squares but those that
// changed and their neighbours.

import type { Side } from "../../chess/piece.ts";
import { SQUARE_COUNT } from "../../chess/square.ts";
import { cellOf } from "./cells.ts";
import { BARE, landOf } from "./look.ts";

/** How wide a frontier is, as a part of a square's edge: 3 px on a board of 600. */
export const FRONTIER_WIDTH = 0.04;

/**
 * The lands of all cells in ten rows of ten: round the board once more what lies at its edge, where
 * there is no frontier.
 */
const ROW_LENGTH = 10;
const lands = new Uint8Array(ROW_LENGTH * ROW_LENGTH);

function fillLands(looks: ArrayLike<number>, orientation: Side): void {
	for (let row = 0; row < 8; row++) {
		const start = (row + 1) * ROW_LENGTH;
		for (let file = 0; file < 8; file++) {
			const look = looks[cellOf(row * 8 + file, orientation)] ?? BARE;
			lands[start + file + 1] = landOf(look);
		}
		lands[start] = lands[start + 1] ?? 0;
		lands[start + 9] = lands[start + 8] ?? 0;
	}
	lands.copyWithin(0, ROW_LENGTH, 2 * ROW_LENGTH);
	lands.copyWithin(9 * ROW_LENGTH, 8 * ROW_LENGTH, 9 * ROW_LENGTH);
}

/**
 * Which parts of each cell are frontier, a bit for each, into `into`. Corners are where a frontier
 * turns round a cell whose own sides there have none.
 *
 *     16  2  32
 *      1      4
 *    128  8  64
 */
export function frontiersOf(
	looks: ArrayLike<number>,
	orientation: Side,
	into: Uint8Array,
): Uint8Array {
	fillLands(looks, orientation);
	for (let cell = 0; cell < SQUARE_COUNT; cell++) {
		const at = ((cell >> 3) + 1) * ROW_LENGTH + (cell & 7) + 1;
		const land = lands[at];
		let sides = 0;
		if (lands[at - 1] !== land) sides |= 1;
		if (lands[at - ROW_LENGTH] !== land) sides |= 2;
		if (lands[at + 1] !== land) sides |= 4;
		if (lands[at + ROW_LENGTH] !== land) sides |= 8;
		if ((sides & 3) === 0 && lands[at - ROW_LENGTH - 1] !== land) sides |= 16;
		if ((sides & 6) === 0 && lands[at - ROW_LENGTH + 1] !== land) sides |= 32;
		if ((sides & 12) === 0 && lands[at + ROW_LENGTH + 1] !== land) sides |= 64;
		if ((sides & 9) === 0 && lands[at + ROW_LENGTH - 1] !== land) sides |= 128;
		into[cell] = sides;
	}
	return into;
}

/**
 * The two parts of a line that lie left of or above where squares meet, and right of or below, in
 * whole pixels.
 */
export function frontierParts(edge: number): readonly [before: number, after: number] {
	const width = Math.max(1, Math.round(edge * FRONTIER_WIDTH));
	return [width - (width >> 1), width >> 1];
}
