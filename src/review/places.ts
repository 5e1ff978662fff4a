// Squares that have a name of their own: those that moments speak of, and that meters count.

import type { Frame } from "../chess/frame.ts";
import { KING, pieceOf, type Side } from "../chess/piece.ts";
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
