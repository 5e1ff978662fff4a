// Gains and losses of each side since the reference position, or by going back to it: White's in
// the lower left corner of a square, Black's in the upper right. A triangle that stands is gained,
// a hollow one on its head lost. A square is not lost to a side whose piece stands on it.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { BLACK, NO_PIECE, type Piece, type Side, sideOf, WHITE } from "../../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { BLACKS, WHITES } from "../../control/classes.ts";
import { controlAt } from "../../control/controlMap.ts";
import { isScrubbing } from "../cursor.ts";
import { PAPER, SIDE_INKS } from "../heat/palette.ts";
import { type Ground, marksOfKind, type Seen } from "./mark.ts";
import { cornerOf } from "./strokes.ts";

type Change = { readonly square: Square; readonly side: Side; readonly isGained: boolean };

const SIDES = [
	[WHITE, WHITES],
	[BLACK, BLACKS],
] as const;

function changesIn({ view, inspection, pieces }: Seen): readonly Change[] {
	const reference = view.compared;
	const { control, frame, hidden } = view;
	if (reference === undefined || reference.isShown || control === undefined || hidden.heat)
		return [];
	if (inspection !== undefined || view.preview !== undefined || isScrubbing(view)) return [];
	const changes: Change[] = [];
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		const [was, is] = [
			controlAt(reference.control, FIRST_FRAME, square),
			controlAt(control, frame, square),
		];
		for (const [side, own] of SIDES) {
			const isGained = is === own;
			if (isGained === (was === own)) continue;
			const piece = (pieces[square] ?? NO_PIECE) as Piece;
			const isHeld = piece !== NO_PIECE && sideOf(piece) === side;
			if (isGained || !isHeld) changes.push({ square, side, isGained });
		}
	}
	return changes;
}

/** As parts of a square's edge: how wide, and how far from the corner. */
const TRIANGLE_SIZE = 0.2;
const TRIANGLE_INSET = 0.05;

function paintChange(
	context: CanvasRenderingContext2D,
	ground: Ground,
	{ square, side, isGained }: Change,
): void {
	const { edge } = ground;
	const { x, y } = cornerOf(ground, square);
	const size = TRIANGLE_SIZE * edge;
	const [near, far] = [TRIANGLE_INSET * edge, edge - TRIANGLE_INSET * edge - size];
	const left = x + (side === WHITE ? near : far);
	const top = y + (side === WHITE ? far : near);
	const [tip, base] = isGained ? [top, top + size] : [top + size, top];
	context.beginPath();
	context.moveTo(left, base);
	context.lineTo(left + size / 2, tip);
	context.lineTo(left + size, base);
	context.closePath();
	context.lineJoin = "round";
	context.lineWidth = edge * 0.085;
	context.strokeStyle = PAPER;
	context.stroke();
	context.lineWidth = edge * 0.035;
	context.strokeStyle = SIDE_INKS[side];
	context.stroke();
	context.fillStyle = isGained ? SIDE_INKS[side] : PAPER;
	context.fill();
}

export const compared = marksOfKind(changesIn, paintChange);
