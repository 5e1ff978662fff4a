// The sentences of a study of many games.

import { expect, test } from "vitest";
import { squareNamed } from "../../src/chess/square.ts";
import { comparisonsOf } from "../../src/features/games/study/comparisons.ts";
import { SPANS } from "../../src/features/games/study/spans.ts";
import { type DifferenceFacts, studyWords } from "../../src/messages/en/screens/study.ts";

const { board, differences, span, compare, counts, square } = studyWords;

const D4 = squareNamed("d4");

const FACTS: DifferenceFacts = {
	square: D4,
	owner: "black",
	first: 0.484,
	second: 0.21,
	margin: 0.0501,
};

test("the moves of a study have a name, and stand within sentences", () => {
	expect(SPANS.map(({ moves }) => [span.name(moves), differences.title(moves)])).toEqual([
		["all moves", "Differences over the whole game"],
		["moves 1 to 10", "Differences in moves 1 to 10"],
		["moves 11 to 20", "Differences in moves 11 to 20"],
		["moves 21 to 40", "Differences in moves 21 to 40"],
		["move 41 and later", "Differences from move 41 on"],
		["after move 10", "Differences after move 10"],
		["after move 15", "Differences after move 15"],
		["after move 20", "Differences after move 20"],
		["after move 30", "Differences after move 30"],
	]);
	expect(board.aboutShares(1234, 98_765, { kind: "all" })).toBe(
		"1,234 games, 98,765 positions over the whole game. Numbers are percentages.",
	);
	expect(board.aboutDifferences({ kind: "after", move: 10 })).toBe(
		"First list minus second, in percentage points, after move 10.",
	);
});

test("comparisons are named", () => {
	const all = comparisonsOf({ player: "A", from: 2020 }, { player: "B" });
	expect(all.map(({ kind }) => compare.with(kind))).toEqual([
		"the kept list with this one",
		"games won with games lost",
		"games as White with games as Black",
		"these years with earlier years",
	]);
});

test("the shares of a square are told class by class", () => {
	const shares = [
		{ owner: "white", share: 0.614 },
		{ owner: "contested", share: 0.386 },
	] as const;
	expect(board.square(D4, shares)).toBe("d4: White 61 %, Contested 39 %");
	expect(square.showGames(D4, "neutral", 0.2)).toBe("d4 Neutral: 20 %, show the games");
	expect(square.title(D4)).toBe("d4 in numbers");
});

test("a difference is told in points, with how far it may be off", () => {
	const text =
		"Black controls d4 in 48 % of the first list, 21 % of the second: 27 percentage points more, give or take 6";
	expect(differences.sentence(FACTS)).toBe(`${text}.`);
	expect(board.difference(FACTS, false)).toBe(text);
	expect(board.difference(FACTS, true)).toBe(`${text}, more than chance`);
	const less = { ...FACTS, owner: "contested", first: 0.1, second: 0.2 } as const;
	expect(differences.sentence(less)).toBe(
		"Both sides contest d4 in 10 % of the first list, 20 % of the second: 10 percentage points less, give or take 6.",
	);
	const same = { ...FACTS, owner: "neutral", first: 0.5, second: 0.5 } as const;
	expect(differences.sentence(same)).toBe("Nobody attacks d4 in 50 % of both lists.");
	const button = (games: string) => `[${games}]`;
	expect(differences.list(1234, "games of A", button)).toEqual(["[1,234]", " games of A"]);
});

test("the chart says how far it goes, and which line is the second list's", () => {
	const one =
		"Half of the games lie above a line and half below it; a band holds the middle half. From the start to move 40.";
	expect(counts.about(40, false)).toBe(one);
	expect(counts.about(40, true)).toBe(`${one} The second list is dashed.`);
});
