// Paints one position whole, onto any canvas: for small boards that stand still, and for pictures.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import type { Side } from "../../chess/piece.ts";
import { type Placements, readPieces } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import type { GameControl } from "../../control/controlMap.ts";
import type { Attackers } from "../../control/core.ts";
import type { PinLine } from "../../control/going/pins.ts";
import { LENS, looksOf } from "../heat/lens.ts";
import type { Lens } from "../heat/lenses.ts";
import { type Palette, PLAIN } from "../heat/palette.ts";
import type { PieceSheet } from "../pieces.ts";
import { nothingPainted, paintBoard } from "./paintBoard.ts";
import type { Pen } from "./pen.ts";

export type Picture = {
	readonly placements: Placements;
	readonly frame?: Frame;
	readonly control: GameControl | undefined;
	readonly orientation: Side;
	readonly showsCoordinates: boolean;
	/** Where pieces stand is asked, say. */
	readonly hidesPieces?: boolean;
	readonly showsPatterns: boolean;
	readonly palette?: Palette;
	readonly tintsNeutral: boolean;
	readonly lens?: Lens;
	/** The position to compare with. */
	readonly before?: Frame | undefined;
	/** For the lenses that count them. */
	readonly attackers?: Attackers | undefined;
	/** For the lens of pins. */
	readonly pins?: readonly PinLine[] | undefined;
	readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined;
	/** Where a king stands in check. */
	readonly check?: Square | undefined;
};

const NO_PIECES = new Uint8Array(SQUARE_COUNT);

/**
 * In device pixels: eight squares with edges of so many, from the top left corner of the canvas.
 */
export function paintPosition(
	context: Pen,
	edge: number,
	ratio: number,
	sheet: PieceSheet,
	picture: Picture,
): void {
	const { placements, frame = FIRST_FRAME, lens = "control", before, attackers } = picture;
	paintBoard(
		context,
		{
			...picture,
			edge,
			ratio,
			sheet,
			pieces: picture.hidesPieces ? NO_PIECES : readPieces(placements, frame),
			looks: looksOf({ ...picture, frame, before, lens, attackers }, new Uint8Array(SQUARE_COUNT)),
			attackers: LENS[lens].printsAttackers ? attackers : undefined,
			palette: picture.palette ?? PLAIN,
			lastMove: picture.lastMove,
			check: picture.check,
			lifted: undefined,
			isAwaited: () => false,
		},
		nothingPainted(),
	);
}
