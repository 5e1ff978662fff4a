// A position to be taken away, whole: the board with all that lies over it, and below it who plays,
// what is said and how many squares are whose. One painter for pictures of pixels and for drawings.

import { INK, PAPER, type Palette, PLAIN } from "../../../board/heat/palette.ts";
import { paintDrawn } from "../../../board/marks/drawn.ts";
import { paintStanding } from "../../../board/marks/plights.ts";
import { type Picture, paintPosition } from "../../../board/paint/paintPosition.ts";
import type { Pen } from "../../../board/paint/pen.ts";
import type { PieceSheet } from "../../../board/pieces.ts";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import type { Notes } from "../../../chess/game.ts";
import { readPieces } from "../../../chess/placement.ts";
import { CLASS_LIST, type Counts } from "../../../control/classes.ts";
import type { StandingMarks } from "../../../control/standing.ts";
import { chessWords } from "../../../messages/en/chess.ts";
import { guessedWidth, wrapText } from "./wrapText.ts";

/** Pixels of a square at single size. */
const SQUARE = 64;
export const BOARD = 8 * SQUARE;
export const CAPTION_MARGIN = 12;
const LEGEND_HEIGHT = 40;
/** The line that says what a lens shows. */
const MEANING_HEIGHT = 24;

export type Whole = {
	readonly picture: Picture;
	readonly notes: Notes;
	/** Are marked squares filled, or circled? */
	readonly fillsMarked?: boolean;
	readonly standing: StandingMarks | undefined;
	/** Who plays, and what is said: written below the board, unless there is nothing. */
	readonly caption: readonly CaptionPart[];
	/** How many squares are whose; nothing where there is no legend. */
	readonly counts: Counts | undefined;
	/** Meaning of the lens, if it needs words. */
	readonly meaning: string | undefined;
	/** Is there nothing below what is written? */
	readonly isTransparent: boolean;
};

export type CaptionPart = {
	readonly text: string;
	/** Pixels of its type. */
	readonly type: number;
	readonly isBold: boolean;
	readonly mostLines: number;
};

const LINE_HEIGHT = 1.4;

type Line = Pick<CaptionPart, "text" | "type" | "isBold"> & {
	/** How far below the board its middle is. */
	readonly down: number;
};

/** The lines of a caption, each with its place below the board, and how high they are together. */
export function setCaption(caption: Whole["caption"]): { lines: readonly Line[]; height: number } {
	const lines: Line[] = [];
	let down = CAPTION_MARGIN;
	for (const { text, type, isBold, mostLines } of caption) {
		for (const line of wrapText(text, (BOARD - 2 * CAPTION_MARGIN) / type, mostLines)) {
			lines.push({ text: line, type, isBold, down: down + (type * LINE_HEIGHT) / 2 });
			down += type * LINE_HEIGHT;
		}
	}
	return { lines, height: lines.length === 0 ? 0 : Math.ceil(down) };
}

/** At single size. */
export function pictureHeight({ caption, counts, meaning }: Whole): number {
	const legend =
		counts === undefined ? 0 : LEGEND_HEIGHT + (meaning === undefined ? 0 : MEANING_HEIGHT);
	return BOARD + setCaption(caption).height + legend;
}

type Legend = {
	readonly counts: Counts;
	readonly palette: Palette;
	readonly meaning?: string | undefined;
};

const SWATCH = 14;
/** Between a swatch and its words, and between words and the next swatch at least. */
const SWATCH_GAP = 7;
const ITEM_GAP = 14;
/** How much wider bold letters are than plain ones, in the widest fonts of a system. */
const BOLD = 1.2;
const MAX_COUNT = 64;

/**
 * Where each item of the legend begins and how large its type is: each has room for the largest
 * count, so that none moves from one position to the next, and what remains is shared between them.
 */
function legendPlaces(): { readonly places: readonly number[]; readonly type: number } {
	const widths = CLASS_LIST.map(
		({ key }) => BOLD * guessedWidth(chessWords.controlCount(key, MAX_COUNT)),
	);
	const needed = widths.reduce((sum, width) => sum + width, 0);
	const gaps = CLASS_LIST.length - 1;
	const room = BOARD - 2 * CAPTION_MARGIN - CLASS_LIST.length * (SWATCH + SWATCH_GAP);
	const type = Math.min(14, (room - gaps * ITEM_GAP) / needed);
	const gap = (room - type * needed) / gaps;
	let x = CAPTION_MARGIN;
	const places = widths.map((width) => {
		const place = x;
		x += SWATCH + SWATCH_GAP + type * width + gap;
		return place;
	});
	return { places, type };
}

export function paintLegend(pen: Pen, top: number, scale: number, legend: Legend): void {
	const { counts, palette, meaning } = legend;
	const { places, type } = legendPlaces();
	pen.font = `600 ${type * scale}px system-ui, sans-serif`;
	pen.textBaseline = "middle";
	pen.textAlign = "left";
	const middle = top + (LEGEND_HEIGHT / 2) * scale;
	CLASS_LIST.forEach(({ control, key, count }, index) => {
		const x = (places[index] ?? 0) * scale;
		const side = SWATCH * scale;
		pen.fillStyle = palette.tints[control].on.pale;
		pen.fillRect(x, middle - side / 2, side, side);
		pen.fillStyle = INK;
		const words = x + side + SWATCH_GAP * scale;
		pen.fillText(chessWords.controlCount(key, counts[count]), words, middle);
	});
	if (meaning === undefined) return;
	pen.font = `${13 * scale}px system-ui, sans-serif`;
	pen.fillText(meaning, CAPTION_MARGIN * scale, top + (LEGEND_HEIGHT + MEANING_HEIGHT / 3) * scale);
}

export function paintCaption(pen: Pen, top: number, scale: number, lines: readonly Line[]): void {
	pen.textAlign = "left";
	pen.textBaseline = "middle";
	pen.fillStyle = INK;
	for (const { text, type, isBold, down } of lines) {
		pen.font = `${isBold ? "600 " : ""}${type * scale}px system-ui, sans-serif`;
		pen.fillText(text, CAPTION_MARGIN * scale, top + down * scale);
	}
}

/** The board with what lies over its pieces, from the top left corner. */
export function paintSeen(
	pen: Pen,
	edge: number,
	scale: number,
	sheet: PieceSheet,
	{
		picture,
		notes,
		fillsMarked,
		standing,
	}: Pick<Whole, "picture" | "notes" | "fillsMarked" | "standing">,
): void {
	const { placements, frame = FIRST_FRAME, orientation } = picture;
	paintPosition(pen, edge, scale, sheet, picture);
	const ground = { edge, ratio: scale, orientation, sheet };
	paintDrawn(pen, ground, notes, readPieces(placements, frame), fillsMarked);
	if (standing) paintStanding(pen, ground, standing);
}

export function paintPicture(pen: Pen, scale: number, sheet: PieceSheet, whole: Whole): void {
	const side = BOARD * scale;
	const { lines, height } = setCaption(whole.caption);
	if (!whole.isTransparent) {
		pen.fillStyle = PAPER;
		pen.fillRect(0, side, side, pictureHeight(whole) * scale - side);
	}
	paintSeen(pen, SQUARE * scale, scale, sheet, whole);
	paintCaption(pen, side, scale, lines);
	const { counts, meaning } = whole;
	if (counts === undefined) return;
	const { palette = PLAIN } = whole.picture;
	paintLegend(pen, side + height * scale, scale, { counts, palette, meaning });
}
