// Which position of a game it is, in words.

import type { Frame } from "../chess/frame.ts";
import { type Game, numberText, positionAt, sideToMove } from "../chess/game.ts";
import { WHITE } from "../chess/piece.ts";

/** "After 11 Be2. Black to move." */
export function tellPosition(game: Game, frame: Frame): string {
	const position = positionAt(game, frame);
	const { move } = position;
	const after = move ? `After ${numberText(position)} ${move.san}. ` : "";
	return `${after}${sideToMove(position) === WHITE ? "White" : "Black"} to move.`;
}
