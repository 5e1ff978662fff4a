// Where a line is eventful: moves after which many squares have changed hands, and moves that its file has something to say of.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { WHITE } from "../../chess/piece.ts";
import { changedSquares, type GameControl } from "../../control/controlMap.ts";
import type { PlacedNumber } from "./paintBands.ts";

/** How many squares change class from each frame of a line to the next; the first changes nothing. */
export const changesAlong = (control: GameControl, frames: readonly Frame[]): number[] =>
	frames.map((frame, place) => {
		const before = frames[place - 1];
		return before === undefined ? 0 : changedSquares(control, before, frame).length;
	});

/** No swing is fewer squares than this, however quiet the game. */
const LEAST_SWING = 8;

/** The places of the biggest swings: far above what is usual in this line. */
export function swingsIn(changes: readonly number[]): number[] {
	const plies = Math.max(1, changes.length - 1);
	const mean = changes.reduce((sum, change) => sum + change, 0) / plies;
	const spread = Math.sqrt(
		changes.slice(1).reduce((sum, change) => sum + (change - mean) ** 2, 0) / plies,
	);
	const bound = Math.max(LEAST_SWING, mean + 1.3 * spread);
	return changes.flatMap((change, place) => (change >= bound ? [place] : []));
}

/** A comment of so many characters is one to stop at. */
const LONG_COMMENT = 80;

/** The places where a variation branches off, or a long comment ends. */
export function stopsIn(game: Game, frames: readonly Frame[]): number[] {
	return frames.flatMap((frame, place) => {
		const { notes, parent } = positionAt(game, frame);
		const branches = parent !== undefined && positionAt(game, parent).next.length > 1;
		const isLong = notes.before.length + notes.after.length >= LONG_COMMENT;
		return branches || isLong ? [place] : [];
	});
}

/** The numbers of White's moves, and of the first one where it is Black's. */
export const numbersIn = (game: Game, frames: readonly Frame[]): PlacedNumber[] =>
	frames.flatMap((frame, place) => {
		const { move, number } = positionAt(game, frame);
		return move?.side === WHITE || (move !== undefined && place === 1) ? [{ place, number }] : [];
	});
