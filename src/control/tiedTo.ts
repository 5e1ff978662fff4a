// What a tied piece is tied to (docs/insight.md, section 5): the pieces of its side that its moves
// leave hanging.

import { turned } from "../chess/fen.ts";
import { FenError } from "../chess/fenFault.ts";
import { FIRST_FRAME } from "../chess/frame.ts";
import { kindOf, NO_PIECE, otherSide, QUEEN, sideOf } from "../chess/piece.ts";
import { createPlacements, type Placements, pieceOn } from "../chess/placement.ts";
import { openRules, type PlayedMove } from "../chess/rules.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import { worthOf } from "../chess/worth.ts";
import type { PlacedPiece } from "./explain.ts";
import type { Follows } from "./insight.ts";
import { NOT_PASSED } from "./passing.ts";

const wonBy = ({ captured, piece, promotion }: PlayedMove): number =>
	worthOf(captured) + (promotion === NO_PIECE ? 0 : worthOf(promotion) - worthOf(piece));

/** None where the rules do not let the piece's side move. */
export function tiedTo(
	insight: Pick<Follows, "findHanging">,
	placement: Placements,
	fen: string,
	square: Square,
): readonly PlacedPiece[] {
	const side = sideOf(pieceOn(placement, FIRST_FRAME, square));
	const gainsIn = (one: Placements) =>
		insight.findHanging(one, Uint8Array.of(otherSide(side)), Uint8Array.of(NOT_PASSED));
	const before = gainsIn(placement);
	const after = createPlacements(1);
	const left = new Set<Square>();
	try {
		const rules = openRules(fen.split(" ")[1] === "wb".charAt(side) ? fen : turned(fen));
		for (const move of rules.legalMoves(square)) {
			if (move.promotion !== NO_PIECE && kindOf(move.promotion) !== QUEEN) continue;
			rules.play(move.san);
			rules.encode(after, FIRST_FRAME);
			rules.undo();
			const gains = gainsIn(after);
			for (let at = 0 as Square; at < SQUARE_COUNT; at++) {
				const gain = gains[at] ?? 0;
				if (at !== move.to && gain > wonBy(move) && gain > (before[at] ?? 0)) left.add(at);
			}
		}
	} catch (error) {
		// With the other side in check it is not this one's move.
		if (!(error instanceof FenError)) throw error;
	}
	return [...left].map((at) => ({ square: at, piece: pieceOn(placement, FIRST_FRAME, at) }));
}
