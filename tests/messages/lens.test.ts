// Sentences of lenses, panels and effects, letter by letter.

import { expect, test } from "vitest";
import { effectWords, gameNewsWords, heatWords, lensWords } from "../../src/messages/en/lens.ts";
import { panelWords } from "../../src/messages/en/screens/panelWords.ts";

test("a lens has a title and a meaning", () => {
	expect(lensWords.attackers).toEqual({
		title: "Attackers",
		meaning: "How many attack: White’s number below, Black’s above.",
	});
	expect(lensWords.white.title).toBe("White only");
});

test("heats and panels have titles", () => {
	expect(heatWords.titles.soft).toBe("Soft");
	expect(panelWords.titles.explain).toBe("Explain");
	expect(panelWords.titles.load).toBe("Open another game");
	expect(panelWords.tabWith.square("Explain", "d3")).toBe("Explain, d3");
	expect(panelWords.tabWith.moments("Review", 1)).toBe("Review, 1 moment");
	expect(panelWords.tabWith.moments("Review", 3)).toBe("Review, 3 moments");
});

test("an effect is said of both sides, with words for those who do not see the colours", () => {
	expect(effectWords.title("+3", "−1")).toBe("White +3, Black −1 squares");
	expect(effectWords.numbers("+3", "−1", (text) => `[${text}]`).join("")).toBe(
		"[White ]+3[, Black ]−1",
	);
});

test("what replaces a game is told", () => {
	expect(gameNewsWords.reset).toBe("The board was reset. The open game is closed.");
	expect(gameNewsWords.ownAgain).toBe("Your own game is open again.");
	expect(gameNewsWords.lineDeleted).toBe("The line was deleted.");
});
