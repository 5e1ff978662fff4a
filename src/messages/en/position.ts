// Which position of a game is on view, in words: beside pictures, on printed pages and in lessons.

import type { PieceSet } from "../../board/styles/sets.ts";
import type { Side } from "../../chess/piece.ts";
import { chessWords } from "./chess.ts";

export const positionWords = {
	/** In files that show pieces: their licences ask for it. */
	credit: {
		standard:
			"Made with Square Control. Chess pieces by Cburnett and Rfc1394 of Wikimedia Commons, as arranged by Stefan Haack, CC BY-SA 3.0, https://creativecommons.org/licenses/by-sa/3.0/",
		rounded:
			"Made with Square Control. Chess pieces adapted (filled and outlined) from the icons in Font Awesome Free by Fonticons, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/",
		flat: "Made with Square Control. Chess pieces adapted (filled and outlined) from the icons in Material Design Icons by Pictogrammers, Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0",
	} satisfies Readonly<Record<PieceSet, string>>,
	/** "After 11 Be2. Black to move."; without a move it is the first position. */
	at: (side: Side, move: string | undefined) => {
		const turn = `${chessWords.side(side)} to move.`;
		return move === undefined ? turn : `After ${move}. ${turn}`;
	},
};
