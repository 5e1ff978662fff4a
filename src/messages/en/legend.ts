// Meanings of the signs of lenses: on the page, in help, on an embedded board.

import { type Side, WHITE } from "../../chess/piece.ts";
import type { Plight } from "../../control/standing.ts";

const PLIGHTS: Readonly<Record<Plight, string>> = {
	hanging: "Hangs: taking it now wins material, even after what the other side wins back.",
	threatened: "Threatened: it would hang with the other side to move.",
	trapped: "Trapped: threatened where it stands, and lost wherever it goes.",
	tied: "Tied down: if it moves, another piece of its own side hangs.",
	loose: "Loose: unguarded by its own side, whether attacked or not.",
};

export const legendWords = {
	/** The name of the choice of a lens. */
	lens: "Show",
	plight: (plight: Plight) => PLIGHTS[plight],
	/** The end of the choice of a lens. */
	noColours: "No colours",
	noColoursMeaning: "The board without colours and symbols.",
	/** Where the key of what hangs has room: by whose move. */
	threatenedBy: (side: Side) => `threatened by ${side === WHITE ? "White" : "Black"}`,
	/** A word for each sign of a lens. */
	signs: {
		turned: "just changed",
		contested: "contested",
		oneMore: "1",
		twoMore: "2",
		threeMore: "3 more attackers",
		whiteAttackers: "White’s attackers",
		blackAttackers: "Black’s",
		white: "White’s alone",
		black: "Black’s alone",
		pinnedByWhite: "pinned by White",
		pinnedByBlack: "pinned by Black",
		hanging: "hangs",
		threatened: "threatened",
		trapped: "trapped",
		tied: "tied down",
		loose: "loose",
		gained: "gained",
		lost: "lost",
	},
};
