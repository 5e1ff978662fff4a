// How the pieces of a position stand, asked of the module of what follows.

import { parseTurn } from "../chess/fen.ts";
import type { Frame } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import { WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { type Follows, NOT_PASSED } from "../control/insight.ts";
import type { Standing } from "../control/standing.ts";

export function findStanding(insight: Follows, game: Game, frame: Frame): Standing {
	const start = frame * WORDS_PER_PLACEMENT;
	const placement = game.placements.slice(start, start + WORDS_PER_PLACEMENT);
	const { side, enPassant } = parseTurn(positionAt(game, frame).fen);
	const passed = Uint8Array.of(enPassant ?? NOT_PASSED);
	const tied = insight.findTied(placement);
	return {
		game,
		frame,
		gains: insight.findHanging(placement, Uint8Array.of(side), passed),
		marks: insight.findStanding(placement).map((mark, square) => mark | (tied[square] ?? 0)),
	};
}
