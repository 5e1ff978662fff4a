// All legal moves of a position, sorted by what they change in controlled squares for the side that
// moves: its own up, the other's down.

import type { Frame } from "../../chess/frame.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { lookAhead } from "../../chess/lookAhead.ts";
import { WHITE } from "../../chess/piece.ts";
import { openRules, type PlayedMove } from "../../chess/rules.ts";
import type { Core } from "../../control/core.ts";
import { type Effect, effectOf } from "../../control/effect.ts";
import type { EngineLine } from "../../engine/evaluation.ts";
import { uciOf } from "../../engine/playedMoves.ts";

export type Candidate = Effect & { readonly move: PlayedMove };

export const gainOf = ({ move, white, black }: Candidate): number =>
	move.side === WHITE ? white - black : black - white;

export function findCandidates(game: Game, frame: Frame, core: Core): Candidate[] {
	const moves = openRules(positionAt(game, frame).fen).legalMoves();
	const control = core.computeControl(lookAhead(game.placements, frame, moves));
	const candidates = moves.map(
		(move, index): Candidate => ({
			move,
			...effectOf(control, FIRST_FRAME, (index + 1) as Frame),
		}),
	);
	return candidates.sort((one, other) => gainOf(other) - gainOf(one));
}

/** The engine's best first, in its order; the others stay in theirs. */
export function ranked(
	candidates: readonly Candidate[],
	lines: readonly EngineLine[],
): readonly Candidate[] {
	const order = lines.map(({ moves }) => moves[0]);
	const placeOf = ({ move }: Candidate) => {
		const place = order.indexOf(uciOf(move));
		return place < 0 ? order.length : place;
	};
	return [...candidates].sort((one, other) => placeOf(one) - placeOf(other));
}
