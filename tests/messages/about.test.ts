// Sentences of the About page that are made of facts, letter by letter.

import { expect, test } from "vitest";
import { aboutWords } from "../../src/messages/en/screens/about.ts";

const marked = (text: string) => `_${text}_`;

test("the first board's counts are told in a sentence", () => {
	const counts = { light: 29, dark: 18, contested: 9, neutral: 8 };
	expect(aboutWords.first.counts(counts)).toBe(
		"Kasparov has just offered Topalov a rook on d4, at Wijk aan Zee in 1999. White controls 29 squares, Black 18; 9 are contested and 8 neutral.",
	);
});

test("a class is named before it is explained", () => {
	expect(aboutWords.classes.line("Neutral", "Nobody attacks the square.", marked).join("")).toBe(
		"_Neutral._ Nobody attacks the square.",
	);
});

test("whom the page asks for what depends on the build", () => {
	const { text, requestsOwnHost, requestsAnalytics, imports } = aboutWords.privacy;
	expect(requestsAnalytics("visits.example")).toContain("and visits.example for a script");
	const all = text(requestsOwnHost, imports, marked).join("");
	expect(all).toContain("no cookies. The page asks its own host for its own files, and nobody");
	expect(all).toContain("by itself. Lichess or Chess.com is asked for games only when you");
	expect(all).toContain("beforehand what the site learns. Your open game and the games in _My");
	expect(text(requestsOwnHost, "", marked).join("")).toContain("by itself.  Your open game");
});
