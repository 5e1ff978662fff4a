// Scores as files write them: [%eval 0.31] or [%eval #-3], from White's side.

import { type Position, sideToMove } from "../chess/game.ts";
import type { Evaluation } from "./evaluation.ts";

export type Score = Pick<Evaluation, "cp" | "mate" | "mated">;

const MATE = /^#(-?)(\d{1,3})(?:,\d+)?$/;

/** Undefined where nothing is written, or nothing that is a score. */
export function readScore(written: number | string | undefined): Score | undefined {
	if (typeof written === "number") return { cp: Math.round(written * 100), mate: null };
	const [, sign, moves] = MATE.exec(written?.trim() ?? "") ?? [];
	// No -0.
	if (moves !== undefined) return { cp: null, mate: Number(`${sign}${moves}`) || 0 };
	// "0.31,24" gives a depth as well.
	const [pawns, depth] = written?.split(",") ?? [];
	const isNumber = depth !== undefined && /^-?\d+(\.\d+)?$/.test(pawns?.trim() ?? "");
	return isNumber ? { cp: Math.round(Number(pawns) * 100), mate: null } : undefined;
}

/**
 * The score that the file gives a position. Whose mate stands on the board the rules say: writers
 * put "#0" behind a mate of either side, and "#0" anywhere else says nothing.
 */
export function scoreInFile(position: Position): Score | undefined {
	const score = readScore(position.notes.evaluation);
	if (score !== undefined && position.move?.san.endsWith("#")) {
		return { cp: null, mate: 0, mated: sideToMove(position) };
	}
	return score?.mate === 0 ? undefined : score;
}
