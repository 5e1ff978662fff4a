// The mistakes that decided a game: the largest losses that changed who won, was better, or held.

import type { Mistake } from "./reason.ts";

/** How many are told at first. */
const MOST = 3;

/** Centipawns from which a side is winning. */
const WINNING = 300;

/** From 1, the mover wins, to -1, the other side does. */
const standingOf = (centipawns: number) =>
	centipawns >= WINNING ? 1 : centipawns <= -WINNING ? -1 : 0;

/** What a mistake weighs: more where it changed what the game would have ended in. */
const weightOf = ({ before, after, loss }: Mistake): number =>
	loss * (1 + standingOf(before) - standingOf(after));

/** A lost game cannot be lost again, and one that stays won is not lost. */
const matters = ({ before, after }: Mistake) => before > -WINNING && after < WINNING;

/** The mistakes that decided the game, at most three, in its order. */
export function decisive(mistakes: readonly Mistake[]): readonly Mistake[] {
	return mistakes
		.filter(matters)
		.sort((one, other) => weightOf(other) - weightOf(one))
		.slice(0, MOST)
		.sort((one, other) => one.ply - other.ply);
}
