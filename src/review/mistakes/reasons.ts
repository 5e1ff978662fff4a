// The reasons of a mistake: what the reply wins, what the better move would have won, mates, and
// squares that the move let go of. All of them lie on the first moves of the engine's lines.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { KING, NO_PIECE, pieceOf, type Side, WHITE } from "../../chess/piece.ts";
import { squaresOf } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import type { Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { BLACKS, WHITES } from "../../control/classes.ts";
import { controlAt } from "../../control/controlMap.ts";
import { mateOf, type Scored } from "./marks.ts";
import {
	otherSide,
	type PlayedLine,
	placementAt,
	settledGain,
	type Tools,
	takenAt,
} from "./playedLine.ts";
import type { Reason, Win } from "./reason.ts";
import { winsBy } from "./wins.ts";

/** A move that was a mistake. */
export type Case = {
	readonly tools: Tools;
	readonly side: Side;
	readonly move: PlayedMove;
	/** The move before it. */
	readonly previous: PlayedMove | undefined;
	readonly before: Scored;
	readonly after: Scored;
	/** The move and the reply to it; and what should have been played. Both start before the move. */
	readonly played: PlayedLine;
	readonly better: PlayedLine;
};

const kingOf = ({ placements }: PlayedLine, frame: number, side: Side): readonly Square[] =>
	squaresOf(placements, frame as Frame, pieceOf(side, KING));

function mates({ side, before, after, played, better }: Case): Reason[] {
	const other = otherSide(side);
	const [was, is] = [mateOf(before), mateOf(after)];
	if (is === other && was !== other) {
		const moves = Math.abs(after.mate ?? 0);
		const squares = kingOf(played, 1, side);
		return [{ kind: "mate", how: "allowed", squares, moves, by: played.names[1] }];
	}
	if (was !== side || is === side) return [];
	const moves = Math.abs(before.mate ?? 0);
	const squares = kingOf(better, 0, other);
	return [{ kind: "mate", how: "missed", squares, moves, by: better.names[0] }];
}

/** Does a move take back, on its square, what has just taken there? */
export const takesBack = (previous: PlayedMove | undefined, move: PlayedMove | undefined) =>
	previous !== undefined &&
	previous.captured !== NO_PIECE &&
	move !== undefined &&
	move.captured !== NO_PIECE &&
	previous.to === move.to;

/** The same gain in the line that was played is nothing that was missed. */
function missed({ tools, side, previous, move, played, better }: Case): Reason[] {
	const first = better.moves[0];
	if (first === undefined) return [];
	const had = settledGain(played, side);
	const isSame = (win: Win) => win.kind === "hanging" && takenAt(move) === win.target.square;
	return winsBy({ tools, line: better, at: 0 })
		.filter((win) => win.gain - had >= 1 && !isSame(win))
		.map((win) => ({
			kind: "missed",
			squares: win.squares,
			win,
			isTakingBack: takesBack(previous, first),
		}));
}

/** What the reply wins, if the better line would not have lost it as well. */
function lost({ tools, side, played, better }: Case): Reason[] {
	const anyway = -settledGain(better, side);
	return winsBy({ tools, line: played, at: 1 })
		.filter(({ gain }) => better.moves.length === 0 || gain - anyway >= 1)
		.map((win) => ({ ...win, of: "reply" }));
}

/** The reply lands where the other side could not land before the move. */
function letGo({ tools: { core }, side, played }: Case): Reason[] {
	const reply = played.moves[1];
	if (reply === undefined || reply.captured !== NO_PIECE) return [];
	if (played.moves[2]?.to === reply.to) return [];
	const others = side === WHITE ? BLACKS : WHITES;
	const [was, is] = [0, 1].map((frame) =>
		controlAt(core.computeControl(placementAt(played, frame)), FIRST_FRAME, reply.to),
	);
	const own = side === WHITE ? WHITES : BLACKS;
	if (was !== own || is !== others) return [];
	return [{ kind: "square", squares: [reply.to], square: reply.to, by: played.names[1] ?? "" }];
}

/** What was at stake, of king and material, comes first; squares come last. */
export function reasonsOf(one: Case): Reason[] {
	const { side, played, better } = one;
	const [losses, chances] = [lost(one), missed(one)];
	const isChance = settledGain(better, side) > -settledGain(played, side);
	const material = isChance ? [...chances, ...losses] : [...losses, ...chances];
	const found = [...mates(one), ...material, ...letGo(one)];
	return found.length > 0 ? found : [{ kind: "line", squares: [] }];
}

/** White's gain at the start of both lines: what is taken back was lost before. */
export const startOf = (previous: PlayedMove | undefined, move: PlayedMove): number =>
	takesBack(previous, move)
		? (previous?.side === WHITE ? 1 : -1) * worthOf(previous?.captured ?? NO_PIECE)
		: 0;
