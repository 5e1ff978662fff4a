// What is read while a game is presented.

import { expect, test } from "vitest";
import { presentWords } from "../../src/messages/en/panels/present.ts";

test("why a step did nothing", () => {
	expect(
		(["start", "end", "endOfVariation", "noNextChapter", "noPreviousChapter"] as const).map(
			(kind) => presentWords.failure({ kind }),
		),
	).toEqual([
		"The start",
		"The end",
		"End of the variation",
		"No chapter follows",
		"No chapter before",
	]);
	expect(presentWords.failure({ kind: "unreadable", chapter: 2 })).toBe(
		"Chapter 2 cannot be opened",
	);
});

test("which chapter the audience sees, or which game of a collection", () => {
	const { chapterOf, gameOf } = presentWords.chapters;
	expect(chapterOf(2, 3, "Opposition")).toBe("Chapter 2 of 3 · Opposition");
	expect(gameOf(1200, 3000, "A – B")).toBe("Game 1,200 of 3,000 · A – B");
});
