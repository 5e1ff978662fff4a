// Gains and losses of a move on preview: a slip of paper near its target square, out of the way of
// hand and piece.

import type { Square } from "../../chess/square.ts";
import { BLACKS, WHITES } from "../../control/classes.ts";
import { type Effect, effectOf, signed } from "../../control/effect.ts";
import { middleOf } from "../geometry.ts";
import { INK, PAPER, type Palette } from "../heat/palette.ts";
import { paletteIn } from "../styles/lateStyles.ts";
import { type Ground, mark, type Seen } from "./mark.ts";

/** By how much the squares of both sides change, written at a square. */
type Tally = Effect & {
	readonly square: Square;
	readonly palette: Palette;
	readonly isTouch: boolean;
};

function tallyIn({ view, board }: Seen): Tally | undefined {
	const preview = view.preview;
	if (preview === undefined) return undefined;
	const effect = effectOf(preview.control, preview.before, preview.after);
	const isTouch = board.hand.held?.isLifted === true && board.hand.held.pointer.isTouch;
	return { square: preview.move.to, ...effect, palette: paletteIn(view.looks), isTouch };
}

/**
 * How far above the middle of its square it floats, in squares: a finger's piece is larger and
 * higher.
 */
const RISE = 0.95;
const TOUCH_RISE = 1.6;

function paintTally(context: CanvasRenderingContext2D, ground: Ground, tally: Tally): void {
	const { edge, ratio, orientation } = ground;
	const font = Math.round(Math.max(13 * ratio, edge * 0.2));
	const wide = Math.round(font * 5.6);
	const tall = Math.round(font * 1.7);
	const middle = middleOf(tally.square, orientation);
	const rise = tally.isTouch ? TOUCH_RISE : RISE;
	const isHigh = middle.y - rise < 0.1;
	// Where there is no room above, it stands beside the square, on the side where there is more.
	const shift = isHigh ? (middle.x < 4 ? 1.6 : -1.6) : 0;
	const inside = (start: number, length: number) =>
		Math.round(Math.min(8 * edge - length - 2 * ratio, Math.max(2 * ratio, start)));
	const left = inside((middle.x + shift) * edge - wide / 2, wide);
	const top = inside((isHigh ? middle.y : middle.y - rise) * edge - tall / 2, tall);
	context.save();
	context.shadowColor = "rgb(0 0 0 / 0.35)";
	context.shadowBlur = 6 * ratio;
	context.shadowOffsetY = ratio;
	context.fillStyle = PAPER;
	context.beginPath();
	context.roundRect(left, top, wide, tall, 4 * ratio);
	context.fill();
	context.restore();
	context.font = `600 ${font}px system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	for (const [part, by, control] of [
		[0.27, tally.white, WHITES],
		[0.73, tally.black, BLACKS],
	] as const) {
		const x = left + wide * part;
		context.fillStyle = INK;
		context.fillText(signed(by), x, top + tall * 0.46);
		context.fillStyle = tally.palette.tints[control].css;
		context.fillRect(x - font, top + tall - 4 * ratio, 2 * font, 3 * ratio);
	}
}

export const tally = mark(tallyIn, paintTally);
