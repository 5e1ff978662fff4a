// Chances of winning, as Lichess counts them from centipawns.

import { BLACK } from "../chess/piece.ts";
import type { Evaluation } from "./evaluation.ts";

/** The cap of a score. */
const MOST_CENTIPAWNS = 1000;

const STEEPNESS = 0.00368208;

/** Centipawns from White's side, a mate as the most there is. */
export function centipawnsOf({
	cp,
	mate,
	mated,
}: Pick<Evaluation, "cp" | "mate" | "mated">): number {
	if (cp !== null) return Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, cp));
	const isWhites = mate === 0 ? mated === BLACK : (mate ?? 0) > 0;
	return isWhites ? MOST_CENTIPAWNS : -MOST_CENTIPAWNS;
}

/** From -1, Black wins, to 1, White wins. */
export const winningChances = (centipawns: number): number =>
	2 / (1 + Math.exp(-STEEPNESS * centipawns)) - 1;
