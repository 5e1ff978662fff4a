// A move that was a mistake, as its reasons are looked for.

import { NO_PIECE, type Side, WHITE } from "../../chess/piece.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { worthOf } from "../../chess/worth.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import type { MistakeGlyph } from "./marks.ts";
import type { PlayedLine, ReviewModules } from "./playedLine.ts";

export type Case = {
	readonly modules: ReviewModules;
	readonly side: Side;
	readonly move: PlayedMove;
	/** The move before it. */
	readonly previous: PlayedMove | undefined;
	readonly before: Evaluation;
	readonly after: Evaluation;
	/** The move and the reply to it; and what should have been played. Both start before the move. */
	readonly played: PlayedLine;
	readonly better: PlayedLine;
	/** Are the lines those of a search of material, and not an engine's? */
	readonly isOfMaterial: boolean;
	/** Undefined where no engine has judged. */
	readonly mark: MistakeGlyph | undefined;
};

/** Does a move take back, on its square, what has just taken there? */
export const takesBack = (previous: PlayedMove | undefined, move: PlayedMove | undefined) =>
	previous !== undefined &&
	previous.captured !== NO_PIECE &&
	move !== undefined &&
	move.captured !== NO_PIECE &&
	previous.to === move.to;

/** White's gain at the start of both lines: what is taken back was lost before. */
export const startOf = (previous: PlayedMove | undefined, move: PlayedMove): number =>
	takesBack(previous, move)
		? (previous?.side === WHITE ? 1 : -1) * worthOf(previous?.captured ?? NO_PIECE)
		: 0;
