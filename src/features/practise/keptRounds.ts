// How far the rounds of this visit are, by their entry in the history: after a look at the game of
// a question its round goes on where it was.

import type { Square } from "../../chess/square.ts";
import type { Graded } from "../../questions/grade.ts";

/** The points of each question that is answered, and how many in a row were without a fault. */
export type Tally = { readonly points: number; readonly streak: number; readonly longest: number };

export type Answered = { readonly marked: ReadonlySet<Square>; readonly graded: Graded };

export type Progress = {
	readonly place: number;
	readonly tally: Tally;
	/** What was answered at this place, until the next is asked. */
	readonly answered: Answered | undefined;
};

const START: Progress = {
	place: 0,
	tally: { points: 0, streak: 0, longest: 0 },
	answered: undefined,
};

const rounds = new Map<string, Progress>();

/** A round without an entry begins anew. */
export const progressOf = (entry: string | undefined): Progress =>
	(entry === undefined ? undefined : rounds.get(entry)) ?? START;

export function keepProgress(entry: string | undefined, progress: Progress): void {
	if (entry !== undefined) rounds.set(entry, progress);
}
