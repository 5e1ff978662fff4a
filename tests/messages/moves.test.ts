// Words of the panel of moves: annotations, results, endings.

import { expect, test } from "vitest";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { moveWords } from "../../src/messages/en/panels/moves.ts";

test("what annotations mean, and a number for those without a name", () => {
	expect(moveWords.meaning(4)).toBe("blunder");
	expect(moveWords.meaning(15)).toBe("Black is slightly better");
	expect(moveWords.meaning(217)).toBe("annotation 217");
});

test("clocks, evaluations and draw offers are named; unknown clocks go by their own name", () => {
	const names = ["evaluation", "clk", "emt", "egt", "mct", "drawOffer", "constructor"];
	expect(names.map(moveWords.measure)).toEqual([
		"evaluation",
		"clock",
		"time taken",
		"game time",
		"move clock",
		"draw offered",
		"constructor",
	]);
});

test("results in words, and none for a game that goes on", () => {
	expect(moveWords.result("1-0")).toBe("1–0, White wins");
	expect(moveWords.result("0-1")).toBe("0–1, Black wins");
	expect(moveWords.result("1/2-1/2")).toBe("½–½, Draw");
	expect(moveWords.result("*")).toBeUndefined();
});

test("the button that names the current move says where it leads", () => {
	expect(`15.f3${moveWords.list.toCurrent}`).toBe("15.f3, the current move: show it in the list");
});

test("why a game is over", () => {
	expect(moveWords.ending("checkmate", BLACK)).toBe("Checkmate: White wins");
	expect(moveWords.ending("checkmate", WHITE)).toBe("Checkmate: Black wins");
	expect(moveWords.ending("stalemate", WHITE)).toBe("Draw: stalemate");
	expect(moveWords.ending("insufficient material", BLACK)).toBe("Draw: insufficient material");
	expect(moveWords.ending("threefold repetition", WHITE)).toBe("Draw: threefold repetition");
	expect(moveWords.ending("100 half-moves", WHITE)).toBe(
		"Draw: 100 half-moves without a pawn's move or a capture",
	);
});

test("which game of a file is open, and what is wrong with its text", () => {
	expect(moveWords.chapterOf(2, 3)).toBe("Chapter 2 of 3");
	expect(moveWords.gameOf(2, 1200)).toBe("Game 2 of 1,200");
	expect(moveWords.notes.count(1)).toBe("1 note");
	expect(moveWords.notes.count(2000)).toBe("2000 notes");
	expect(moveWords.notes.at({ line: 3, column: 14 })).toBe("line 3, column 14:");
	expect(moveWords.notes.more(5)).toBe("and 5 more");
});
