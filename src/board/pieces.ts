// Pictures of the pieces: the set's SVG, turned into a bitmap of each piece for each size of square
// in device pixels. Painting a piece is then copying pixels, twice as fast from a bitmap of its own
// as from a part of a larger one. A new size takes some milliseconds, in which the board stretches
// the one it has.

import { kindOf, type Piece, sideOf, WHITE } from "../chess/piece.ts";
import { DEFAULT_PIECES, type PieceSet } from "../store/state/styles.ts";
import type { Pen } from "./paint/pen.ts";
import { fetchPieceSet } from "./pieceSet.ts";
import { loadStyles } from "./styles/lateStyles.ts";

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

const NAMESPACE = "http://www.w3.org/2000/svg";

const drawings = new Map<PieceSet, Promise<SVGSVGElement>>();
/** The same, when they are there. */
const drawn = new Map<PieceSet, SVGSVGElement>();

async function fetchDrawing(name: PieceSet): Promise<SVGSVGElement> {
	const text =
		name === DEFAULT_PIECES ? await fetchPieceSet() : (await loadStyles()).DRAWINGS[name];
	const set = new DOMParser().parseFromString(text, "image/svg+xml");
	const sheet = document.createElementNS(NAMESPACE, "svg");
	sheet.setAttribute("viewBox", `0 0 ${TILE * KINDS.length} ${TILE * 2}`);
	for (const [row, side] of [..."wb"].entries()) {
		for (const [column, kind] of [...KINDS].entries()) {
			const piece = set.getElementById(side + kind);
			if (piece === null) throw new Error(`The pieces lack ${side}${kind}`);
			const tile = document.createElementNS(NAMESPACE, "g");
			tile.setAttribute("transform", `translate(${column * TILE} ${row * TILE})`);
			tile.append(piece);
			sheet.append(tile);
		}
	}
	drawn.set(name, sheet);
	return sheet;
}

/** Once; but a failure is not remembered, so that asking again may help. */
function loadDrawing(name: PieceSet): Promise<SVGSVGElement> {
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

async function rasterise(edge: number, name: PieceSet): Promise<PieceSheet> {
	const sheet = (await loadDrawing(name)).cloneNode(true) as SVGSVGElement;
	const width = edge * KINDS.length;
	const height = edge * 2;
	sheet.setAttribute("width", String(width));
	sheet.setAttribute("height", String(height));
	const source = new XMLSerializer().serializeToString(sheet);
	const image = new Image(width, height);
	image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
	await image.decode();
	const all = await createImageBitmap(image, { resizeWidth: width, resizeHeight: height });
	const cut = Array.from({ length: 2 * KINDS.length }, (_, index) => {
		const [column, row] = [index % KINDS.length, Math.floor(index / KINDS.length)];
		return createImageBitmap(all, column * edge, row * edge, edge, edge);
	});
	return { edge, images: await Promise.all(cut) };
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
	const tile = (drawn.get(name) ?? drawn.get(DEFAULT_PIECES))?.children[placeOf(piece)];
	return tile?.firstElementChild?.cloneNode(true);
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
