// Room of a piece: the squares where it may go and is not lost.

import { otherSide, sideOf } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { goesTo, moved, type Pieces, pieceAt } from "../tactics/attacks.ts";
import { prizeOn } from "../tactics/exchange.ts";

export const safeSquares = (pieces: Pieces, from: Square): Square[] => {
	const other = otherSide(sideOf(pieceAt(pieces, from)));
	return goesTo(pieces, from).filter(
		(to) => prizeOn(moved(pieces, from, to), to, other) <= worthOf(pieceAt(pieces, to)),
	);
};
