// The review of a game: all its moments in order, and the few of them that make a short story.

import type { Facts } from "./facts.ts";
import { hangingMoments, trappedMoments } from "./hanging.ts";
import type { Moment } from "./moment.ts";
import { squareMoments, swingMoments, tensionMoments } from "./squares.ts";

const FINDERS: readonly ((facts: Facts) => Moment[])[] = [
	trappedMoments,
	swingMoments,
	squareMoments,
	tensionMoments,
];

const byPly = (one: Moment, other: Moment) => one.ply - other.ply || other.weight - one.weight;

/** All moments, kind after kind for those who must not be kept waiting, and in the order of the game at last. */
export function* findMoments(facts: Facts): Generator<undefined, readonly Moment[]> {
	const moments = yield* hangingMoments(facts);
	for (const find of FINDERS) {
		yield;
		moments.push(...find(facts));
	}
	return moments.sort(byPly);
}

const MOST_TOLD = 10;
/** Of one kind no more than so many are told, so that a story has more than one thing to say. */
const MOST_OF_A_KIND = 6;

/** The moments that weigh most, one a move, in the order of the game. */
export function storyOf(moments: readonly Moment[]): readonly Moment[] {
	const told: Moment[] = [];
	for (const moment of [...moments].sort((one, other) => other.weight - one.weight)) {
		const alike = told.filter(({ kind }) => kind === moment.kind).length;
		const isTold = told.some(({ ply }) => ply === moment.ply);
		if (!isTold && alike < MOST_OF_A_KIND) told.push(moment);
		if (told.length === MOST_TOLD) break;
	}
	return told.sort(byPly);
}

/** Runs work that comes in pieces to its end, at once. */
export function atOnce<Made>(work: Generator<undefined, Made>): Made {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
	}
}
