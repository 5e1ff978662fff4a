// Words of the counts of squares, which are on the page before there is a board.

import { type Square, squareName } from "../../chess/square.ts";
import type { SquareClass } from "../../control/classes.ts";
import { chessWords } from "./chess.ts";

export const countsWords = {
	title: "Squares",
	meanings: "What the colours mean",
	/** "Neutral. Nobody attacks it.", the first word strong. */
	squareClass: <Node>(key: SquareClass["key"], strong: (text: string) => Node) => [
		strong(`${chessWords.control(key)}.`),
		` ${chessWords.controlMeaning(key)}`,
	],
	/** The squares that a class has now: "d4, e5". */
	squares: (squares: readonly Square[]) => squares.map(squareName).join(", "),
	marks: "White lines are borders. A folded corner shows the square’s colour before the last move.",
};
