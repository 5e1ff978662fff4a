// Placements after moves, without asking the rules to play them: a legal move says everything about
// itself, so its placement is a matter of lifting pieces and putting them down.

import type { Frame } from "./frame.ts";
import { NO_PIECE, pieceOf, ROOK } from "./piece.ts";
import {
	clearSquare,
	createPlacements,
	type Placements,
	putPiece,
	WORDS_PER_PLACEMENT,
} from "./placement.ts";
import type { PlayedMove } from "./rules.ts";
import type { Square } from "./square.ts";
import { takenAt } from "./worth.ts";

/** Plays a legal move on a placement. */
function makeMove(placements: Placements, frame: Frame, move: PlayedMove): void {
	const { from, to, piece, promotion, side, flags } = move;
	if (flags.includes("null")) return;
	clearSquare(placements, frame, from);
	clearSquare(placements, frame, takenAt(move) ?? to);
	putPiece(placements, frame, to, promotion === NO_PIECE ? piece : promotion);
	const isLong = flags.includes("queenSideCastle");
	if (!isLong && !flags.includes("kingSideCastle")) return;
	const rank = from & 56;
	clearSquare(placements, frame, (rank | (isLong ? 0 : 7)) as Square);
	putPiece(placements, frame, (rank | (isLong ? 3 : 5)) as Square, pieceOf(side, ROOK));
}

/** A placement, and after it those that a line of legal moves leads to, one after the other. */
export function playAhead(
	placements: Placements,
	frame: Frame,
	moves: readonly PlayedMove[],
): Placements {
	const start = frame * WORDS_PER_PLACEMENT;
	const ahead = createPlacements(moves.length + 1);
	ahead.set(placements.subarray(start, start + WORDS_PER_PLACEMENT));
	moves.forEach((move, index) => {
		const at = index * WORDS_PER_PLACEMENT;
		const after = (index + 1) as Frame;
		ahead.copyWithin(after * WORDS_PER_PLACEMENT, at, at + WORDS_PER_PLACEMENT);
		makeMove(ahead, after, move);
	});
	return ahead;
}

/** A placement, and after it those that each of the moves would lead to. */
export function lookAhead(
	placements: Placements,
	frame: Frame,
	moves: readonly PlayedMove[],
): Placements {
	const start = frame * WORDS_PER_PLACEMENT;
	const now = placements.subarray(start, start + WORDS_PER_PLACEMENT);
	const ahead = createPlacements(moves.length + 1);
	ahead.set(now);
	moves.forEach((move, index) => {
		const after = (index + 1) as Frame;
		ahead.set(now, after * WORDS_PER_PLACEMENT);
		makeMove(ahead, after, move);
	});
	return ahead;
}
