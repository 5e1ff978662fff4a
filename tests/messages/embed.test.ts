// Words of boards in other pages and of the page that shows them, letter by letter.

import { expect, test } from "vitest";
import { demoWords } from "../../src/messages/en/screens/demo.ts";
import { embedWords } from "../../src/messages/en/screens/embed.ts";
import { embedFailureWords } from "../../src/messages/en/screens/embedFailure.ts";

const marked = (sign: string) => (text: string) => `${sign}${text}${sign}`;

test("the link to the application says that it opens in a new tab", () => {
	expect(embedWords.application(marked("*"), "<icon>", marked("_")).join("")).toBe(
		"*Square Control *<icon>_ (opens in a new tab)_",
	);
});

test("counts are compared with an arrow, and with a word for those who do not see it", () => {
	expect(embedWords.compared(22, 28, marked("*"), marked("_")).join("")).toBe("22* → *_, now _28");
	expect(embedWords.share(28, "White", marked("_")).join("")).toBe("28_ White_");
	expect(embedWords.share(0, "White", marked("_")).join("")).toBe("_ White_");
});

test("work that takes long, an address that is none, and a board that fails are told", () => {
	expect(embedWords.progress("Reading the game…", 40)).toBe("Reading the game… 40\u00a0%");
	expect(embedWords.nothingComes("You are offline")).toBe("No game yet: You are offline");
	expect(embedWords.lacking("style-src 'self', connect-src 'self'")).toBe(
		"The board's policy lacks style-src 'self', connect-src 'self'",
	);
	expect(embedFailureWords.webAssembly).toBe("script-src 'wasm-unsafe-eval'");
	expect(embedWords.slow).toBe("The board's files do not come");
	expect(embedFailureWords.failed("Invalid FEN")).toBe("The board could not be shown: Invalid FEN");
});

test("the lesson of the demo page tells where its board is", () => {
	expect(demoWords.ply(3, 40, "Bb5")).toBe("3 of 40: Bb5");
	expect(demoWords.ply(0, 40, "")).toBe("0 of 40: the start");
});
