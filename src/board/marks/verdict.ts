// The mark of the last move, "??" or "!" and its like: a disc on the upper right corner of the
// square that the move ended on. Signs tell marks apart, colours help.

import { positionAt } from "../../chess/game.ts";
import type { Square } from "../../chess/square.ts";
import { DRAWN_INKS, INK, PAPER } from "../heat/palette.ts";
import { type Ground, mark, type Seen } from "./mark.ts";
import { cornerOf } from "./strokes.ts";

type Verdict = { readonly square: Square; readonly sign: string };

function verdictIn({ view }: Seen): Verdict | undefined {
	const sign = view.verdicts?.get(view.frame);
	if (sign === undefined || view.preview !== undefined || view.compared?.isShown) return undefined;
	const { move } = positionAt(view.game, view.frame);
	return move && { square: move.to, sign };
}

const INKS: Readonly<Record<string, string | undefined>> = {
	"??": DRAWN_INKS.R,
	"?": DRAWN_INKS.R,
	"?!": DRAWN_INKS.Y,
	"!": DRAWN_INKS.G,
	"!!": DRAWN_INKS.G,
};

/** As parts of a square's edge: the disc, and how far its middle is from the corner. */
const RADIUS = 0.19;
const INSET = 0.13;

function paintVerdict(
	context: CanvasRenderingContext2D,
	{ edge, ratio, orientation }: Ground,
	{ square, sign }: Verdict,
): void {
	const corner = cornerOf({ edge, orientation }, square);
	const radius = Math.max(RADIUS * edge, 8 * ratio);
	// On squares at the edge of the board the whole disc is seen.
	const most = 8 * edge - radius - ratio;
	const x = Math.min(corner.x + (1 - INSET) * edge, most);
	const y = Math.max(corner.y + INSET * edge, radius + ratio);
	const ink = INKS[sign] ?? INK;
	const isLight = ink === DRAWN_INKS.Y;
	context.beginPath();
	context.arc(x, y, radius, 0, 2 * Math.PI);
	context.fillStyle = ink;
	context.fill();
	context.strokeStyle = isLight ? INK : PAPER;
	context.lineWidth = Math.max(ratio, edge * 0.02);
	context.stroke();
	context.font = `700 ${Math.round(radius * 1.25)}px system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillStyle = isLight ? INK : PAPER;
	context.fillText(sign, x, y + radius * 0.08);
}

export const verdict = mark(verdictIn, paintVerdict);
