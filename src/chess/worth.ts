// Worth of pieces in an exchange, in pawns (docs/control.md, section 4), but for kings: they are
// never taken, and count for nothing here. Worth of a move's captures, and the lead of a side.

import type { Frame } from "./frame.ts";
import { type Kind, kindOf, NO_PIECE, type Piece, type Side, sideOf } from "./piece.ts";
import { type Placements, readPieces } from "./placement.ts";
import type { PlayedMove } from "./rules.ts";
import type { Square } from "./square.ts";

const WORTH: Readonly<Record<Kind, number>> = { 1: 1, 2: 3, 3: 3, 4: 5, 5: 9, 6: 0 };

export const worthOf = (piece: Piece): number => (piece === NO_PIECE ? 0 : WORTH[kindOf(piece)]);

/**
 * The square of the piece that a move takes: a pawn taken en passant stands beside the one that
 * takes it. Undefined if it takes none.
 */
export function takenAt({ captured, flags, from, to }: PlayedMove): Square | undefined {
	if (captured === NO_PIECE) return undefined;
	return flags.includes("enPassant") ? (((from & 56) | (to & 7)) as Square) : to;
}

/** Worth that a move has taken, with that of a promotion. */
export const tookWith = ({ captured, promotion }: PlayedMove): number =>
	worthOf(captured) + (promotion === NO_PIECE ? 0 : worthOf(promotion) - 1);

/** Pawns that a side is ahead with pieces on 64 squares. */
export function balanceOf(pieces: Uint8Array, side: Side): number {
	let sum = 0;
	for (const byte of pieces) {
		const piece = byte as Piece;
		if (piece !== NO_PIECE) sum += sideOf(piece) === side ? worthOf(piece) : -worthOf(piece);
	}
	return sum;
}

/** The same in a frame. */
export const balanceFor = (placements: Placements, frame: Frame, side: Side): number =>
	balanceOf(readPieces(placements, frame), side);
