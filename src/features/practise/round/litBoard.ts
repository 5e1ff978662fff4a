// The board of a question that is answered, with the reasons of one square.

import { inspectionArrows } from "../../../board/marks/explained.ts";
import type { Square } from "../../../chess/square.ts";
import type { Core } from "../../../control/core.ts";
import { frameOf, type Posed } from "../../../training/pose.ts";
import type { Painted } from "../../../ui/paint/paintSquares.ts";

/** With the reasons of a square that is rested on. */
export function litBoard(
	board: Painted,
	posed: Posed,
	core: Core,
	lit: Square | undefined,
): Painted {
	if (lit === undefined) return board;
	const inspection = core.inspectSquare(posed.placements, frameOf(posed), lit);
	const arrows = inspectionArrows(inspection, board.pieces);
	return { ...board, ringed: new Set([lit]), arrows };
}
