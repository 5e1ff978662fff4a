// Why a square is right or not, by the map, in a sentence.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { pieceOn } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import type { Core } from "../../control/core.ts";
import { pieceVerdictOf, verdictOf } from "../../control/explain.ts";
import { needsMove } from "../../exercise/ask.ts";
import { type Posed, turnOf } from "../../exercise/right.ts";
import { askWords } from "../../messages/en/exercise/ask.ts";
import { inspectorWords } from "../../messages/en/panels/inspector.ts";

export function reasonOf(core: Core, posed: Posed, square: Square): string {
	const { question, placements } = posed;
	if (needsMove(question.kind)) {
		const { was, is } = turnOf(posed, square);
		return askWords.turned(square, was, is);
	}
	const inspection = core.inspectSquare(placements, FIRST_FRAME, square);
	if (question.kind !== "hanging") return inspectorWords.verdict(verdictOf(inspection));
	const piece = pieceOn(placements, FIRST_FRAME, square);
	return askWords.stands(square, piece, pieceVerdictOf(piece, inspection));
}

/** The question in words. */
export const titleOf = ({ question, side }: Posed): string => askWords.title({ ...question, side });
