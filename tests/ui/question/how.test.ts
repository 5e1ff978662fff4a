// What is said of how a question is answered fits what is asked.

import { expect, test } from "vitest";
import { squareNamed } from "../../../src/chess/square.ts";
import type { Choice } from "../../../src/training/choices.ts";
import { type Posed, pose } from "../../../src/training/pose.ts";
import { type Region, WHOLE } from "../../../src/training/question.ts";
import { RULES } from "../../../src/training/rules.ts";
import { howText } from "../../../src/ui/question/asking.ts";
import { testCore } from "../../support/core.ts";

const core = testCore();

const posedOf = (region: Region): Posed => {
	const question = {
		kind: "white",
		region,
		answer: "map",
		afterwards: "why",
		text: "",
		position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
		next: "",
		move: "",
	} as const;
	return pose(question, { core }, RULES);
};

const [c3, e5, f6] = ["c3", "e5", "f6"].map(squareNamed) as [never, never, never];

test("who has one of three to pick is not told that none may be right", () => {
	const three = posedOf({ from: c3, to: f6, three: [c3, e5, f6] });
	expect(howText(three, [])).toBe("Pick one of the three.");
	expect(howText(three, [c3 as Choice])).toBe("1 marked");
	expect(howText(posedOf({ from: c3, to: f6 }), [])).toBe("Pick framed squares, or none.");
	expect(howText(posedOf(WHOLE), [])).toBe("Pick squares on the board, or none.");
});
