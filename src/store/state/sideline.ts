// Steps in a line that is played on the board in place of the game: `<` before its first move, or
// any step in the game, leaves it.

import { playMove } from "../../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import { inputOf } from "../../chess/rules.ts";
import type { Sideline } from "./appState.ts";
import type { AppStore } from "./appStore.ts";

/** The moves of a line as moves of the game, as far as a frame of the line. */
export function joined(game: Game, { game: line, from }: Sideline, last: Frame) {
	let edited = { game, frame: from };
	for (const { move } of line.positions.slice(1, last + 1)) {
		if (move) edited = playMove(edited.game, edited.frame, inputOf(move));
	}
	return edited;
}

/**
 * A step: while a line is on the board to one of its moves, at most its last, and before its first
 * out of it; else in the game.
 */
export const stepping =
	(store: AppStore) => (to: (line: Sideline) => number, inGame: () => void) => (): void => {
		const { sideline } = store.get();
		if (sideline === undefined) {
			inGame();
			return;
		}
		const frame = Math.min(to(sideline), sideline.game.plies) as Frame;
		store.set({
			sideline: frame > FIRST_FRAME ? { ...sideline, frame } : undefined,
			inHand: undefined,
		});
	};
