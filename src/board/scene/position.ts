// Check and last move of a position on the board, found in the game.

import type { Frame } from "../../chess/frame.ts";
import { type Game, type Position, positionAt, sideToMove } from "../../chess/game.ts";
import { KING, pieceOf } from "../../chess/piece.ts";
import { squaresOf } from "../../chess/placement.ts";
import { openRules, type PlayedMove } from "../../chess/rules.ts";
import type { Square } from "../../chess/square.ts";

/** Positions that no move led to have no notation that says so; there are few. */
const checksAtStart = new WeakMap<Position, boolean>();

function isCheck(position: Position): boolean {
	if (position.move !== undefined) return /[+#]/.test(position.move.san);
	const known = checksAtStart.get(position) ?? openRules(position.fen).inCheck();
	checksAtStart.set(position, known);
	return known;
}

/** Where the king in check stands. */
export function checkAt(game: Game, frame: Frame): Square | undefined {
	const position = positionAt(game, frame);
	if (!isCheck(position)) return undefined;
	return squaresOf(game.placements, frame, pieceOf(sideToMove(position), KING))[0];
}

export function lastMoveAt(game: Game, frame: Frame): PlayedMove | undefined {
	const { move } = positionAt(game, frame);
	return move?.flags.includes("null") ? undefined : move;
}

/** Legal moves by square, each square's asked for once in a position. */
export function createMoveFinder(): (position: Position, square: Square) => readonly PlayedMove[] {
	let found = new Map<Square, readonly PlayedMove[]>();
	let of: Position | undefined;
	return (position, square) => {
		if (of !== position) found = new Map();
		of = position;
		const moves = found.get(square) ?? openRules(position.fen).legalMoves(square);
		found.set(square, moves);
		return moves;
	};
}
