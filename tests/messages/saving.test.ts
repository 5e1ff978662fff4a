// The sentences for what is not kept, or not found again.

import { expect, test } from "vitest";
import { noticeWords, savingWords } from "../../src/messages/en/saving.ts";
import { sentenceOf } from "../../src/messages/sentenceOf.ts";
import type { NotKept } from "../../src/store/state/problems.ts";

test.each<[NotKept, string]>([
	[
		{ code: "notAllowed", inTab: "all" },
		"This browser keeps your games in this tab alone: a reload brings them back, closing the tab loses them, so download what you want to keep.",
	],
	[
		{ code: "notAllowed", inTab: "games" },
		"This browser keeps your open game in this tab alone: a reload would lose the other games of its file, closing the tab loses all, so download what you want to keep.",
	],
	[
		{ code: "notAllowed", inTab: "none" },
		"This browser keeps nothing for this page: a reload would lose your games, so download what you want to keep.",
	],
	[
		{ code: "noSpace", inTab: "all" },
		"There is no room left in this browser to keep your games: a reload brings them back in this tab, closing it loses your latest changes, so download what you want to keep.",
	],
	[
		{ code: "noSpace", inTab: "games" },
		"There is no room left in this browser to keep your games: a reload brings back the open game in this tab, and would lose the other games of its file, so download what you want to keep.",
	],
	[
		{ code: "noSpace", inTab: "none" },
		"There is no room left in this browser to keep your games: a reload would lose your latest changes, so download what you want to keep.",
	],
	[
		{ code: "fileTooLarge" },
		"This file is too large to be kept in this browser: after a reload only its open game will be there.",
	],
	[{ code: "failed", message: "No." }, "Your games are not kept in this browser: No."],
])("%j", (notKept, sentence) => {
	expect(sentenceOf(savingWords.notKept, notKept)).toBe(sentence);
});

test("what is lost is named, and what is there in its place", () => {
	expect(savingWords.lost).toEqual({
		game: "The game of this tab is no longer kept in this browser.",
		gameReplaced:
			"The game of this tab is no longer kept in this browser. This one was kept last, by another tab.",
		file: "The file that this game came from is not kept in this browser: its other games are not here.",
		replaced:
			"A game that Undo led back to can no longer be read in this browser: the others are here.",
		elsewhere: "What the other tab had kept is no longer in this browser.",
	});
});

test("other tabs: that the game is open there, and what they have kept", () => {
	const { isOpen, left, opened } = savingWords.elsewhere;
	expect(isOpen).toBe(
		"This game is open in another tab too. Each tab keeps its own changes: once both are closed, the next visit opens one and offers the other.",
	);
	expect(left("Ann – Bo")).toBe(
		"Another tab, closed since, has kept what was done there: Ann – Bo.",
	);
	expect(opened).toBe("What the other tab has kept is open.");
});

test("keys are named where there are some", () => {
	const { fromGames, fromRound, showHeat } = noticeWords;
	expect([fromGames.back(true), fromGames.back(false)]).toEqual([
		"Back to the list (Esc)",
		"Back to the list",
	]);
	expect([fromRound.back(true), fromRound.back(false)]).toEqual([
		"Back to the question (Esc)",
		"Back to the question",
	]);
	expect([showHeat(true), showHeat(false)]).toEqual(["Show (H)", "Show"]);
});
