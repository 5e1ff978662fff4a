// Questions that are answered by the map that an earlier one shows.

import { expect, test } from "vitest";
import { givenAway } from "../../../src/training/exercise/givenAway.ts";
import type { Question } from "../../../src/training/question.ts";
import { MIDDLE, WHOLE } from "../../../src/training/question.ts";

const QUESTION: Question = {
	kind: "white",
	region: MIDDLE,
	answer: "map",
	afterwards: "why",
	text: "",
	position: "4k3/8/8/8/8/8/8/4K2R w",
	next: "",
	move: "",
};

const black: Question = { ...QUESTION, kind: "black" };

test("a map shown after one question gives away the later ones about the same squares", () => {
	expect(givenAway([QUESTION, black])).toEqual({ by: 0, of: 1 });
	expect(givenAway([{ ...QUESTION, afterwards: "right" }, "kind", black])).toEqual({
		by: 0,
		of: 2,
	});
	expect(givenAway([black, { ...QUESTION, region: WHOLE }, black])).toEqual({ by: 0, of: 1 });
	// Nothing is shown before the end, elsewhere, of other squares, or of no map.
	expect(givenAway([{ ...QUESTION, afterwards: "end" }, black])).toBeUndefined();
	expect(givenAway([QUESTION, { ...black, position: "4k3/8/8/8/8/8/8/4K3 w" }])).toBeUndefined();
	const corner = { from: 0, to: 0 } as Question["region"];
	expect(givenAway([{ ...QUESTION, kind: "whose", region: corner }, black])).toBeUndefined();
	expect(givenAway([{ ...QUESTION, kind: "hanging", region: WHOLE }, black])).toBeUndefined();
	expect(givenAway([QUESTION, { ...black, kind: "reply", region: WHOLE }])).toBeUndefined();
	// A move leads to the position of a later question.
	const turned: Question = {
		...QUESTION,
		kind: "turned",
		next: "4k3/8/8/8/8/8/8/4K1R1",
		move: "Rg1",
	};
	expect(givenAway([turned, { ...black, position: "4k3/8/8/8/8/8/8/4K1R1 b" }])).toEqual({
		by: 0,
		of: 1,
	});
	expect(givenAway([])).toBeUndefined();
});
