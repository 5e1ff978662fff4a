// Evaluations as the browser's storage keeps them.

import { expect, test } from "vitest";
import { kept, readLine } from "../../../src/session/engine/findings.ts";
import type { Known } from "../../../src/session/engine/known.ts";

const known: Known = {
	cp: 31,
	mate: null,
	depth: 14,
	nodes: 10_000,
	lines: [
		{ cp: 31, mate: null, moves: ["e2e4", "e7e5"] },
		{ cp: null, mate: -3, moves: ["a7a8q"] },
	],
};

test("what is kept is read again, whole", () => {
	expect(readLine(kept("a position", known))).toEqual(["a position", known]);
});

test.each([
	"",
	"a position",
	"a position\t1\t2",
	"a position\tmany\t2\t31 e2e4",
	"a position\t1\t2\t31",
	"a position\t1\t2\t31 <b>e4</b>",
	"a position\t1\t2\t31 e2e4\t#x e2e4",
	"\t1\t2\t31 e2e4",
])("what nobody of ours has written is left out: %j", (line) => {
	expect(readLine(line)).toBeUndefined();
});
