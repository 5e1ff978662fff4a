// Sums of an opening as one colour plays it.

import { Ratio } from "./ratio.ts";

/** Does a game count as one of mine, and as one of theirs? 1 where it does. */
export type Sides = { readonly mine: 0 | 1; readonly theirs: 0 | 1 };

/** A game as far as openings concern it. */
export type Played = {
	/** 2 for a win of mine, -1 where there is no result. */
	readonly score: number;
	/** Has it a record? */
	readonly isKnown: boolean;
	/** Did I lose the centre, and they? */
	readonly lost: 0 | 1;
	readonly theyLost: 0 | 1;
};

export class OpeningTally {
	readonly score = new Ratio();
	readonly centre = new Ratio();
	/** Moves that lost the centre, mine and theirs: by ply * 4096 + from + to * 64 how often. */
	readonly moves: readonly [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
}

/** A win counts two, a game whose centre is lost one. */
export function addPlayed(
	own: OpeningTally,
	other: OpeningTally,
	{ score, isKnown, lost, theyLost }: Played,
	counts: Sides,
	times: number,
): void {
	if (score >= 0) addApart(own.score, other.score, counts, score, 2 - score, 2, times);
	if (isKnown) addApart(own.centre, other.centre, counts, lost, theyLost, 1, times);
}

/** A game that counts for an opening as one colour plays it, or as either does. */
function addApart(
	own: Ratio,
	other: Ratio,
	counts: Sides,
	mine: number,
	theirs: number,
	of: number,
	times: number,
): void {
	const [one, they] = [counts.mine, counts.theirs];
	if (own === other) own.add(one * mine, one * of, they * theirs, they * of, times);
	else {
		if (one === 1) own.add(mine, of, 0, 0, times);
		if (they === 1) other.add(0, 0, theirs, of, times);
	}
}
