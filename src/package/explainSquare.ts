// Why a square has its class: what the core found, and the sentence of the application.

import { FIRST_FRAME } from "../chess/frame.ts";
import { NO_PIECE } from "../chess/piece.ts";
import { pieceOn } from "../chess/placement.ts";
import { squareNamed } from "../chess/square.ts";
import type { Core } from "../control/core.ts";
import { verdictOf } from "../control/explain.ts";
import { inspectorWords } from "../messages/en/squares/inspector.ts";
import type { Inspection } from "./answers.ts";
import { requireText } from "./arguments.ts";
import { inspectIn, placementsOf } from "./control.ts";

export type Explained = Inspection & { readonly sentence: string };

export function explainSquare(core: Core, fen: string, name: string): Explained {
	const placements = placementsOf([fen]);
	const square = squareNamed(requireText("a square", name));
	const found = core.inspectSquare(placements, FIRST_FRAME, square);
	const isTaken = pieceOn(placements, FIRST_FRAME, square) !== NO_PIECE;
	return {
		...inspectIn(core, fen, name),
		sentence: inspectorWords.verdict(verdictOf(found), isTaken),
	};
}
