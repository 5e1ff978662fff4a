// Meanings of the signs of lenses: on the page, in help, on an embedded board.

import { type Side, WHITE } from "../../chess/piece.ts";
import type { Plight } from "../../control/standing.ts";

const PLIGHTS: Readonly<Record<Plight, string>> = {
	hanging: "Hangs: taking it now wins something, even counting what the other side wins in return.",
	threatened: "Threatened: it would hang if the other side were to move.",
	trapped: "Trapped: it is lost wherever it goes, and threatened where it stands.",
	tied: "Tied: wherever it goes, another piece of its own side hangs.",
	loose: "Loose: no piece of its own side guards it, whether it is attacked or not.",
};

export const legendWords = {
	/** The name of the choice of a lens. */
	lens: "Board shows",
	plight: (plight: Plight) => PLIGHTS[plight],
	/** The end of the choice of a lens. */
	noColours: "No colours",
	noColoursMeaning: "The board without colours and signs.",
	/** Where the key of what hangs has room: by whose move. */
	threatenedBy: (side: Side) => `threatened, were it ${side === WHITE ? "White" : "Black"}’s move`,
	/** A word for each sign of a lens. */
	signs: {
		turned: "just changed",
		contested: "contested",
		oneMore: "1",
		twoMore: "2",
		threeMore: "3 attackers more",
		whiteAttackers: "White’s attackers",
		blackAttackers: "Black’s",
		white: "White’s alone",
		black: "Black’s alone",
		hanging: "hangs",
		threatened: "threatened",
		trapped: "trapped",
		tied: "tied",
		loose: "loose",
		gained: "gained",
		lost: "lost",
	},
};
