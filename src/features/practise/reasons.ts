// Why a square is marked or not, in the inspector's words.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { pieceName } from "../../chess/piece.ts";
import { pieceOn } from "../../chess/placement.ts";
import { type Square, squareName } from "../../chess/square.ts";
import type { Core } from "../../control/core.ts";
import { verdict } from "../../ui/words/inspectorWords.ts";
import { standingOn } from "../../ui/words/standingWords.ts";
import { type Posed, turnWords } from "./questions.ts";

export function reasonFor(core: Core, posed: Posed, square: Square): string {
	const { asks, game, standing, answer } = posed;
	if (asks === "turn") return turnWords(posed, square);
	if (asks !== "hang") return verdict(core.inspectSquare(game.placements, FIRST_FRAME, square));
	const said = answer.has(square) ? standingOn(standing, square) : undefined;
	const piece = pieceName(pieceOn(game.placements, FIRST_FRAME, square));
	const where = squareName(square);
	return said === undefined
		? `${where}: taking the ${piece} there wins nothing, or cannot be done.`
		: `${where}: ${said}`;
}
