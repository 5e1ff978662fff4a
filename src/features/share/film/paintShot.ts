// Paints a shot of a film. Above the board: the players and the move. Below it: how many squares
// are whose, as numbers, as a bar and along the whole line, and the comment on the move. The board
// is painted as everywhere else.

import { INK, PAPER, type Palette, PLAIN } from "../../../board/heat/palette.ts";
import type { PieceSheet } from "../../../board/pieces.ts";
import { CLASS_LIST, type Counts } from "../../../control/classes.ts";
import { countsAt } from "../../../control/controlMap.ts";
import { BANDS, columnAt, paintBands, paintCursor } from "../../../ui/canvas/paintBands.ts";
import {
	BOARD,
	CAPTION_MARGIN,
	paintCaption,
	paintLegend,
	paintSeen,
	setCaption,
} from "../picture/paintPicture.ts";
import { wrapText } from "../picture/wrapText.ts";
import type { Card, Reel, Shot, Step } from "./reel.ts";

export type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Heights at single size, where the board has 512 pixels. */
const HEAD_HEIGHT = 32;
const LEGEND_HEIGHT = 38;
const BAR_HEIGHT = 10;
const GAP = 8;
const TIMELINE_HEIGHT = 58;
const COMMENT_HEIGHT = 78;

const COMMENT_STYLE = { type: 14, isBold: false, mostLines: 3 };

/** Size of the timeline's type and signs, as a share of their size on the page. */
const TIMELINE_PIXEL = 0.9;

const heightsOf = ({ options, hasComments }: Reel) => ({
	counts: options.showsCounts ? LEGEND_HEIGHT + BAR_HEIGHT + GAP + TIMELINE_HEIGHT : 0,
	comment: hasComments ? COMMENT_HEIGHT : 0,
});

/** Both even, as video encoders require. */
export function filmSize(reel: Reel): { readonly width: number; readonly height: number } {
	const { width } = reel.options;
	const { counts, comment } = heightsOf(reel);
	const height = HEAD_HEIGHT + BOARD + counts + comment;
	return { width, height: 2 * Math.ceil((height * width) / BOARD / 2) };
}

function write(context: Canvas2d, text: string, x: number, y: number, font: string): void {
	context.font = `${font} system-ui, sans-serif`;
	context.fillStyle = INK;
	context.textBaseline = "middle";
	context.fillText(text, x, y);
}

/** Who plays on the left, the move on the right. */
function paintHead(context: Canvas2d, scale: number, title: string, move: string): void {
	const [edge, type, middle] = [CAPTION_MARGIN * scale, 15, (HEAD_HEIGHT / 2) * scale];
	context.textAlign = "left";
	const [names = ""] = wrapText(title, (BOARD * 0.66) / type, 1);
	write(context, names, edge, middle, `600 ${type * scale}px`);
	context.textAlign = "right";
	write(context, move, BOARD * scale - edge, middle, `600 ${type * scale}px`);
	context.textAlign = "left";
}

/** How many squares are whose, as a bar. */
function paintBar(
	context: Canvas2d,
	top: number,
	scale: number,
	palette: Palette,
	counts: Counts,
): void {
	const [left, width] = [CAPTION_MARGIN * scale, (BOARD - 2 * CAPTION_MARGIN) * scale];
	let counted = 0;
	for (const { control, count } of CLASS_LIST) {
		const from = Math.round(left + (width * counted) / 64);
		counted += counts[count];
		const to = Math.round(left + (width * counted) / 64);
		context.fillStyle = palette.tints[control].on.pale;
		context.fillRect(from, Math.round(top), to - from, Math.round(BAR_HEIGHT * scale));
	}
}

