// Pictures of the pieces: the set's SVG, turned into a bitmap of each piece for each size of square
// in device pixels. Painting a piece is then copying pixels, twice as fast from a bitmap of its own
// as from a part of a larger one. A new size takes some milliseconds, in which the board stretches
// the one it has.

import { kindOf, type Piece, sideOf, WHITE } from "../chess/piece.ts";
import type { Pen } from "./paint/pen.ts";
import { fetchPieceSet } from "./pieceSet.ts";

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

let drawing: Promise<SVGSVGElement> | undefined;
/** The same, when it is there. */
let drawn: SVGSVGElement | undefined;

async function fetchDrawing(): Promise<SVGSVGElement> {
	const set = new DOMParser().parseFromString(await fetchPieceSet(), "image/svg+xml");
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
	drawn = sheet;
	return sheet;
}

/** Once; but a failure is not remembered, so that asking again may help. */
function loadDrawing(): Promise<SVGSVGElement> {
	drawing ??= fetchDrawing().catch((error) => {
		drawing = undefined;
		throw error;
	});
	return drawing;
}

async function rasterise(edge: number): Promise<PieceSheet> {
	const sheet = (await loadDrawing()).cloneNode(true) as SVGSVGElement;
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

/** The latest last. */
const sheets = new Map<number, PieceSheet>();
const underWay = new Map<number, Promise<PieceSheet>>();

function keep(sheet: PieceSheet): PieceSheet {
	sheets.delete(sheet.edge);
	sheets.set(sheet.edge, sheet);
	const [oldest] = sheets.keys();
	if (sheets.size > MAX_SHEETS && oldest !== undefined) sheets.delete(oldest);
	return sheet;
}

export function loadPieces(edge: number): Promise<PieceSheet> {
	const known = sheets.get(edge);
	if (known !== undefined) return Promise.resolve(keep(known));
	const waiting = underWay.get(edge);
	if (waiting !== undefined) return waiting;
	const loading = rasterise(edge)
		.then(keep)
		.finally(() => underWay.delete(edge));
	underWay.set(edge, loading);
	return loading;
}

/**
 * A piece as it is drawn, on a tile of 40 by 40. Undefined before the first pieces were painted.
 */
export function drawingOf(piece: Piece): Node | undefined {
	const tile = drawn?.children[placeOf(piece)];
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
