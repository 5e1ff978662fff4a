// What a side is ahead, in pawns.

import type { Frame } from "../chess/frame.ts";
import { NO_PIECE, type Piece, type Side, sideOf } from "../chess/piece.ts";
import { type Placements, readPieces } from "../chess/placement.ts";
import { worthOf } from "../chess/worth.ts";

/** Pawns that a side is ahead in a frame. */
export function balanceFor(placements: Placements, frame: Frame, side: Side): number {
	let sum = 0;
	for (const byte of readPieces(placements, frame)) {
		const piece = byte as Piece;
		if (piece !== NO_PIECE) sum += sideOf(piece) === side ? worthOf(piece) : -worthOf(piece);
	}
	return sum;
}
