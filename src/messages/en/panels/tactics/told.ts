// Words of reviews and positions for programs that are told of them: square-control review, and the
// entry square-control/review.

import type { Side } from "../../../../chess/piece.ts";
import type { Silence } from "../../../../review/mistakes/club.ts";
import type { Win } from "../../../../review/mistakes/reason.ts";
import { chessWords } from "../../chess.ts";
import { winText } from "./wins.ts";

/** Mates by its first move, or in more. */
const mateText = (moves: number, by: string): string =>
	moves === 1 ? `${by}, mate` : `mate in ${moves}, starting with ${by}`;

export const toldWords = {
	/** Why little is said of a game that no engine has judged. */
	silence: {
		masters:
			"No engine has judged this game. Both players are masters, so captures alone would mislead: only a mate in one or two is named.",
		unrated:
			"No engine has judged this game. Neither player’s rating is known, and nobody lost a piece for good, so only a mate in one or two is named.",
		small:
			"No engine has judged this game. Only moves that lose two points or more by captures, or allow or miss mate, are named.",
	} satisfies Record<Silence, string>,
	/** "Black has 1...Ne2+, forking the king and the queen on c3." */
	tactic: (side: Side, win: Win): string => `${chessWords.side(side)} has ${winText(win)}.`,
	threat: (side: Side, win: Win): string => `${chessWords.side(side)} threatens ${winText(win)}.`,
	mate: (side: Side, moves: number, by: string): string =>
		`${chessWords.side(side)} has ${mateText(moves, by)}.`,
	mateThreat: (side: Side, moves: number, by: string): string =>
		`${chessWords.side(side)} threatens ${mateText(moves, by)}.`,
};
