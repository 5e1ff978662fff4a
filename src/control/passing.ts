// How it is said to the module which pawn may be taken in passing.

import type { PlayedMove } from "../chess/rules.ts";

/** Stands for a square that no pawn has just passed. */
export const NOT_PASSED = 255;

/** The square that the pawn of a move has just passed. */
export const passedBy = (move: PlayedMove | undefined): number =>
	move?.flags.includes("bigPawn") ? (move.from + move.to) / 2 : NOT_PASSED;
