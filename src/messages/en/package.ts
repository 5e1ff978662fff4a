// Words of square-control-app/react: a position for those who do not see the board, and for
// servers.

import type { Side } from "../../chess/piece.ts";
import { chessWords } from "./chess.ts";

export const packageWords = {
	label: "Chessboard coloured by control",
	/** "White: king g1, rook a1." */
	pieces: (side: Side, pieces: readonly string[]) =>
		`${chessWords.side(side)}: ${pieces.join(", ") || "nothing"}.`,
	/** "king g1" */
	pieceOn: (kind: string, square: string) => `${kind} ${square}`,
	controlled: (counts: string) => `Squares controlled: ${counts}.`,
};
