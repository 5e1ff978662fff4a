// Dashed arrows from line pieces hidden behind others of their own side, for pages that say so in
// words too.

import { sideOf } from "../../chess/piece.ts";
import { hiddenThreats } from "../../control/hidden.ts";
import { SIDE_INKS } from "../heat/palette.ts";
import type { Pen } from "../paint/pen.ts";
import { PIECE_RADIUS } from "./arrow.ts";
import { showHidden } from "./explained.ts";

/** A dash and the gap after it, in squares: 24 and 17 of a board of 800. */
const DASH = 0.24;
const DASH_GAP = 0.17;

/** Dashes as far as the head. Gives where the head's own begins. */
function traceDashes(context: Pen, end: number, half: number): number {
	let at = PIECE_RADIUS;
	for (; at + 2 * DASH + DASH_GAP < end; at += DASH + DASH_GAP) {
		context.moveTo(at, -half);
		context.lineTo(at + DASH, -half);
		context.lineTo(at + DASH, half);
		context.lineTo(at, half);
		context.closePath();
	}
	return at;
}

showHidden((pieceOn, inspection) =>
	hiddenThreats(pieceOn, inspection).map(({ front, behind }) => ({
		from: behind,
		to: inspection.square,
		front,
		ink: SIDE_INKS[sideOf(pieceOn(behind))],
		isHeavy: false,
		traceBefore: traceDashes,
	})),
);
