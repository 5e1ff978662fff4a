// Words for authors: comments, pens, glyphs, chapters.

import { expect, test } from "vitest";
import { squareNamed } from "../../src/chess/square.ts";
import { glyphWords } from "../../src/messages/en/panels/glyphs.ts";
import { writeWords } from "../../src/messages/en/panels/write.ts";

test("glyphs by number; of a side, White's and then Black's", () => {
	expect([7, 14, 15, 48, 49, 138, 139, 146, 147].map(glyphWords.name)).toEqual([
		"forced move",
		"White: slight advantage",
		"Black: slight advantage",
		"White: slight control of the centre",
		"Black: slight control of the centre",
		"White: severe time trouble",
		"Black: severe time trouble",
		"novelty",
		"annotation",
	]);
	const named = Array.from({ length: 214 }, (_, at) => glyphWords.name(at + 7));
	expect(named.filter((name) => name !== "annotation")).toHaveLength(140);
});

test("which comment is typed", () => {
	expect(writeWords.comment.onMove("before", "12. Nf3")).toBe("Comment before 12. Nf3");
	expect(writeWords.comment.at.before).toBe("Before the move");
	expect(writeWords.comment.kept.unsaved).toBe("Not saved in this browser");
});

test("what a pen does", () => {
	const { pens } = writeWords;
	expect(pens.name("G")).toBe("Draw in green");
	expect(pens.hint("R")).toBe("Draw in red: press a square, or from one to another");
	expect(pens.draws("B")).toBe("Drawing in blue, until the pen or Esc is pressed.");
	const e4 = squareNamed("e4");
	expect(e4 !== undefined && pens.from(e4)).toBe("From e4, to…");
});

test("what a new chapter is called", () => {
	expect(writeWords.chapters.newName("4")).toBe("Chapter 4");
});
