// What keys to colours and signs say: on the page, in help, on an embedded board.

import type { SquareClass } from "../../control/classes.ts";
import type { Plight } from "../../control/standing.ts";
import { chessWords } from "./chess.ts";

const PLIGHTS: Readonly<Record<Plight, string>> = {
	hanging:
		"Hangs: taking it now wins something, also when what the other side then wins is counted.",
	trapped: "Trapped: it is lost wherever it goes, and pressed where it stands.",
	tied: "Tied: wherever it goes, another piece of its own side hangs.",
	loose: "Loose: no piece of its own side guards it, whether it is attacked or not.",
};

export const legendWords = {
	/** "Neutral. Nobody attacks it.", the first word strong. */
	squareClass: <Node>(key: SquareClass["key"], strong: (text: string) => Node) => [
		strong(`${chessWords.control(key)}.`),
		` ${chessWords.controlMeaning(key)}`,
	],
	marks:
		"White lines are frontiers. A folded corner: the last move turned this square, which was of the corner’s colour.",
	plight: (plight: Plight) => PLIGHTS[plight],
	/** A word for each sign of a lens. */
	signs: {
		turned: "just turned",
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
