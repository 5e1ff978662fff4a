// A square in the words of Explain: what comes of going there or of taking what stands there.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import type { Square } from "../../chess/square.ts";
import { explanationOf } from "../../control/explanation.ts";
import { findStanding } from "../../control/findStanding.ts";
import { standingOn } from "../../control/standing.ts";
import { tiedTo } from "../../control/tiedTo.ts";
import { accountWords } from "../../messages/en/squares/account.ts";
import type { ReviewTools } from "./review.ts";

/** In a game's first position. */
export function squareFacts({ core, insight }: ReviewTools, game: Game, square: Square) {
	const { fen } = positionAt(game, FIRST_FRAME);
	const { placements } = game;
	const inspection = core.inspectSquare(placements, FIRST_FRAME, square);
	const facts = explanationOf({ core, insight }, placements, fen, inspection);
	const stands = standingOn(findStanding(insight, game, FIRST_FRAME), square);
	const standing = stands?.plights.includes("tied")
		? { ...stands, tiedTo: tiedTo(insight, placements, fen, square) }
		: stands;
	const { headline, sentences, more } = accountWords.explain(facts, standing);
	return { headline, sentences, more };
}
