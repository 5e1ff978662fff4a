// What follows for the piece on a square: whether it hangs, is loose or trapped, as a sentence.

import { parseTurn } from "../../chess/fen.ts";
import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { NO_PIECE, pieceName, sideOf, WHITE } from "../../chess/piece.ts";
import { pieceOn, WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import { type Insight, LOOSE, NOT_PASSED, TRAPPED } from "../../control/insight.ts";

/** Undefined where nothing follows. */
export function standingOf(
	insight: Insight,
	game: Game,
	frame: Frame,
	square: Square,
): string | undefined {
	const piece = pieceOn(game.placements, frame, square);
	if (piece === NO_PIECE) return undefined;
	const start = frame * WORDS_PER_PLACEMENT;
	const placement = game.placements.slice(start, start + WORDS_PER_PLACEMENT);
	const { side, enPassant } = parseTurn(positionAt(game, frame).fen);
	const passed = Uint8Array.of(enPassant ?? NOT_PASSED);
	const gain = insight.findHanging(placement, Uint8Array.of(side), passed)[square] ?? 0;
	const standing = insight.findStanding(placement)[square] ?? 0;
	const other = sideOf(piece) === WHITE ? "Black" : "White";
	const parts: string[] = [];
	if (gain > 0) parts.push(`hangs: ${other} is to move, and taking it wins ${gain}`);
	if ((standing & TRAPPED) !== 0) parts.push("is trapped: it would be lost wherever it goes");
	if ((standing & LOOSE) !== 0) parts.push("is loose: no piece of its own side guards it");
	return parts.length === 0 ? undefined : `The ${pieceName(piece)} ${parts.join("; it ")}.`;
}
