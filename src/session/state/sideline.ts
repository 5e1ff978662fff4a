// Steps in a line that is played on the board in place of the game: `<` before its first move, or
// any step in the game, leaves it.

import { gameFrom, playMove } from "../../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { inputOf, type MoveInput } from "../../chess/rules.ts";
import type { Core } from "../../control/core.ts";
import type { AppState, Sideline } from "./appState.ts";
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
 * The line on the board with another move after the position on view, or a line that starts with
 * the move. The moves that followed there are dropped. Throws MoveError where the move is illegal.
 */
export function withMove({ game, frame, sideline }: AppState, core: Core, move: MoveInput) {
	const from = sideline?.from ?? frame;
	const start = { game: gameFrom(positionAt(game, from).fen), frame: FIRST_FRAME };
	const line = sideline && { ...sideline, from: FIRST_FRAME };
	const before = line === undefined ? start : joined(start.game, line, line.frame);
	const next = playMove(before.game, before.frame, move);
	const isThere = line?.game.positions[next.frame]?.fen === positionAt(next.game, next.frame).fen;
	if (sideline && isThere) return { ...sideline, frame: next.frame };
	return { ...next, control: core.computeControl(next.game.placements), from };
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
