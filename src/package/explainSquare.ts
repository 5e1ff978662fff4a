// Why a square has its class: what the core found, and the sentence for it.

import { FIRST_FRAME } from "../chess/frame.ts";
import { NO_PIECE } from "../chess/piece.ts";
import { pieceOn } from "../chess/placement.ts";
import { squareNamed } from "../chess/square.ts";
import type { Core } from "../control/core.ts";
import { verdictOf } from "../control/explain.ts";
import { inspectorWords } from "../messages/en/squares/inspector.ts";
import { requireText } from "./arguments.ts";
import { placementsOf } from "./control.ts";

export function explainSquare(core: Core, fen: string, name: string) {
	const placements = placementsOf([fen]);
	const square = squareNamed(requireText("a square", name));
	const found = core.inspectSquare(placements, FIRST_FRAME, square);
	const isTaken = pieceOn(placements, FIRST_FRAME, square) !== NO_PIECE;
	const sentence = inspectorWords.verdict(verdictOf(found), isTaken);
	return { placements, square, found, sentence };
}
