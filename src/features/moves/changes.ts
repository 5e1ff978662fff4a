// What a move changed on the map, as facts: the squares that each side gained and lost.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { BLACKS, WHITES } from "../../control/classes.ts";
import { controlAt, type GameControl } from "../../control/controlMap.ts";

export type SideChange = {
	readonly side: Side;
	readonly gained: readonly Square[];
	readonly lost: readonly Square[];
};

const SQUARES = Array.from({ length: SQUARE_COUNT }, (_, square) => square as Square);

/** The changes of the side that moved come first. Undefined at the first position. */
export function changesOf(
	game: Game,
	control: GameControl,
	frame: Frame,
): readonly SideChange[] | undefined {
	const { parent, move } = positionAt(game, frame);
	if (parent === undefined || move === undefined) return undefined;
	const changeOf = (side: Side): SideChange => {
		const owned = side === WHITE ? WHITES : BLACKS;
		const has = (at: Frame, square: Square) => controlAt(control, at, square) === owned;
		return {
			side,
			gained: SQUARES.filter((square) => has(frame, square) && !has(parent, square)),
			lost: SQUARES.filter((square) => !has(frame, square) && has(parent, square)),
		};
	};
	const other = move.side === WHITE ? BLACK : WHITE;
	return [changeOf(move.side as Side), changeOf(other)];
}
