// A position as an engine may be asked about it, and how far it is answered without one. Engines
// crash or fall silent on positions that cannot be.

import { formatFen, parseFen } from "../chess/fen.ts";
import { FenError } from "../chess/fenFault.ts";
import { FIRST_FRAME } from "../chess/frame.ts";
import {
	BISHOP,
	BLACK,
	KNIGHT,
	PAWN,
	pieceOf,
	QUEEN,
	ROOK,
	type Side,
	WHITE,
} from "../chess/piece.ts";
import { type Placements, squaresOf } from "../chess/placement.ts";
import { openRules } from "../chess/rules.ts";
import { EngineError } from "./engineFault.ts";
import { type Evaluation, mateOn, STALEMATE } from "./evaluation.ts";

export type Askable = {
	readonly fen: string;
	readonly side: Side;
	/** The number of legal moves. */
	readonly moves: number;
	/** Where no move is legal the game is over, and the answer known. */
	readonly answer: Evaluation | undefined;
};

/** By the rule of fifty moves the game is a draw here; Stockfish refuses large counts. */
const MOST_HALF_MOVES = 100;

const PAWNS = 8;

/** Pieces that a side has at first; any more were pawns. */
const FIRST = [
	[KNIGHT, 2],
	[BISHOP, 2],
	[ROOK, 2],
	[QUEEN, 1],
] as const;

/** More pieces than a game can bring: Stockfish has memory for no more. */
function isCrowded(placement: Placements, side: Side): boolean {
	const count = (kind: typeof PAWN | (typeof FIRST)[number][0]) =>
		squaresOf(placement, FIRST_FRAME, pieceOf(side, kind)).length;
	const promoted = FIRST.reduce((sum, [kind, own]) => sum + Math.max(0, count(kind) - own), 0);
	return count(PAWN) + promoted > PAWNS;
}

/** Reads a position; one that no engine should see is an EngineError. */
export function askable(fen: string): Askable {
	try {
		const setup = parseFen(fen);
		for (const side of [WHITE, BLACK] as const) {
			if (isCrowded(setup.placement, side)) throw new EngineError({ code: "tooManyPieces", side });
		}
		const halfMoves = Math.min(setup.halfMoves, MOST_HALF_MOVES);
		const rules = openRules(formatFen({ ...setup, halfMoves }));
		const moves = rules.legalWays().length;
		const over = rules.inCheck() ? mateOn(setup.side) : STALEMATE;
		return { fen: rules.fen(), side: setup.side, moves, answer: moves > 0 ? undefined : over };
	} catch (error) {
		if (!(error instanceof FenError)) throw error;
		throw new EngineError({ code: "refused", fault: error.fault });
	}
}
