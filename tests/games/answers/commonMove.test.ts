// The move that is named with an answer about the centre in an opening.

import { expect, test } from "vitest";
import type { Answer } from "../../../src/games/collection/answers/answer.ts";
import { commonMoveOf } from "../../../src/games/collection/answers/ofOpenings.ts";
import type { Tally } from "../../../src/games/collection/answers/tally.ts";

const moves = (...counts: [move: number, games: number][]) => new Map(counts);

const openings = new Map([
	["French Defense/1", { moves: [moves([9, 2], [7, 3], [5, 3]), moves([9, 1])] }],
	["French Defense/0", { moves: [moves([4, 2]), moves()] }],
]);

const named = (whose: "me" | "them", answer: object) =>
	commonMoveOf({ openings } as unknown as Tally, answer as Answer, whose);

const french = { key: "centreInOpening", family: "French Defense" };

test("the common move of an opening is the one played most, in at least two games", () => {
	expect(named("me", { ...french, colour: "black" })).toBe(5);
	expect(named("me", { ...french, colour: "white" })).toBe(4);
	expect(named("them", { ...french, colour: "black" })).toBeUndefined();
	expect(named("me", { ...french, family: "Dutch Defense" })).toBeUndefined();
	expect(named("me", { ...french, key: "openings", colour: "black" })).toBeUndefined();
});
