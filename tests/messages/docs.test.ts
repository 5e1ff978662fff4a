// Sentences of the documentation's search, letter by letter.

import { expect, test } from "vitest";
import { docsWords } from "../../src/messages/en/screens/docs.ts";

test("the search says what it found, and what it does not look for", () => {
	expect([0, 1, 12].map(docsWords.found)).toEqual(["Nothing is found.", "1 place", "12 places"]);
	expect(docsWords.tooLong(30_000, 100)).toBe(
		"These are 30,000 letters, and at most 100 are looked for.",
	);
});
