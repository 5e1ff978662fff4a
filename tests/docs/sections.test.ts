// The search of the documentation: what is looked for, and that no text of the length that is
// looked for keeps the page waiting.

import { expect, test } from "vitest";
import { makeDocs } from "../../scripts/docs.mjs";
import { indexOf, MOST_LETTERS } from "../../src/pages/docs/sections.ts";
import { isSlow } from "../support/slow.ts";

const made = makeDocs({ script: "docs.js", styles: [] });
const text = ["sections", "otherSections"]
	.map((name) => String(made.get(`docs/${name}.json`)))
	.join("\n");
const index = indexOf(text.split("\n").flatMap((part) => JSON.parse(part)));
const headings = (words: string) => index.search(words).map(({ heading }) => heading);

test("a search finds a section by the first two letters of a word, or with one typing error", () => {
	expect(headings("homew")).toContain("Give homework");
	expect(headings("homevork")).toContain("Give homework");
	expect(headings("ho")).toContain("Give homework");
	expect(headings("h")).not.toContain("Give homework");
});

test("removing markup leaves no space before a full stop", () => {
	expect(text).toContain("The code is in src/games/collection/answers;");
	expect(text.match(/\w [.,;] /g)).toBeNull();
});

test.each([
	["one letter", "a "],
	["all letters", "a b c d e f g h i j k l m n o p q r s t u v w x y z "],
	[
		"short beginnings",
		"in is it th of on co ca wh wi at an as be bo bl sq st pi po pl re ro mo ma ",
	],
	["words", "square control board position "],
	["letters without an end", "a"],
])("a search for a text of the greatest length is fast: %s", (_, text) => {
	const words = text.repeat(MOST_LETTERS).slice(0, MOST_LETTERS);
	expect(isSlow((share) => index.search(words.slice(0, words.length * share)), 100)).toBe(false);
});
