// Which position of a game is on view, in words: beside pictures, on printed pages and in lessons.

import type { Side } from "../../chess/piece.ts";
import { chessWords } from "./chess.ts";

export const positionWords = {
	/** In files that show pieces: their licence asks for it. */
	credit:
		"Made with Square Control. Chess pieces by Cburnett and Rfc1394 of Wikimedia Commons, as arranged by Stefan Haack, CC BY-SA 3.0, https://creativecommons.org/licenses/by-sa/3.0/",
	/** "After 11 Be2. Black to move."; without a move it is the first position. */
	at: (side: Side, move: string | undefined) => {
		const turn = `${chessWords.side(side)} to move.`;
		return move === undefined ? turn : `After ${move}. ${turn}`;
	},
};
