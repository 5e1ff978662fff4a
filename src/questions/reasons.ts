// The reason why a square is marked or not, in the inspector's words.

import { FIRST_FRAME } from "../chess/frame.ts";
import { pieceOn } from "../chess/placement.ts";
import type { Square } from "../chess/square.ts";
import type { Core } from "../control/core.ts";
import { verdictOf } from "../control/explain.ts";
import { standingOn } from "../control/standing.ts";
import { inspectorWords } from "../messages/en/panels/inspector.ts";
import { practiseWords } from "../messages/en/screens/practise.ts";
import { type Posed, turnOf } from "./pose.ts";

export function reasonFor(core: Core, posed: Posed, square: Square): string {
	const { asks, game, standing, answer } = posed;
	const { reasons } = practiseWords;
	if (asks === "turn" || asks === "letGo") {
		const { was, is } = turnOf(posed, square);
		return reasons.turned(square, was, is);
	}
	if (asks !== "hang")
		return inspectorWords.verdict(
			verdictOf(core.inspectSquare(game.placements, FIRST_FRAME, square)),
		);
	const follows = answer.has(square) ? standingOn(standing, square) : undefined;
	return follows === undefined
		? reasons.safe(square, pieceOn(game.placements, FIRST_FRAME, square))
		: reasons.hangs(square, inspectorWords.standing(follows));
}
