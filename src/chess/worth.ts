// What pieces are worth in an exchange, in pawns (docs/control.md, section 4), but for kings: they
// are never taken, and count for nothing here.

import { type Kind, kindOf, NO_PIECE, type Piece } from "./piece.ts";

const WORTH: Readonly<Record<Kind, number>> = { 1: 1, 2: 3, 3: 3, 4: 5, 5: 9, 6: 0 };

export const worthOf = (piece: Piece): number => (piece === NO_PIECE ? 0 : WORTH[kindOf(piece)]);