function paintTimeline(
	context: Canvas2d,
	top: number,
	scale: number,
	reel: Reel,
	step: Step,
): void {
	const { palette = PLAIN } = step.picture;
	const [width, height] = [
		Math.round((BOARD - 2 * CAPTION_MARGIN) * scale),
		Math.round(TIMELINE_HEIGHT * scale),
	];
	const pixel = scale * TIMELINE_PIXEL;
	context.save();
	context.translate(Math.round(CAPTION_MARGIN * scale), Math.round(top));
	paintBands(context, {
		countsOf: (frame) => countsAt(reel.control, frame),
		frames: reel.line,
		stops: [],
		signs: [],
		numbers: reel.numbers,
		colours: {
			bands: BANDS.map(({ control }) => palette.tints[control].on.pale),
			ground: PAPER,
			ink: INK,
		},
		width,
		height,
		pixel,
	});
	const column = Math.max(3, Math.round(width / reel.line.length));
	const at = Math.round(columnAt(step.place, reel.line.length, width));
	context.scale(1, height);
	paintCursor(context, Math.min(width - column, at), column);
	context.restore();
}

function paintStep(context: Canvas2d, sheet: PieceSheet, reel: Reel, step: Step): void {
	const scale = reel.options.width / BOARD;
	const edge = reel.options.width / 8;
	paintHead(context, scale, reel.title, step.move);
	const top = Math.round(HEAD_HEIGHT * scale);
	context.save();
	context.translate(0, top);
	paintSeen(context, edge, scale, sheet, step);
	context.restore();
	let down = top + reel.options.width;
	const { counts: countsHeight } = heightsOf(reel);
	const { counts } = step;
	if (countsHeight > 0 && counts !== undefined) {
		const { palette = PLAIN } = step.picture;
		paintLegend(context, down, scale, { counts, palette });
		paintBar(context, down + LEGEND_HEIGHT * scale, scale, palette, counts);
		paintTimeline(context, down + (LEGEND_HEIGHT + BAR_HEIGHT + GAP) * scale, scale, reel, step);
		down += countsHeight * scale;
	}
	const { lines } = setCaption([{ ...COMMENT_STYLE, text: step.comment }]);
	paintCaption(context, down, scale, lines);
}

const CARD_TITLE_PX = 30;
const CARD_TEXT_PX = 17;

function paintCard(context: Canvas2d, { width, height }: Size, { title, lines }: Card): void {
	const scale = width / BOARD;
	const names = wrapText(title, (BOARD - 48) / CARD_TITLE_PX, 4);
	const rest = lines.flatMap((line) => wrapText(line, (BOARD - 48) / CARD_TEXT_PX, 2));
	const type = [...names.map(() => CARD_TITLE_PX), ...rest.map(() => CARD_TEXT_PX)];
	const all = type.reduce((sum, size) => sum + size * 1.4, BAR_HEIGHT * 2) * scale;
	let down = (height - all) / 2;
	context.textAlign = "center";
	[...names, ...rest].forEach((text, index) => {
		const size = (type[index] ?? CARD_TEXT_PX) * scale;
		write(
			context,
			text,
			width / 2,
			down + size * 0.7,
			`${index < names.length ? "600 " : ""}${size}px`,
		);
		down += size * 1.4;
	});
	context.textAlign = "left";
	// Below the text, the four tints.
	CLASS_LIST.forEach(({ control }, index) => {
		const tile = Math.round(24 * scale);
		context.fillStyle = PLAIN.tints[control].on.pale;
		context.fillRect(
			Math.round(width / 2) + (index - 2) * tile,
			Math.round(down + BAR_HEIGHT * scale),
			tile,
			Math.round(BAR_HEIGHT * scale),
		);
	});
}

type Size = ReturnType<typeof filmSize>;

export function paintShot(context: Canvas2d, sheet: PieceSheet, reel: Reel, shot: Shot): void {
	const size = filmSize(reel);
	context.fillStyle = PAPER;
	context.fillRect(0, 0, size.width, size.height);
	if (shot.kind === "card") paintCard(context, size, shot);
	else paintStep(context, sheet, reel, shot);
}
