// Pictures of the pieces: the set's SVG, turned into a bitmap of each piece for each size of square
// in device pixels. Painting a piece is then copying pixels, twice as fast from a bitmap of its own
// as from a part of a larger one. A new size takes some milliseconds, in which the board stretches
// the one it has.

import { kindOf, type Piece, sideOf, WHITE } from "../chess/piece.ts";
import { paintDrawing } from "./paint/paintDrawing.ts";
import type { Pen } from "./paint/pen.ts";
import { fetchPieceSet } from "./pieceSet.ts";
import { loadStyles } from "./styles/lateStyles.ts";
import { DEFAULT_PIECES, type PieceSet } from "./styles/sets.ts";

/** By kinds, all of White's before all of Black's. */
export type PieceSheet = { readonly edge: number; readonly images: readonly ImageBitmap[] };

const KINDS = "pnbrqk";
/** The set's own measure: every piece stands on a tile of 40 by 40. */
export const TILE = 40;
/** A window that is being resized asks for many sizes; a few are kept. */
const MAX_SHEETS = 8;

/** Where a piece is among the twelve. */
const placeOf = (piece: Piece): number =>
	(sideOf(piece) === WHITE ? 0 : KINDS.length) + kindOf(piece) - 1;

const drawings = new Map<PieceSet, Promise<readonly Element[]>>();
/** The same, when they are there. */
const drawn = new Map<PieceSet, readonly Element[]>();

async function fetchDrawing(name: PieceSet): Promise<readonly Element[]> {
	const text =
		name === DEFAULT_PIECES ? await fetchPieceSet() : (await loadStyles()).DRAWINGS[name];
	const set = new DOMParser().parseFromString(text, "image/svg+xml");
	const pieces = [..."wb"].flatMap((side) =>
		[...KINDS].map((kind) => {
			const piece = set.getElementById(side + kind);
			if (piece === null) throw new Error(`The pieces lack ${side}${kind}`);
			return piece;
		}),
	);
	drawn.set(name, pieces);
	return pieces;
}

/** Once; but a failure is not remembered, so that asking again may help. */
function loadDrawing(name: PieceSet): Promise<readonly Element[]> {
	const drawing =
		drawings.get(name) ??
		fetchDrawing(name).catch((error) => {
			drawings.delete(name);
			// The first set does as well.
			if (name !== DEFAULT_PIECES) return loadDrawing(DEFAULT_PIECES);
			throw error;
		});
	drawings.set(name, drawing);
	return drawing;
}

function rasterised(piece: Element, edge: number): Promise<ImageBitmap> {
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = edge;
	const context = canvas.getContext("2d") as CanvasRenderingContext2D;
	context.scale(edge / TILE, edge / TILE);
	paintDrawing(context, piece);
	return createImageBitmap(canvas);
}

async function rasterise(edge: number, name: PieceSet): Promise<PieceSheet> {
	const pieces = await loadDrawing(name);
	return { edge, images: await Promise.all(pieces.map((piece) => rasterised(piece, edge))) };
}

/** The latest last, by edge and set. */
const sheets = new Map<string, PieceSheet>();
const underWay = new Map<string, Promise<PieceSheet>>();

function keep(key: string, sheet: PieceSheet): PieceSheet {
	sheets.delete(key);
	sheets.set(key, sheet);
	const [oldest] = sheets.keys();
	if (sheets.size > MAX_SHEETS && oldest !== undefined) sheets.delete(oldest);
	return sheet;
}

export function loadPieces(edge: number, name: PieceSet): Promise<PieceSheet> {
	const key = edge + name;
	const known = sheets.get(key);
	if (known !== undefined) return Promise.resolve(keep(key, known));
	const waiting = underWay.get(key);
	if (waiting !== undefined) return waiting;
	const loading = rasterise(edge, name)
		.then((sheet) => keep(key, sheet))
		.finally(() => underWay.delete(key));
	underWay.set(key, loading);
	return loading;
}

/**
 * A piece as a set draws it, on a tile of 40 by 40. Undefined before the set was first painted.
 */
export function drawingOf(piece: Piece, name: PieceSet): Node | undefined {
	return (drawn.get(name) ?? drawn.get(DEFAULT_PIECES))?.[placeOf(piece)]?.cloneNode(true);
}

/** Paints a piece into a box, in device pixels. */
export function paintPiece(
	context: Pen,
	sheet: PieceSheet,
	piece: Piece,
	x: number,
	y: number,
	size: number,
): void {
	const image = sheet.images[placeOf(piece)];
	if (image !== undefined) context.drawImage(image, x, y, size, size);
}
