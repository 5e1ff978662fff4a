// The squares that changed hands: by the last move, while steps come one by one, or by a move that
// is looked at. A corner of each is folded over, and has the colour of the class that the square
// was.

import type { Frame } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import type { Square } from "../../chess/square.ts";
import { changedSquares, controlAt, type GameControl } from "../../control/controlMap.ts";
import { isScrubbing } from "../cursor.ts";
import { LENS } from "../heat/lens.ts";
import { INK, PAPER, type Tint } from "../heat/palette.ts";
import { paletteIn } from "../styles/lateStyles.ts";
import { type Ground, marksOfKind, type Seen } from "./mark.ts";
import { cornerOf } from "./strokes.ts";

type Turned = { readonly square: Square; readonly was: Tint };

/** Those of which the lens shows what they were or what they are. */
function turnedBetween(
	{ lens, looks }: Seen["view"],
	control: GameControl,
	before: Frame,
	after: Frame,
): readonly Turned[] {
	const { shows } = LENS[lens];
	const { tints } = paletteIn(looks);
	return changedSquares(control, before, after)
		.filter(
			(square) =>
				shows(controlAt(control, before, square)) || shows(controlAt(control, after, square)),
		)
		.map((square) => ({ square, was: tints[controlAt(control, before, square)] }));
}

function turnedIn({ view, inspection }: Seen): readonly Turned[] {
	const { game, frame, control, looks, lens, hidden } = view;
	if (hidden.heat) return [];
	// Numbers in the squares and marks in their corners would blur each other.
	if (inspection !== undefined || LENS[lens].printsAttackers || view.compared) return [];
	const preview = view.preview;
	if (preview !== undefined) {
		return turnedBetween(view, preview.control, preview.before, preview.after);
	}
	const { parent } = positionAt(game, frame);
	if (!looks.outlinesTurned || isScrubbing(view)) return [];
	if (control === undefined || parent === undefined) return [];
	return turnedBetween(view, control, parent, frame);
}

/**
 * As parts of a square's edge: how long the fold is, and how thick the line that it is folded
 * along.
 */
const FOLD_LENGTH = 0.18;
const CREASE_WIDTH = 0.016;

/** In the upper right corner, where nothing is written. */
function paintTurned(context: CanvasRenderingContext2D, ground: Ground, turned: Turned): void {
	const { edge } = ground;
	const { x, y } = cornerOf(ground, turned.square);
	const fold = Math.round(edge * FOLD_LENGTH);
	const right = x + edge;
	context.beginPath();
	context.moveTo(right - fold, y);
	context.lineTo(right, y + fold);
	context.lineTo(right, y);
	context.closePath();
	context.fillStyle = PAPER;
	context.fill();
	context.fillStyle = turned.was.css;
	context.fill();
	context.beginPath();
	context.moveTo(right - fold, y);
	context.lineTo(right, y + fold);
	context.strokeStyle = INK;
	context.lineWidth = Math.max(ground.ratio, edge * CREASE_WIDTH);
	context.stroke();
}

export const turned = marksOfKind(turnedIn, paintTurned);
