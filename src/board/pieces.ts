// Pictures of the pieces: the set's SVG, turned into a bitmap of each piece for each size of square
// in device pixels. Painting a piece is then copying pixels, twice as fast from a bitmap of its own
// as from a part of a larger one. A new size takes some milliseconds, in which the board stretches
// the one it has.

import { kindOf, type Piece, sideOf, WHITE } from "../chess/piece.ts";
import type { Pen } from "./paint/pen.ts";
import { fetchPieceSet } from "./pieceSet.ts";
import { loadStyles } from "./styles/lateStyles.ts";
import { DEFAULT_PIECES, type PieceSet } from "./styles/sets.ts";

const SHAPE = ["points", "x1", "y1", "x2", "y2", "cx", "cy", "rx", "ry"];

/** The path of a shape, as text; of a group there is none. */
function pathOf(element: Element): string | null {
	const [points, x1, y1, x2, y2, cx, cy, rx, ry] = SHAPE.map((name) => element.getAttribute(name));
	if (points) return `M${points}${element.localName === "polygon" ? "Z" : ""}`;
	if (x1) return `M${x1} ${y1}L${x2} ${y2}`;
	if (!rx) return element.getAttribute("d");
	const half = `a${rx} ${ry} 0 0 0`;
	return `M${cx} ${cy}m-${rx} 0${half} ${2 * Number(rx)} 0${half}-${2 * Number(rx)} 0Z`;
}

/**
 * Paints a piece's SVG onto a canvas, shape by shape: as an image it would need `img-src data:` in
 * the policy of every page. It reads what the sets have, and no more of SVG.
 */
function paintDrawing(context: CanvasRenderingContext2D, element: Element): void {
	context.save();
	// A page without a screen, as tests have it, knows no transforms and no paths.
	const { transform } = element as Partial<SVGGraphicsElement>;
	for (const { matrix } of transform?.baseVal ?? []) {
		context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
	}
	for (const child of element.children) paintDrawing(context, child);
	const path = pathOf(element);
	if (path !== null && "Path2D" in window) {
		const shape = new Path2D(path);
		// Groups pass all of these on. A canvas keeps its own value, SVG's, where there is none.
		const styleOf = (name: string) => element.closest(`[${name}]`)?.getAttribute(name) as string;
		context.fillStyle = styleOf("fill");
		context.strokeStyle = styleOf("stroke");
		context.lineWidth = Number(styleOf("stroke-width") ?? 1);
		context.lineCap = styleOf("stroke-linecap") as CanvasLineCap;
		context.lineJoin = styleOf("stroke-linejoin") as CanvasLineJoin;
		context.miterLimit = 4;
		if (styleOf("fill-opacity") !== "0") context.fill(shape);
		if (styleOf("stroke")) context.stroke(shape);
	}
	context.restore();
}

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
