// What a move changed on the map, as facts: the squares that each side gained and lost.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { BLACKS, WHITES } from "../../control/classes.ts";
import type { GameControl } from "../../control/controlMap.ts";
import { squaresOnlyIn } from "../../control/owned.ts";

export type SideChange = {
	readonly side: Side;
	readonly gained: readonly Square[];
	readonly lost: readonly Square[];
};

/** The changes of the side that moved come first. Undefined at the first position. */
export function changesOf(
	game: Game,
	control: GameControl,
	frame: Frame,
): readonly SideChange[] | undefined {
	const { parent, move } = positionAt(game, frame);
	if (parent === undefined || move === undefined) return undefined;
	const [before, after] = [[control, parent] as const, [control, frame] as const];
	const changeOf = (side: Side): SideChange => {
		const owned = side === WHITE ? WHITES : BLACKS;
		return {
			side,
			gained: squaresOnlyIn(owned, after, before),
			lost: squaresOnlyIn(owned, before, after),
		};
	};
	const other = move.side === WHITE ? BLACK : WHITE;
	return [changeOf(move.side as Side), changeOf(other)];
}
