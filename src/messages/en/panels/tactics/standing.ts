// Whose game it is, in words, and whether a sentence ends in that.

import { otherSide, type Side } from "../../../../chess/piece.ts";
import type { MaterialMistake, Mistake } from "../../../../review/mistakes/reason.ts";
import { chessWords } from "../../chess.ts";
import { counted } from "../../plural.ts";

/** Centipawns from which a side stands better, and is winning. */
const BETTER = 60;
const WINNING = 300;

/** Whose game it is: the other side's where centipawns are negative. */
type Standing = { readonly who: string | undefined; readonly isWinning: boolean };

export function standing(side: Side, centipawns: number): Standing {
	const size = Math.abs(centipawns);
	if (size < BETTER) return { who: undefined, isWinning: false };
	const who = centipawns < 0 ? chessWords.side(otherSide(side)) : chessWords.side(side);
	return { who, isWinning: size >= WINNING };
}

/** Steps between lost, worse, level, better and winning: -2 to 2. */
function bandOf(side: Side, centipawns: number): number {
	const { who, isWinning } = standing(side, centipawns);
	if (who === undefined) return 0;
	return Math.sign(centipawns) * (isWinning ? 2 : 1);
}

/** Steps that a move gives away in one go, to be said beside the evaluations. */
const FAR = 2;

/** "Black is winning", "White is still better", "the game is level". */
function standsNow({ side, before, after }: Mistake): string {
	const { who, isWinning } = standing(side, after);
	const still = bandOf(side, before) === bandOf(side, after) ? "still " : "";
	if (who === undefined) return `the game is ${still}level`;
	return `${who} is ${still}${isWinning ? "winning" : "better"}`;
}

/** What the better move would have kept, of a position that was no worse than level. */
function stoodBefore({ side, before }: Mistake): string {
	const { who, isWinning } = standing(side, before);
	if (who === undefined) return "held the balance";
	return isWinning ? "was winning" : "kept the advantage";
}

/** How much worse a line ends, as captures count. */
export const apart = ({ best, lost = 0 }: MaterialMistake): string =>
	`${counted(lost, "point")} worse than ${best}`;

/** What a clause says by itself: a reason, a line without one, or the better move alone. */
type Clause = "reason" | "line" | "better";

/**
 * The end of a clause, or none. The evaluations before and after the move stand beside every
 * sentence: after a reason they say enough, and what the better move would have kept is said where
 * much was given away at once.
 */
export function tailOf(mistake: Mistake | MaterialMistake, clause: Clause): string | undefined {
	if (mistake.mark === undefined) return `that is ${apart(mistake)}, counting captures`;
	if (clause === "reason") return undefined;
	if (clause === "line") return standsNow(mistake);
	const { side, before, after } = mistake;
	const isFar = bandOf(side, before) - bandOf(side, after) >= FAR;
	return isFar ? stoodBefore(mistake) : undefined;
}

/** Was the game lost before, and is it lost now? Then little is said of a small slip. */
export const wasLost = ({ mark, before, after }: Mistake): boolean =>
	mark === "?!" && before <= -WINNING && after <= -WINNING;
