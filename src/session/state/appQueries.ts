// Facts derived from the state that several modules need.

import type { Preview } from "../../board/view.ts";
import type { AppState, Reference, Snapshot } from "./appState.ts";

/**
 * The previewed move: while the hand holds a piece, the hand alone decides. Undefined if there is
 * none.
 */
export const previewOf = ({ inHand, pointed }: AppState): Preview | undefined =>
	inHand === undefined ? pointed : inHand.aim;

/** The state as the board shows it: with the line in place of the game, while one is played. */
export function onBoard(state: AppState): AppState {
	if (state.sideline === undefined) return state;
	const { game, control, frame } = state.sideline;
	// Before a class squares of a line are explained as those of the game are.
	const inspected = state.presenting && state.inspected;
	const ofGame = { shown: undefined, suggested: undefined, bestMove: undefined };
	const marks = { inspected, ...ofGame, verdicts: undefined };
	return { ...state, game, control, frame, settledFrame: frame, pace: "calm", ...marks };
}

/** The position to compare with, while comparing is on. Undefined otherwise. */
export const comparedIn = ({ isComparing, reference }: AppState): Reference | undefined =>
	isComparing ? reference : undefined;

/** Is there a game, or only the start position? */
export const isLoaded = ({ isOpen }: AppState): boolean => isOpen;

/** The game that was open before a link came. Undefined where none came, or there was none. */
export function ownGame({ isFromLink, past }: AppState): Snapshot | undefined {
	const own = isFromLink ? past.findLast((step) => !step.isFromLink) : undefined;
	return own?.isOpen ? own : undefined;
}
