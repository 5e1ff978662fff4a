// Marks of a question or an answer on a board: a region that is framed while the rest is dimmed,
// shades of ink, signs of what was right, shares and rings.
//
//     from below: shares, veil, frame, rings, signs

import { NO_PIECE } from "../../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import type { Spread } from "../geometry.ts";
import { cellOf } from "../heat/cells.ts";
import { INK, PAPER } from "../heat/palette.ts";
import { paintSign, type Sign } from "./sign.ts";
import { cornerOf, strokeInside } from "./strokes.ts";

/** How many of all: a number in the square, and how dark it is, 0 to 1. */
export type Share = { readonly text: string; readonly part: number };

export type Markings = {
	/** Framed; all other squares are dimmed. */
	readonly region?: ReadonlySet<Square> | undefined;
	/** Squares in a shade of ink, where no class is asked for. */
	readonly inked?: ReadonlySet<Square>;
	/** Squares under a CSS colour, which says how much of them is seen through it. */
	readonly coloured?: ReadonlyMap<Square, string>;
	readonly signs?: ReadonlyMap<Square, Sign>;
	readonly shares?: ReadonlyMap<Square, Share>;
	/** Squares with a ring of their own. */
	readonly ringed?: ReadonlySet<Square>;
};

type Pen = CanvasRenderingContext2D;

type Room = Spread & {
	readonly ratio: number;
	/** A piece or none for each square, a1 first. */
	readonly pieces: ArrayLike<number>;
	/** The colour of the room, which dimmed squares are nearer to. */
	readonly veil: string;
};

const VEIL_ALPHA = 0.3;

export function paintMarkings(pen: Pen, room: Room, markings: Markings): void {
	const { edge } = room;
	for (const square of markings.inked ?? []) shade(pen, room, square, 0.3);
	for (const [square, colour] of markings.coloured ?? []) shade(pen, room, square, 1, colour);
	for (const [square, share] of markings.shares ?? []) {
		const hasPiece = (room.pieces[square] ?? NO_PIECE) !== NO_PIECE;
		paintShare(pen, room, square, share, hasPiece);
	}
	if (markings.region !== undefined) {
		dim(pen, room, markings.region, room.veil);
		frame(pen, room, markings.region);
	}
	for (const square of markings.ringed ?? []) ring(pen, room, square, room.ratio);
	for (const [square, sign] of markings.signs ?? []) {
		const { x, y } = cornerOf(room, square);
		pen.save();
		pen.translate(x, y);
		pen.scale(edge, edge);
		paintSign(pen, sign);
		pen.restore();
	}
}

function shade(pen: Pen, ground: Spread, square: Square, alpha: number, ink = INK): void {
	const { x, y } = cornerOf(ground, square);
	pen.globalAlpha = alpha;
	pen.fillStyle = ink;
	pen.fillRect(x, y, ground.edge, ground.edge);
	pen.globalAlpha = 1;
}

/** From this part on a shade is so dark that its number is written in paper. */
const DARK_PART = 0.55;

/** Below a piece, if one stands there. */
function paintShare(
	pen: Pen,
	ground: Spread,
	square: Square,
	{ text, part }: Share,
	hasPiece: boolean,
): void {
	const { edge } = ground;
	const { x, y } = cornerOf(ground, square);
	// Less over a piece, which is to be seen in both themes.
	shade(pen, ground, square, 0.08 + (hasPiece ? 0.3 : 0.6) * part);
	const isDark = part >= DARK_PART && !hasPiece;
	pen.font = `600 ${Math.round(edge * (hasPiece ? 0.24 : 0.27))}px system-ui, sans-serif`;
	pen.textAlign = "center";
	pen.textBaseline = "middle";
	const down = y + edge * (hasPiece ? 0.84 : 0.52);
	if (hasPiece) {
		pen.strokeStyle = isDark ? INK : PAPER;
		pen.lineWidth = edge * 0.07;
		pen.lineJoin = "round";
		pen.strokeText(text, x + edge / 2, down);
	}
	pen.fillStyle = isDark ? PAPER : INK;
	pen.fillText(text, x + edge / 2, down);
}

function dim(pen: Pen, ground: Spread, region: ReadonlySet<Square>, veil: string): void {
	pen.globalAlpha = VEIL_ALPHA;
	pen.fillStyle = veil;
	for (let index = 0; index < SQUARE_COUNT; index++) {
		if (region.has(index as Square)) continue;
		const { x, y } = cornerOf(ground, index as Square);
		pen.fillRect(x, y, ground.edge, ground.edge);
	}
	pen.globalAlpha = 1;
}

/** In parts of a square's edge: the frame in ink, and with its casing of paper. */
const FRAME_WIDTH = 0.06;
const CASED_WIDTH = 0.115;
/** Device pixels. */
const LEAST_FRAME = 1.5;

/** So few squares are single ones: neighbours in one frame would look like one. */
const MAX_SINGLE = 3;

/** Round all squares of the region that border on others, as one line; round each of a few. */
function frame(pen: Pen, { edge, orientation }: Spread, region: ReadonlySet<Square>): void {
	const cells = new Set([...region].map((square) => cellOf(square, orientation)));
	const areSingle = cells.size <= MAX_SINGLE;
	// At the edge of the board the line lies within it.
	const half = (CASED_WIDTH * edge) / 2;
	const at = (line: number) => Math.min(8 * edge - half, Math.max(half, line * edge));
	const side = (x: number, y: number, toX: number, toY: number) => {
		pen.moveTo(at(x), at(y));
		pen.lineTo(at(toX), at(toY));
	};
	pen.beginPath();
	for (const cell of cells) {
		const [column, row] = [cell & 7, cell >> 3];
		if (column === 0 || areSingle || !cells.has(cell - 1)) side(column, row, column, row + 1);
		if (column === 7 || areSingle || !cells.has(cell + 1))
			side(column + 1, row, column + 1, row + 1);
		if (areSingle || !cells.has(cell - 8)) side(column, row, column + 1, row);
		if (areSingle || !cells.has(cell + 8)) side(column, row + 1, column + 1, row + 1);
	}
	pen.lineCap = "round";
	pen.lineWidth = CASED_WIDTH * edge;
	pen.strokeStyle = PAPER;
	pen.stroke();
	pen.lineWidth = Math.max(LEAST_FRAME, FRAME_WIDTH * edge);
	pen.strokeStyle = INK;
	pen.stroke();
	pen.lineCap = "butt";
}

function ring(pen: Pen, ground: Spread, square: Square, ratio: number): void {
	const corner = cornerOf(ground, square);
	// On small boards it leaves something of the square to be seen.
	const width = Math.round(Math.min(3 * ratio, ground.edge * 0.1));
	const inner = Math.round(Math.min(1.25 * ratio, ground.edge * 0.05));
	strokeInside(pen, corner, ground.edge, 0, width, INK);
	if (inner > 0) strokeInside(pen, corner, ground.edge, width, inner, PAPER);
}
