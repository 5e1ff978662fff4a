// Sentences of lenses, panels and effects, letter by letter.

import { expect, test } from "vitest";
import { WHITE } from "../../src/chess/piece.ts";
import { PLIGHTS } from "../../src/control/standing.ts";
import { helpWords } from "../../src/messages/en/help.ts";
import { legendWords } from "../../src/messages/en/legend.ts";
import { effectWords, gameNewsWords, heatWords, lensWords } from "../../src/messages/en/lens.ts";
import { panelWords } from "../../src/messages/en/screens/panelWords.ts";

test("a lens has a title and a meaning", () => {
	expect(lensWords.attackers).toEqual({
		title: "Attackers",
		meaning: "How many attack: White’s number below, Black’s above.",
	});
	expect(lensWords.white.title).toBe("White only");
});

test("a sign has one name: in the legend, in help, and while positions are compared", () => {
	const { signs, plight, threatenedBy } = legendWords;
	const nameIn = (sentence: string) => sentence.slice(0, sentence.indexOf(":")).toLowerCase();
	for (const name of PLIGHTS) expect(nameIn(plight(name))).toBe(signs[name]);
	for (const name of ["gained", "lost"] as const)
		expect(nameIn(helpWords.changes[name])).toBe(signs[name]);
	expect(plight("loose")).toBe(
		"Loose: no piece of its own side guards it, whether it is attacked or not.",
	);
	expect(threatenedBy(WHITE)).toBe("threatened, were it White’s move");
	expect(helpWords.compared).toBe("Signs while positions are compared");
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
