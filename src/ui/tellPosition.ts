// Which position of a game it is, in words.

import type { Frame } from "../chess/frame.ts";
import { type Game, moveNumberText, positionAt, sideToMove } from "../chess/game.ts";
import { positionWords } from "../messages/en/position.ts";

/** "After 11 Be2. Black to move." */
export function tellPosition(game: Game, frame: Frame): string {
	const position = positionAt(game, frame);
	const { move } = position;
	return positionWords.at(sideToMove(position), move && `${moveNumberText(position)} ${move.san}`);
}
