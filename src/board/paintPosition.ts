// Paints one position whole, onto any canvas: for small boards that stand still, and for pictures.

import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import type { Side } from "../chess/piece.ts";
import { type Placements, readPieces } from "../chess/placement.ts";
import type { Square } from "../chess/square.ts";
import { controlAt, type GameControl } from "../control/controlMap.ts";
import { nothingPainted } from "./painted.ts";
import { paintHeat, paintSquares } from "./paintHeat.ts";
import { paintPieces } from "./paintPieces.ts";
import type { PieceSheet } from "./pieces.ts";

export type Picture = {
	readonly placements: Placements;
	readonly frame?: Frame;
	readonly control: GameControl | undefined;
	readonly orientation: Side;
	readonly showsCoordinates: boolean;
	readonly showsPatterns: boolean;
	readonly tintsNeutral: boolean;
	readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined;
};

/** In device pixels: eight squares of so many, from the top left corner of the canvas. */
export function paintPosition(
	context: CanvasRenderingContext2D,
	square: number,
	ratio: number,
	sheet: PieceSheet,
	picture: Picture,
): void {
	const { placements, control, frame = FIRST_FRAME } = picture;
	paintSquares(context, square);
	paintHeat(context, square, { ...picture, frame }, nothingPainted());
	paintPieces(
		context,
		{
			...picture,
			square,
			ratio,
			sheet,
			pieces: readPieces(placements, frame),
			controlOf: (at) => control && controlAt(control, frame, at),
			lastMove: picture.lastMove,
			check: undefined,
			lifted: undefined,
			isAwaited: () => false,
			sprites: [],
		},
		nothingPainted(),
	);
}
