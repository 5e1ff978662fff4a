// The squares that changed hands: by the last move, while steps come one by one, or by a move that is looked at.

import { positionAt } from "../../chess/game.ts";
import type { Square } from "../../chess/square.ts";
import { changedSquares } from "../../control/controlMap.ts";
import { isScrubbing, previewOf } from "../../store/appStore.ts";
import { LENS } from "../lens.ts";
import { INK, PAPER } from "../palette.ts";
import { type Ground, marksOfKind, type Seen } from "./mark.ts";
import { cornerOf, strokeInside } from "./strokes.ts";

function turnedIn({ app, inspection }: Seen): readonly Square[] {
	const { game, frame, control, options, lens } = app;
	if (inspection !== undefined) return [];
	const preview = previewOf(app);
	if (preview !== undefined) return changedSquares(preview.control, preview.before, preview.after);
	const { parent } = positionAt(game, frame);
	// Numbers in the squares and outlines at their edges would blur each other.
	const isShown = options.outlinesTurned && !isScrubbing(app) && !LENS[lens].printsAttackers;
	if (!isShown || control === undefined || parent === undefined) return [];
	return changedSquares(control, parent, frame);
}

/** A thin broken outline, ink over paper, a little inside the square. */
function paintTurned(context: CanvasRenderingContext2D, ground: Ground, square: Square): void {
	const corner = cornerOf(ground, square);
	const inset = Math.round(ground.edge * 0.06);
	const width = Math.max(1, Math.round(1.25 * ground.ratio));
	const dash = ground.edge / 12;
	context.globalAlpha = 0.75;
	strokeInside(context, corner, ground.edge, inset, width, PAPER);
	context.setLineDash([dash, dash]);
	strokeInside(context, corner, ground.edge, inset, width, INK);
	context.setLineDash([]);
	context.globalAlpha = 1;
}

export const turned = marksOfKind(turnedIn, paintTurned);
