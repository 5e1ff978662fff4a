// Marks of the timeline besides the signs of the review: stops where the file has a variation or a
// long comment, and the numbers of the moves.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { WHITE } from "../../chess/piece.ts";
import type { Sign } from "../../session/state/appState.ts";
import type { PlacedNumber } from "./paintBands.ts";

/** The sign of a move with a moment of the review, in the list and on the timeline. */
export function letterOf(sign: Sign): string {
	if (sign.code === "mistake") return sign.mark;
	return sign.code === "moment" || sign.code === "loss" ? "▲" : "!";
}

/** The same, if an engine has given it. */
export const engineLetterOf = (sign: Sign | undefined): string | undefined =>
	sign && sign.code !== "moment" && sign.code !== "loss" ? letterOf(sign) : undefined;

/** Characters of a comment that is worth a stop. */
const LONG_COMMENT_LENGTH = 80;

/** The indexes in the line where a variation branches off, or a long comment stands. */
export function stopsIn(game: Game, frames: readonly Frame[]): number[] {
	return frames.flatMap((frame, place) => {
		const { notes, parent } = positionAt(game, frame);
		const branches = parent !== undefined && positionAt(game, parent).next.length > 1;
		const isLong = notes.before.length + notes.after.length >= LONG_COMMENT_LENGTH;
		return branches || isLong ? [place] : [];
	});
}

/** The numbers of White's moves, and of the first one where it is Black's. */
export const numbersIn = (game: Game, frames: readonly Frame[]): PlacedNumber[] =>
	frames.flatMap((frame, place) => {
		const { move, number } = positionAt(game, frame);
		return move?.side === WHITE || (move !== undefined && place === 1) ? [{ place, number }] : [];
	});
