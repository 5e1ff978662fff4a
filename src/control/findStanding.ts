// How the pieces of a position stand, asked of the module of what follows.

import { parseTurn } from "../chess/fen.ts";
import type { Frame } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import { WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import type { Follows } from "./insight.ts";
import { type Standing, standingMarks } from "./standing.ts";

export function findStanding(insight: Follows, game: Game, frame: Frame): Standing {
	const start = frame * WORDS_PER_PLACEMENT;
	const placement = game.placements.slice(start, start + WORDS_PER_PLACEMENT);
	const { side, enPassant } = parseTurn(positionAt(game, frame).fen);
	return { game, frame, ...standingMarks(insight, placement, side, enPassant) };
}
