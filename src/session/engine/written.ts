// Evaluations as files write them, [%eval 0.31] or [%eval #-3], and the evaluation of a frame: that
// of the file as it stands, else the engine's.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import { centipawnsOf, winningChances } from "../../engine/winning.ts";

export type Score = Pick<Evaluation, "cp" | "mate">;

/** What an evaluation says, and where it is from. */
export type Found = Score & { readonly isOfFile: boolean };

/** A position without its counters: what an engine thinks of it hardly depends on them. */
export const keyOf = (fen: string): string => fen.split(" ", 4).join(" ");

const MATE = /^#(-?)(\d{1,3})(?:,\d+)?$/;

export function readScore(written: number | string | undefined): Score | undefined {
	if (typeof written === "number") return { cp: Math.round(written * 100), mate: null };
	const [, sign, moves] = MATE.exec(written?.trim() ?? "") ?? [];
	if (moves !== undefined) return { cp: null, mate: Number(`${sign}${moves}`) };
	// "0.31,24" gives a depth as well.
	const [pawns, depth] = written?.split(",") ?? [];
	const isNumber = depth !== undefined && /^-?\d+(\.\d+)?$/.test(pawns?.trim() ?? "");
	return isNumber ? { cp: Math.round(Number(pawns) * 100), mate: null } : undefined;
}

/** A mate that stands on the board needs no evaluation. */
export const writeScore = ({ cp, mate }: Score): number | string | undefined => {
	if (cp !== null) return cp / 100;
	return mate === 0 ? undefined : `#${mate}`;
};

export function foundAt(
	game: Game,
	frame: Frame,
	known: ReadonlyMap<string, Score>,
): Found | undefined {
	const position = positionAt(game, frame);
	const ofFile = readScore(position.notes.evaluation);
	if (ofFile !== undefined) return { ...ofFile, isOfFile: true };
	const own = known.get(keyOf(position.fen));
	return own && { ...own, isOfFile: false };
}

/** White's winning chances, from -1 to 1. Undefined where nobody knows. */
export function chancesOf(
	game: Game,
	frame: Frame,
	known: ReadonlyMap<string, Score>,
): number | undefined {
	const found = foundAt(game, frame, known);
	return found && winningChances(centipawnsOf(found));
}
