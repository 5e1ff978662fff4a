// Evaluations as the browser's storage keeps them.

import { expect, test } from "vitest";
import { asEvaluated } from "../../../src/session/engine/findings.ts";

const sound = {
	cp: 31,
	mate: null,
	depth: 14,
	nodes: 10_000,
	at: Date.UTC(2026, 10, 28),
	lines: [
		{ cp: 31, mate: null, moves: ["e2e4", "e7e5"] },
		{ cp: null, mate: -3, moves: ["a7a8q"] },
	],
};

test("a saved evaluation is read back whole", () => {
	expect(asEvaluated(sound)).toBe(sound);
});

test.each([
	["nothing", undefined],
	["a text", "e2e4"],
	["no lines", { ...sound, lines: [] }],
	["a line of no moves", { ...sound, lines: [{ cp: 31, mate: null, moves: [] }] }],
	["markup for a move", { ...sound, lines: [{ cp: 31, mate: null, moves: ["<b>e4</b>"] }] }],
	["a score that is both", { ...sound, mate: 3 }],
	["a score that is neither", { ...sound, cp: null }],
	["half a node", { ...sound, nodes: 0.5 }],
	["no time", { ...sound, at: "now" }],
])("a saved evaluation with %s is ignored", (_, found) => {
	expect(asEvaluated(found)).toBeUndefined();
});
