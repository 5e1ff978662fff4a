// Whose game it is, in words, and what the better move would have kept of it.

import { otherSide, type Side } from "../../../../chess/piece.ts";
import type { MaterialMistake, Mistake } from "../../../../review/mistakes/reason.ts";
import { chessWords } from "../../chess.ts";
import { counted } from "../../plural.ts";

/** Centipawns from which a side stands better, and is winning. */
const BETTER = 60;
const WINNING = 300;

/** Down to here there is little damage, and something to limit. */
const DAMAGED = -200;

/** Whose game it is: the other side's where centipawns are negative. */
type Standing = { readonly who: string | undefined; readonly isWinning: boolean };

export function standing(side: Side, centipawns: number): Standing {
	const size = Math.abs(centipawns);
	if (size < BETTER) return { who: undefined, isWinning: false };
	const who = centipawns < 0 ? chessWords.side(otherSide(side)) : chessWords.side(side);
	return { who, isWinning: size >= WINNING };
}

/** Has the move not changed whose game it is? Then what stands beside says enough. */
function isSameStanding({ side, before, after }: Mistake): boolean {
	const [was, is] = [standing(side, before), standing(side, after)];
	return was.who === is.who && was.isWinning === is.isWinning;
}

/** "Black is winning", "the game is level". */
function standsNow({ side, after }: Mistake): string {
	const { who, isWinning } = standing(side, after);
	if (who === undefined) return "the game is level";
	return isWinning ? `${who} is winning` : `${who} is better`;
}

/** How much worse a line ends, as captures count. */
export const apart = ({ best, lost = 0 }: MaterialMistake): string =>
	`${counted(lost, "point")} worse than ${best}`;

/** Clause for what it comes to; undefined where the move has not changed that. */
export function outcome(mistake: Mistake | MaterialMistake): string | undefined {
	if (mistake.mark === undefined) return `that is ${apart(mistake)}, counting captures`;
	return isSameStanding(mistake) ? undefined : standsNow(mistake);
}

/** The same where the sentence says nothing else: "Black is still winning". */
export function outcomeAlone(mistake: Mistake): string {
	if (!isSameStanding(mistake)) return standsNow(mistake);
	const { who, isWinning } = standing(mistake.side, mistake.after);
	if (who === undefined) return "the game is still level";
	return isWinning ? `${who} is still winning` : `${who} is still better`;
}

/** Clause for what it was before, where no better move is known. */
export function earlier({ side, before }: Mistake): string {
	const { who, isWinning } = standing(side, before);
	if (who === undefined) return "the game was level";
	return isWinning ? `${who} was winning` : `${who} was better`;
}

/** What the better move would have kept: "held the balance". */
export function keptStanding(mistake: Mistake): string {
	const { before } = mistake;
	if (isSameStanding(mistake)) return "was better";
	if (before >= WINNING) return "was winning";
	if (before >= BETTER) return "kept the advantage";
	if (before > -BETTER) return "held the balance";
	return before > DAMAGED ? "limited the damage" : "was better";
}

/** Was the game lost before, and is it lost now? Then little is said of a small slip. */
export const wasLost = ({ mark, before, after }: Mistake): boolean =>
	mark === "?!" && before <= -WINNING && after <= -WINNING;
