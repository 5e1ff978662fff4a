// The review of a game: every fact of every moment is checked against chess.js and the oracle.

import { expect, test } from "vitest";
import { SAMPLE_GAMES } from "../../src/chess/samples/sampleGames.ts";
import { MOMENT_KINDS, type MomentKind } from "../../src/review/moment.ts";
import { storyOf } from "../../src/review/review.ts";
import { checkMoment, replayed } from "../support/checkMoment.ts";
import { games } from "../support/games.ts";
import { reviewed } from "../support/reviewed.ts";
import { wildGame } from "../support/wildGame.ts";

const texts = [
	...Object.values(SAMPLE_GAMES),
	...games.map(({ moves }) => moves),
	...[1, 2, 3, 4, 5, 6, 7, 8].map(wildGame),
];

const reviews = texts.map(reviewed);

test("every fact in a review's moments is true", () => {
	const kinds = new Map<MomentKind, number>();
	for (const { game, moments } of reviews) {
		const played = replayed(game);
		for (const moment of moments) {
			checkMoment(played, moment);
			kinds.set(moment.kind, (kinds.get(moment.kind) ?? 0) + 1);
		}
	}
	// Each kind was there to be checked.
	expect([...kinds.keys()].sort()).toEqual(Object.keys(MOMENT_KINDS).sort());
});

test("a summary has at most ten moments, one a move, in the order of the game", () => {
	for (const { moments } of reviews) {
		const story = storyOf(moments);
		const plies = story.map(({ ply }) => ply);
		expect(story.length).toBeLessThanOrEqual(10);
		expect(plies).toEqual([...new Set(plies)].sort((one, other) => one - other));
		for (const moment of story) expect(moments).toContain(moment);
	}
});

test("a game without moves has no moments", () => {
	expect(reviewed("*").moments).toEqual([]);
});
