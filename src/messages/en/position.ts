// Which position of a game is on view, in words: beside pictures, on printed pages and in lessons.

import type { Side } from "../../chess/piece.ts";
import { chessWords } from "./chess.ts";

export const positionWords = {
	/** "After 11 Be2. Black to move."; without a move it is the first position. */
	at: (side: Side, move: string | undefined) => {
		const turn = `${chessWords.side(side)} to move.`;
		return move === undefined ? turn : `After ${move}. ${turn}`;
	},
};
