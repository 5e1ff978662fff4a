// What a room is told of a position: the move that led to it, and what its file says of it.

import type { Frame } from "../../chess/frame.ts";
import { type Game, numberText, positionAt } from "../../chess/game.ts";
import { glyphOf, resultText } from "../moveText/moveWords.ts";

/** "12... Nf6!?", or "Start". */
export function moveText(game: Game, frame: Frame): string {
	const position = positionAt(game, frame);
	if (position.move === undefined) return "Start";
	return `${numberText(position)} ${position.move.san}${position.notes.nags.map(glyphOf).join("")}`;
}

/** The comments before and after a move, each a paragraph; at the end of the game, its result. */
export function captionOf(game: Game, frame: Frame): string {
	const { before, after } = positionAt(game, frame).notes;
	const result = frame === game.plies ? resultText(game.result) : undefined;
	return [before, after, result ?? ""].filter((text) => text.trim() !== "").join("\n\n");
}
