// Squares that have a name of their own: those that moments speak of, and that meters count.

import type { Frame } from "../chess/frame.ts";
import { KING, PAWN, pieceOf, type Side, WHITE } from "../chess/piece.ts";
import { type Placements, squaresOf } from "../chess/placement.ts";
import { fileOf, rankOf, type Square, squareNamed } from "../chess/square.ts";

export const CENTRE = ["d4", "e4", "d5", "e5"].map(squareNamed);

const areBeside = (one: Square, other: Square): boolean =>
	Math.max(Math.abs(fileOf(one) - fileOf(other)), Math.abs(rankOf(one) - rankOf(other))) === 1;

/** Is a square one of those, at most eight, round a king of a side? */
export const isBesideKing = (
	placements: Placements,
	frame: Frame,
	side: Side,
	square: Square,
): boolean =>
	squaresOf(placements, frame, pieceOf(side, KING)).some((king) => areBeside(king, square));

/**
 * Can no pawn of a side attack the square any more, whatever is played? Pawns do not go back, and
 * change files by captures only.
 */
export const isBeyondPawns = (
	placements: Placements,
	frame: Frame,
	side: Side,
	square: Square,
): boolean =>
	squaresOf(placements, frame, pieceOf(side, PAWN)).every((pawn) => {
		const ranks = side === WHITE ? rankOf(square) - rankOf(pawn) : rankOf(pawn) - rankOf(square);
		// It takes a capture a file, and the last step is the attack; one that stands before the
		// square has to leave its file first.
		return ranks < (Math.abs(fileOf(pawn) - fileOf(square)) || 2);
	});
