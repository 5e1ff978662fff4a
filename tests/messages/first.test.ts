// Sentences of the first stage that are made of facts, letter by letter.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Reason } from "../../src/loading/loadPart.ts";
import { headerWords, loadingWords, PART_NAMES } from "../../src/messages/en/first.ts";
import { atRoot } from "../support/core.ts";
import { codeUnder } from "../support/source.ts";

test("the switch of the theme names the theme it changes to", () => {
	expect(headerWords.changeTheme("dark")).toBe("Change to the dark theme");
	expect(headerWords.changeTheme("light")).toBe("Change to the light theme");
});

const because = (cause: Reason, isLasting = false) =>
	loadingWords.partFailed({ part: "vitals", cause, isLasting });

test("a part that did not load is told with the reason, in words of no bundler", () => {
	const part = "This part of Square Control could not be loaded";
	expect(because("missing")).toBe(`${part}: the server no longer has it.`);
	expect(because("timeout")).toBe(`${part}: it took too long.`);
	expect(because("error")).toBe(`${part}: check your connection.`);
	expect(because("error", true)).toBe(`${part}: it came, but it does not run in this browser.`);
});

test("a part that has a name for a person goes by it", () => {
	expect(loadingWords.partFailed({ part: "help", cause: "missing", isLasting: false })).toBe(
		"The page Help could not be loaded: the server no longer has it.",
	);
});

test("no name is that of a part that is no more", () => {
	const parts = codeUnder("src").map((file) => readFileSync(atRoot(file), "utf8"));
	const known = [...parts.join("").matchAll(/latePart\(\s*"([^"]+)"/g)].map(([, name]) => name);
	expect(known).toEqual(expect.arrayContaining(Object.keys(PART_NAMES)));
});
