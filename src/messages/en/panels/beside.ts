// What panels beside the board say: candidate moves, compare, search, the games of a file.

import type { Side } from "../../../chess/piece.ts";
import { chessWords } from "../chess.ts";

export const besideWords = {
	candidates: {
		title: "Candidate moves",
		none: "There is no legal move here.",
		order: (side: Side) =>
			`${chessWords.side(side)} to move. Sorted by squares won and taken away; control describes, it does not evaluate.`,
	},
};
