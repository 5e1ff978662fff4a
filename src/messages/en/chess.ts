// Words that all other words use: sides, pieces, squares by who controls them, results.

import { kindOf, NO_PIECE, type Piece, type Side, sideOf, WHITE } from "../../chess/piece.ts";
import type { SquareClass } from "../../control/classes.ts";

const KINDS = ["", "pawn", "knight", "bishop", "rook", "queen", "king"];
const RESULTS: Readonly<Record<string, string>> = { "1/2-1/2": "½–½", "1-0": "1–0", "0-1": "0–1" };

type Key = SquareClass["key"];

const TITLES: Readonly<Record<Key, string>> = {
	neutral: "Neutral",
	contested: "Contested",
	white: "White",
	black: "Black",
};
const OWNERS: Readonly<Record<Key, string>> = {
	neutral: "neutral",
	contested: "contested",
	white: "White’s",
	black: "Black’s",
};
const SPOKEN: Readonly<Record<Key, string>> = {
	neutral: "neutral",
	contested: "contested",
	white: "controlled by white",
	black: "controlled by black",
};
const MEANINGS: Readonly<Record<Key, string>> = {
	neutral: "Nobody attacks it.",
	contested: "Both attack it, and neither can safely land there.",
	white: "White alone attacks it, or wins the exchange on it.",
	black: "Black alone attacks it, or wins the exchange on it.",
};

export const chessWords = {
	/** "White". */
	side: (side: Side) => (side === WHITE ? "White" : "Black"),
	/** "knight". */
	kind: (piece: Piece) => KINDS[kindOf(piece)] ?? "",
	/** "white knight", or "empty". */
	piece: (piece: Piece) =>
		piece === NO_PIECE
			? "empty"
			: `${sideOf(piece) === WHITE ? "white" : "black"} ${KINDS[kindOf(piece)]}`,
	/** The position before the first move, where a move would be named. */
	start: "Start",
	/** "1–0". */
	result: (result: string) => RESULTS[result] ?? result,
	/** The name of a class of squares. */
	control: (key: Key) => TITLES[key],
	/** "White 28": how many squares are of a class. */
	controlCount: (key: Key, count: number) => `${TITLES[key]} ${count}`,
	/** Whose such squares are, within a sentence: "from neutral to White’s". */
	whose: (key: Key) => OWNERS[key],
	/** Description of such a square on the board, for screen readers. */
	controlled: (key: Key) => SPOKEN[key],
	/** Reason why a square is of the class. */
	controlMeaning: (key: Key) => MEANINGS[key],
};
