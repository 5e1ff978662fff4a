// What the study reads of a line of Stockfish.

import { expect, test } from "vitest";
import { scoreIn } from "./engine.ts";

test("a score is read whole, and a bound is none", () => {
	expect(scoreIn("info depth 14 score cp 123 nodes 5 pv e2e4")).toBe(123);
	expect(scoreIn("info depth 14 score cp -8 nodes 5 pv e2e4")).toBe(-8);
	expect(scoreIn("info depth 14 score mate 3 nodes 5 pv e2e4")).toBe(19_997);
	expect(scoreIn("info depth 14 score mate -3 nodes 5 pv e2e4")).toBe(-19_997);
	expect(scoreIn("info depth 15 score cp 123 lowerbound nodes 5 pv e2e4")).toBeUndefined();
	expect(scoreIn("info depth 15 score cp -8 upperbound nodes 5 pv e2e4")).toBeUndefined();
	expect(scoreIn("info string NNUE evaluation using nn.nnue enabled")).toBeUndefined();
});
