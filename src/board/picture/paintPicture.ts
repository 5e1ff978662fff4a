// A position to be taken away, whole: the board with all that lies over it, and below it who plays,
// what is said and how many squares are whose. One painter for pictures of pixels and for drawings.

import { FIRST_FRAME } from "../../chess/frame.ts";
import type { Notes } from "../../chess/game.ts";
import { readPieces } from "../../chess/placement.ts";
import { CLASS_LIST, type Counts } from "../../control/classes.ts";
import type { StandingMarks } from "../../control/standing.ts";
import { INK, PAPER, type Palette, PLAIN } from "../../heat/palette.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { paintDrawn } from "../marks/drawn.ts";
import { paintStanding } from "../marks/plights.ts";
import { type Picture, paintPosition } from "../paint/paintPosition.ts";
import type { Pen } from "../paint/pen.ts";
import type { PieceSheet } from "../pieces.ts";
import { wrapText } from "./wrapText.ts";

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
	readonly standing: StandingMarks | undefined;
	/** Who plays, and what is said: written below the board, unless there is nothing. */
	readonly caption: readonly CaptionPart[];
	/** How many squares are whose; nothing where there is no legend. */
	readonly counts: Counts | undefined;
	/** What the lens shows, if it needs saying. */
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

/** Columns of one width: what is written in them may be wider elsewhere. */
export function paintLegend(pen: Pen, top: number, scale: number, legend: Legend): void {
	const { counts, palette, meaning } = legend;
	pen.font = `600 ${14 * scale}px system-ui, sans-serif`;
	pen.textBaseline = "middle";
	pen.textAlign = "left";
	const middle = top + (LEGEND_HEIGHT / 2) * scale;
	const column = (BOARD - CAPTION_MARGIN) / CLASS_LIST.length;
	CLASS_LIST.forEach(({ control, key, count }, index) => {
		const x = (CAPTION_MARGIN + index * column) * scale;
		pen.fillStyle = palette.tints[control].on.pale;
		pen.fillRect(x, middle - 7 * scale, 14 * scale, 14 * scale);
		pen.fillStyle = INK;
		pen.fillText(chessWords.controlCount(key, counts[count]), x + 20 * scale, middle);
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
	{ picture, notes, standing }: Pick<Whole, "picture" | "notes" | "standing">,
): void {
	const { placements, frame = FIRST_FRAME, orientation } = picture;
	paintPosition(pen, edge, scale, sheet, picture);
	const ground = { edge, ratio: scale, orientation, sheet };
	paintDrawn(pen, ground, notes, readPieces(placements, frame));
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
