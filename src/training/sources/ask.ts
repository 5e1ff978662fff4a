// Questions about a position of a game, or about a move that was played from it.

import { gameFrom, playMove } from "../../chess/edit.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { moveName, positionAt } from "../../chess/game.ts";
import { squareNamed } from "../../chess/square.ts";
import { moveChoice } from "../choices.ts";
import { type Ask, MIDDLE, plainAsk, type Question, WHOLE } from "../question.ts";

/** A position, and a move from it as squares ("e2e4") where one was played. */
export type PositionSource = { readonly fen: string; readonly move: string | undefined };

export const askAt = (position: string, ask: Ask): Question => ({
	...ask,
	position,
	next: "",
	move: "",
});

export const askHanging = (fen: string): Question => askAt(fen, plainAsk("hanging", WHOLE));

/** Which squares of the middle the move turns, or which of all it lets go of. */
export function askMove(fen: string, move: string, kind: "turned" | "letGo"): Question {
	const { game, frame } = playMove(gameFrom(fen), FIRST_FRAME, move);
	const [next = ""] = positionAt(game, frame).fen.split(" ", 1);
	const ask = plainAsk(kind, kind === "turned" ? MIDDLE : WHOLE);
	return { ...ask, position: fen, next, move: moveName(game, frame) };
}

/** None where the best move makes a piece other than a queen: no press on the board does. */
export function askBest(fen: string, move: string): readonly Question[] {
	if (/[rbn]$/.test(move)) return [];
	const choice = moveChoice(squareNamed(move.slice(0, 2)), squareNamed(move.slice(2, 4)));
	return [askAt(fen, { ...plainAsk("best", WHOLE), answer: [choice] })];
}
