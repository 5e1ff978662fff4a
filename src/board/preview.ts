// A move that is looked at without being played.

import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { lookAhead } from "../chess/lookAhead.ts";
import type { PlayedMove } from "../chess/rules.ts";
import type { Core } from "../control/core.ts";
import type { Preview } from "./view.ts";

export const isPreviewOf = (move: PlayedMove | undefined, preview: Preview | undefined): boolean =>
	move?.from === preview?.move.from &&
	move?.to === preview?.move.to &&
	move?.promotion === preview?.move.promotion;

/** The position after a move, which is not played. */
export function previewMove(core: Core, game: Game, frame: Frame, move: PlayedMove): Preview {
	const placements = lookAhead(game.placements, frame, [move]);
	const [before, after] = [FIRST_FRAME, (FIRST_FRAME + 1) as Frame];
	return { move, placements, control: core.computeControl(placements), before, after };
}
