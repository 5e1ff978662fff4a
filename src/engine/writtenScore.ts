// Scores as files write them: [%eval 0.31] or [%eval #-3], from White's side.

import type { Evaluation } from "./evaluation.ts";

export type Score = Pick<Evaluation, "cp" | "mate">;

const MATE = /^#(-?)(\d{1,3})(?:,\d+)?$/;

/** Undefined where nothing is written, or nothing that is a score. */
export function readScore(written: number | string | undefined): Score | undefined {
	if (typeof written === "number") return { cp: Math.round(written * 100), mate: null };
	const [, sign, moves] = MATE.exec(written?.trim() ?? "") ?? [];
	if (moves !== undefined) return { cp: null, mate: Number(`${sign}${moves}`) };
	// "0.31,24" gives a depth as well.
	const [pawns, depth] = written?.split(",") ?? [];
	const isNumber = depth !== undefined && /^-?\d+(\.\d+)?$/.test(pawns?.trim() ?? "");
	return isNumber ? { cp: Math.round(Number(pawns) * 100), mate: null } : undefined;
}
