// What follows for the piece on a square: whether it hangs, is trapped, tied or loose, as a sentence.

import { NO_PIECE, pieceName, sideOf, WHITE } from "../../chess/piece.ts";
import { pieceOn } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import { type Plight, plightsOn, type Standing } from "../../control/standing.ts";

const SENTENCES: Readonly<Record<Plight, (other: string, gain: number) => string>> = {
	hanging: (other, gain) => `hangs: ${other} is to move, and taking it wins ${gain}`,
	trapped: () => "is trapped: it would be lost wherever it goes",
	tied: () => "is tied: wherever it goes, another piece of its side hangs",
	loose: () => "is loose: no piece of its own side guards it",
};

/** Undefined where nothing follows. */
export function standingOn(standing: Standing, square: Square): string | undefined {
	const { game, frame, gains } = standing;
	const piece = pieceOn(game.placements, frame, square);
	const plights = plightsOn(standing, square);
	if (piece === NO_PIECE || plights.length === 0) return undefined;
	const other = sideOf(piece) === WHITE ? "Black" : "White";
	const parts = plights.map((plight) => SENTENCES[plight](other, gains[square] ?? 0));
	return `The ${pieceName(piece)} ${parts.join("; it ")}.`;
}
