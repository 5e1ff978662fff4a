// All legal moves of a position, sorted by what they change in controlled squares for the side that moves: its own up, the other's
// down.

import type { Frame } from "../../chess/frame.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { lookAhead } from "../../chess/lookAhead.ts";
import { WHITE } from "../../chess/piece.ts";
import { openRules, type PlayedMove } from "../../chess/rules.ts";
import { countsAt } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";

export type Candidate = {
	readonly move: PlayedMove;
	/** By how much the squares of each side change. */
	readonly white: number;
	readonly black: number;
};

export const gainOf = ({ move, white, black }: Candidate): number =>
	move.side === WHITE ? white - black : black - white;

export function findCandidates(game: Game, frame: Frame, core: Core): Candidate[] {
	const moves = openRules(positionAt(game, frame).fen).legalMoves();
	const control = core.computeControl(lookAhead(game.placements, frame, moves));
	const before = countsAt(control, FIRST_FRAME);
	const candidates = moves.map((move, index): Candidate => {
		const after = countsAt(control, (index + 1) as Frame);
		return { move, white: after.light - before.light, black: after.dark - before.dark };
	});
	return candidates.sort((one, other) => gainOf(other) - gainOf(one));
}
