// What the signs of lenses mean: on the page, in help, on an embedded board.

import type { Plight } from "../../control/standing.ts";

const PLIGHTS: Readonly<Record<Plight, string>> = {
	hanging: "Hangs: taking it now wins something, even counting what the other side wins in return.",
	trapped: "Trapped: it is lost wherever it goes, and threatened where it stands.",
	tied: "Tied: wherever it goes, another piece of its own side hangs.",
	loose: "Loose: no piece of its own side guards it, whether it is attacked or not.",
};

export const legendWords = {
	/** The name of the choice of a lens. */
	lens: "Board shows",
	plight: (plight: Plight) => PLIGHTS[plight],
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
		trapped: "trapped",
		tied: "tied",
		loose: "loose",
		gained: "gained",
		lost: "lost",
	},
};
