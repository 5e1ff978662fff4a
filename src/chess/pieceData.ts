// Pieces as the first field of a FEN has them.

import { NO_PIECE, type Piece, pieceLetter } from "./piece.ts";

/** The piece data of what stands on all squares, a1 first. */
export function formatPieces(pieces: ArrayLike<number>): string {
	const rows: string[] = [];
	for (let rank = 7; rank >= 0; rank--) {
		let row = "";
		for (let file = 0; file < 8; file++) {
			const piece = (pieces[rank * 8 + file] ?? NO_PIECE) as Piece;
			row += piece === NO_PIECE ? "1" : pieceLetter(piece);
		}
		rows.push(row.replace(/1+/g, (ones) => String(ones.length)));
	}
	return rows.join("/");
}
