// The review of a game: all its moments in order, and the few of them that make a short story.

import type { Facts } from "./facts.ts";
import { hangingMoments, trappedMoments } from "./hanging.ts";
import type { Moment } from "./moment.ts";
import { outpostMoments } from "./outposts.ts";
import { squareMoments, swingMoments, tensionMoments } from "./squares.ts";

const FINDERS: readonly ((facts: Facts) => Moment[])[] = [
	trappedMoments,
	outpostMoments,
	swingMoments,
	squareMoments,
	tensionMoments,
];

const byPly = (one: Moment, other: Moment) => one.ply - other.ply || other.weight - one.weight;

/**
 * All moments in the order of the game. Yields between kinds, so that it can run in short tasks.
 */
export function* findMoments(facts: Facts): Generator<undefined, readonly Moment[]> {
	const moments = yield* hangingMoments(facts);
	for (const find of FINDERS) {
		yield;
		moments.push(...find(facts));
	}
	return moments.sort(byPly);
}

const MAX_STORY_MOMENTS = 10;

/** How many moments of a story have a sentence of their own. */
export const MAX_LARGE_MOMENTS = 3;
/** A limit for each kind, so that a story has more than one thing to say. */
const MAX_OF_A_KIND = 6;

/** The moments that weigh most, one a move, in the order of the game. */
export function storyOf(moments: readonly Moment[]): readonly Moment[] {
	const story: Moment[] = [];
	for (const moment of [...moments].sort((one, other) => other.weight - one.weight)) {
		const alike = story.filter(({ kind }) => kind === moment.kind).length;
		const isInStory = story.some(({ ply }) => ply === moment.ply);
		if (!isInStory && alike < MAX_OF_A_KIND) story.push(moment);
		if (story.length === MAX_STORY_MOMENTS) break;
	}
	return story.sort(byPly);
}

/** The moments of a story that weigh most of all, in the order of the game. */
export const largestIn = (story: readonly Moment[]): readonly Moment[] =>
	[...story]
		.sort((one, other) => other.weight - one.weight)
		.slice(0, MAX_LARGE_MOMENTS)
		.sort(byPly);
