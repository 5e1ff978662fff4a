// Sentences of the first stage that are made of facts, letter by letter.

import { expect, test } from "vitest";
import { headerWords, loadingWords } from "../../src/messages/en/first.ts";

test("the switch of the theme names the theme it changes to", () => {
	expect(headerWords.changeTheme("dark")).toBe("Change to the dark theme");
	expect(headerWords.changeTheme("light")).toBe("Change to the light theme");
});

test("a part that did not load is named with the reason", () => {
	expect(loadingWords.partFailed("analysis", "timeout")).toBe(
		"Loading chunk analysis failed (timeout)",
	);
});
