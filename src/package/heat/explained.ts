// Why a square has its class, for boards of others: the sentence, and the arrows that the
// application's board draws, as data.

import { SIDE_INKS } from "../../board/heat/palette.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { NO_PIECE, sideOf, WHITE } from "../../chess/piece.ts";
import { pieceOn } from "../../chess/placement.ts";
import { type Square, squareName, squareNamed } from "../../chess/square.ts";
import { CLASSES } from "../../control/classes.ts";
import type { Core } from "../../control/core.ts";
import { verdictOf } from "../../control/explain.ts";
import { inspectorWords } from "../../messages/en/squares/inspector.ts";
import type { SquareName } from "../answers.ts";
import { requireText } from "../arguments.ts";
import { placementsOf } from "../control.ts";
import type { HeatArrow, HeatExplanation } from "./answers.ts";

const nameOf = (square: Square) => squareName(square) as SquareName;

export function explainIn(core: Core, fen: string, name: string): HeatExplanation {
	const placements = placementsOf([fen]);
	const square = squareNamed(requireText("a square", name));
	const found = core.inspectSquare(placements, FIRST_FRAME, square);
	const standing = (at: Square) => pieceOn(placements, FIRST_FRAME, at);

	function arrow(from: Square, to: Square, role: HeatArrow["role"]): HeatArrow {
		const side = sideOf(standing(from));
		return {
			from: nameOf(from),
			to: nameOf(to),
			side: side === WHITE ? "white" : "black",
			role,
			colour: SIDE_INKS[side],
		};
	}

	return {
		square: nameOf(square),
		control: CLASSES[found.control].key,
		sentence: inspectorWords.verdict(verdictOf(found), standing(square) !== NO_PIECE),
		arrows: [
			// From each piece to the one before it in its chain, from the front to the square.
			...found.chains.flatMap((chain) =>
				chain.map((piece, index) =>
					arrow(piece.square, chain[index - 1]?.square ?? square, piece.role),
				),
			),
			...found.barred.map((pin) => arrow(pin.square, square, "pinned")),
		],
	};
}
