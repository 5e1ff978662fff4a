// Sound moves. Offers: what was given, for what, and how the game went on. Only moves: what the
// next best led to. Every text can be checked on the board, but for whose game it is: that the
// engine says.

import { NO_PIECE, otherSide, type Side } from "../../../chess/piece.ts";
import type { Offer } from "../../../review/mistakes/offers.ts";
import type { OnlyMove } from "../../../review/mistakes/onlyMoves.ts";
import { chessWords } from "../chess.ts";
import { standing } from "./tactics/standing.ts";
import { a, line } from "./tactics/wins.ts";

/** Squares beside a king that are worth a sentence. */
const MIN_BESIDE_KING = 3;

/** "White is winning", where it stands so for a side. */
function stands(side: Side, centipawns: number): string {
	const { who, isWinning } = standing(side, centipawns);
	if (who === undefined) return "the game is level";
	return isWinning ? `${who} is winning` : `${who} stands better`;
}

/** Said where the side that offered got most squares beside the king. */
function besideKing({ side, besideKing: { own, all } }: Offer): string {
	if (own < MIN_BESIDE_KING || 2 * own < all) return "";
	const [who, other] = [side, otherSide(side)].map(chessWords.side);
	return ` ${who} then controlled ${own} of the ${all} squares beside ${other}’s king.`;
}

export function offerText(offer: Offer): string {
	const { move, given, got, side, after, endsInMate, better } = offer;
	const gave = `${move} gave ${a(given.piece)}${got === NO_PIECE ? "" : ` for ${a(got)}`}`;
	const moves = line(offer.line);
	if (endsInMate) return `${gave}: ${moves} is mate.`;
	const wrong = better === undefined ? "" : ` ${better} was better than to take it.`;
	return `${gave}, and ${stands(side, after)}: ${moves}.${wrong}${besideKing(offer)}`;
}

/** Standing of the side after the only move: "keeps White’s win". */
function keeps(side: Side, centipawns: number): string {
	const { who, isWinning } = standing(side, centipawns);
	if (who === undefined) return "keeps the game level";
	if (centipawns < 0) return "holds on";
	return isWinning ? `keeps ${who}’s win` : `keeps ${who} better`;
}

export function onlyMoveText({ move, side, other, kept, otherwise }: OnlyMove): string {
	const [next, ...rest] = other;
	const after = rest.length === 0 ? "after it" : `after ${line(rest)}`;
	return `Only ${move} ${keeps(side, kept)}. The next best is ${next}: ${after} ${stands(side, otherwise)}.`;
}
