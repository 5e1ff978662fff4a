// Words of a presentation.

import { expect, test } from "vitest";
import { presentWords } from "../../src/messages/en/panels/present.ts";
import { sidelineWords } from "../../src/messages/en/panels/sideline.ts";

test("why a step did nothing", () => {
	expect(
		(
			[
				"start",
				"end",
				"endOfVariation",
				"endOfWhatIf",
				"noNextChapter",
				"noPreviousChapter",
			] as const
		).map((kind) => presentWords.failure({ kind })),
	).toEqual([
		"The start",
		"The end",
		"End of the variation",
		"End of the what-if",
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

test("where the lesson waits while something else is tried, and what is kept of that", () => {
	const { waits, title, back, key, undo } = presentWords.whatIf;
	expect(waits("24.Rxd4")).toBe("The lesson waits at 24.Rxd4.");
	expect(waits(undefined)).toBe("The lesson waits at the start.");
	expect([title, `${back} ${key}`, undo]).toEqual(["What if:", "Back to the lesson (Esc)", "Undo"]);
	expect(sidelineWords.kept("24...Kb6 25.b4")).toBe("Kept in the chapter: 24...Kb6 25.b4");
});

test("the moves of the chapter, in a list and on a timeline", () => {
	const { title, moves, timeline, move } = presentWords.track;
	expect([title, moves, timeline]).toEqual(["Moves and timeline", "Moves", "Timeline"]);
	expect(move("2. Nf3", false)).toBe("2. Nf3");
	expect(move("2. Nf3", true)).toBe("2. Nf3, with a comment");
});
