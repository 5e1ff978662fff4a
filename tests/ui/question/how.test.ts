// What is said of how a question is answered fits what is asked.

import { expect, test } from "vitest";
import { choosingOf, type Region, WHOLE } from "../../../src/training/question.ts";
import { howText } from "../../../src/ui/question/asking.ts";

const how = (region: Region, chosen: readonly number[] = []) =>
	howText(
		{ choosing: choosingOf("white"), question: { region }, moves: new Map() } as never,
		chosen as never,
	);

test("who has one of three to pick is not told that none may be right", () => {
	expect(how({ from: 0, to: 27, three: [0, 9, 27] })).toBe("Pick one of the three.");
	expect(how({ from: 0, to: 27, three: [0, 9, 27] }, [9])).toBe("1 marked");
	expect(how({ from: 18, to: 45 })).toBe("Pick framed squares, or none.");
	expect(how(WHOLE)).toBe("Pick squares on the board, or none.");
});
