// What is told of the move of the game after a question for a better one.

import { expect, test } from "vitest";
import { practiseWords } from "../../src/messages/en/screens/practise.ts";
import { differenceOf } from "../../src/training/difference.ts";
import { askBest } from "../../src/training/sources/ask.ts";
import { testInsight } from "../support/core.ts";

function told(fen: string, best: string, played: string): string | undefined {
	const [question] = askBest(fen, best);
	const found = question && differenceOf(question, played, testInsight());
	return found && practiseWords.move.difference(found);
}

const KNIGHT = "rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3";
const BACK = "3r2k1/5ppp/8/8/8/8/5PPP/4R1K1 b - - 0 1";
const QUEEN = "rnb1kbnr/pppp1ppp/8/4p1q1/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";

test("an answer is told what the move of the game allowed, with the moves that win it", () => {
	expect(told(KNIGHT, "d2d4", "3.Nxe5")).toBe("3.Nxe5 was played: 3...dxe5 wins 2 points.");
	expect(told(QUEEN, "f3g5", "3.Ng1")).toBe("3.Ng1 missed 9 points: 3.Nxg5.");
});

test("an answer is told of mate, and of nothing where the moves make no difference", () => {
	expect(told(BACK, "h7h6", "1...Rd2")).toBe("1...Rd2 was played: 2.Re8# mates.");
	expect(told(BACK.replace("3r2k1/", "6k1/").replace(" b ", " w "), "e1e8", "1.h3")).toBe(
		"1.h3 missed mate: 1.Re8#.",
	);
	expect(told(KNIGHT, "d2d4", "3.d3")).toBeUndefined();
	expect(told(KNIGHT, "d2d4", "")).toBeUndefined();
	expect(told(KNIGHT, "d2d4", "3.Nc8")).toBeUndefined();
});
