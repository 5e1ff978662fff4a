// The pieces as reusable parts of an SVG drawing, in place of the bitmaps that a canvas is painted
// with.

import { type Piece, pieceLetter } from "../../chess/piece.ts";
import { drawingOf, loadPieces, type PieceSheet, TILE } from "../pieces.ts";
import type { PieceSet } from "../styles/sets.ts";
import type { Stamp } from "./svgPen.ts";

export type StampSheet = {
	readonly sheet: PieceSheet;
	readonly stamps: ReadonlyMap<ImageBitmap, Stamp>;
};

/** The twelve, as a sheet lists them. */
const PIECES = [0, 8].flatMap((side) => [1, 2, 3, 4, 5, 6].map((kind) => (side | kind) as Piece));

/** A sheet of drawings, each given as markup on a tile, by the order of a sheet. */
export function stampSheet(markups: readonly string[]): StampSheet {
	const stamps = new Map<ImageBitmap, Stamp>();
	const images = markups.map((markup, index) => {
		const image: ImageBitmap = { width: TILE, height: TILE, close: () => {} };
		stamps.set(image, { id: `piece${index}`, markup, side: TILE });
		return image;
	});
	return { sheet: { edge: TILE, images }, stamps };
}

/** Each piece's own, by its letter in a FEN. */
export function markupOfPieces({ stamps }: StampSheet): ReadonlyMap<string, string> {
	const markups = [...stamps.values()].map(({ markup }) => markup);
	return new Map(PIECES.map((piece, index) => [pieceLetter(piece), markups[index] ?? ""]));
}

/** Names within a piece are not its own, and a drawing has its namespace already. */
export const withoutNames = (markup: string): string =>
	markup.replace(/ (?:id|xmlns)="[^"]*"/g, "").replace(/>\s+</g, "><");

export async function loadStamps(set: PieceSet): Promise<StampSheet> {
	await loadPieces(TILE, set);
	const writer = new XMLSerializer();
	return stampSheet(
		PIECES.map((piece) => {
			const drawing = drawingOf(piece, set);
			return drawing === undefined ? "" : withoutNames(writer.serializeToString(drawing));
		}),
	);
}
