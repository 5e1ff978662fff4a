// The sentences of the answers, for me, against one, and with nobody named.

import { expect, test } from "vitest";
import { squareNamed } from "../../src/chess/square.ts";
import type { Answer } from "../../src/collection/answers/answer.ts";
import { answerWords } from "../../src/messages/en/answers/answers.ts";
import { spokenOpening } from "../../src/messages/en/answers/openingNames.ts";
import { myGamesWords } from "../../src/messages/en/screens/myGames.ts";

const ME = { kind: "me" } as const;
const NOBODY = { kind: "nobody" } as const;
const ONE = { kind: "one", name: "Vos, Piet" } as const;

const answer = (
	key: Answer["key"],
	stands: Answer["stands"],
	more: Partial<Answer> = {},
): Answer => ({
	key,
	stands,
	mine: 0.52,
	theirs: 0.24,
	mineOf: 42,
	theirsOf: 38,
	minePart: 22,
	theirsPart: 9,
	...more,
});

const french = { family: "French Defense", colour: "black", move: "6...c4" } as const;

test("what stands out is said to me", () => {
	const said = (one: Answer) => answerWords.sentence(one, ME);
	expect(said(answer("openings", "against", french))).toBe(
		"You score badly with the French as Black.",
	);
	expect(said(answer("centreInOpening", "against", french))).toBe(
		"In the French you lose the centre early, most often by 6...c4.",
	);
	expect(said(answer("centreInOpening", "for", french))).toBe(
		"In the French they lose the centre first, most often by 6...c4.",
	);
	expect(said(answer("centre", "against"))).toBe(
		"You hold the centre less than they do, in the same games.",
	);
	expect(said(answer("better", "for", { since: 20240101, before: 0.38 }))).toBe(
		"Since January 2024 you lose fewer pieces. It was 38 %.",
	);
	expect(said(answer("punish", "against"))).toBe("They punish you more than you punish them.");
	expect(said(answer("punish", "for"))).toBe("You punish them more than they punish you.");
	expect(said(answer("phase", "against", { phase: "endgame" }))).toBe(
		"You go wrong more than they do in the endgame.",
	);
	expect(said(answer("won", "against"))).toBe("You let won games slip.");
	expect(said(answer("saved", "for"))).toBe("You save more lost games.");
	const squares = [squareNamed("d5"), squareNamed("f5")];
	expect(said(answer("squares", "against", { squares, piece: "n" }))).toBe(
		"Your mistakes let go of d5 and f5, most with a knight.",
	);
	expect(said(answer("squares", "for", { squares }))).toBe(
		"You keep d5 and f5, which they let go.",
	);
	expect(said(answer("hanging", "against", { from: 18, to: 24, clock: 60 }))).toBe(
		"You leave more hanging, most at moves 18 to 24, with under a minute left.",
	);
});

test("others take other forms", () => {
	expect(answerWords.sentence(answer("punish", "against"), ONE)).toBe(
		"Vos punishes you more than you punish Vos.",
	);
	expect(answerWords.sentence(answer("hanging", "same"), ONE)).toBe(
		"You leave as much hanging as Vos does",
	);
	expect(answerWords.sentence(answer("centre", "for"), NOBODY)).toBe(
		"White holds the centre more than Black does, in the same games.",
	);
	const phase = { phase: "middlegame", mine: 0.6, theirs: 0.7 } as const;
	expect(answerWords.sentence(answer("phase", "same", phase), NOBODY)).toBe(
		"Most mistakes, White’s and Black’s, are in the middlegame",
	);
	expect(answerWords.sentence(answer("phase", "same", phase), ME)).toBe(
		"Most mistakes, yours and theirs, are in the middlegame",
	);
});

test("numbers, and what is behind them", () => {
	expect(answerWords.number(answer("centre", "same"), "mine")).toBe("52 %");
	expect(answerWords.number(answer("hanging", "same", { theirs: 1.26 }), "theirs")).toBe("1.3");
	expect(answerWords.number(answer("hanging", "few"), "mine")).toBe("–");
	expect(answerWords.behind(answer("openings", "against", french), ME)).toBe("42 games, they 38");
	expect(answerWords.behind(answer("openings", "same", french), ME)).toBe(
		"The French as Black: 42 games, they 38",
	);
	expect(answerWords.behind(answer("centreInOpening", "against", french), ME)).toBe(
		"22 of your 42 games, 9 of their 38",
	);
	expect(answerWords.behind(answer("punish", "same"), ME)).toBe(
		"42 chances of yours, 38 of theirs",
	);
	expect(answerWords.behind(answer("better", "for"), ME)).toBe("42 games since, 38 before");
});

test("games without clocks, and ten games where nothing stands out against me", () => {
	expect(answerWords.behind(answer("hanging", "same"), ME)).toBe("pieces a game, in 42 games");
	expect(answerWords.behind(answer("hanging", "same", { clocksNeeded: 12 }), ME)).toBe(
		"pieces a game, in 42 games. Clock: 12 more games with times needed",
	);
	const { changed } = answerWords.tenGames;
	const [good, alike] = [answer("won", "for"), answer("centre", "same")];
	expect(changed([good, alike], ME)).toBe(
		"Nothing stands out against you; in these games most squares changed.",
	);
	expect(changed([alike], ME)).toBe(
		"Chance can explain all ten answers; in these games most squares changed.",
	);
	expect(changed([good, alike], NOBODY)).toBe("In these games most squares changed.");
});

test("a list says whose games it has, and what they show", () => {
	const squares = [squareNamed("d6"), squareNamed("f2")];
	const may = { since: 20240501 };
	const lists: [Answer, string, string][] = [
		[
			answer("openings", "for", french),
			"Your games with the French as Black",
			"Their games with the French as Black",
		],
		[
			answer("centreInOpening", "for", french),
			"Games with the French in which you lose the centre",
			"Games with the French in which they lose the centre",
		],
		[
			answer("centre", "same"),
			"Games in which they hold more of the centre",
			"Games in which you hold more of the centre",
		],
		[
			answer("better", "for", may),
			"Your games since May 2024 with a piece lost",
			"Your games before May 2024 with a piece lost",
		],
		[answer("punish", "for"), "Chances that you missed", "Chances that they missed"],
		[
			answer("phase", "for", { phase: "endgame" }),
			"Your mistakes in the endgame",
			"Their mistakes in the endgame",
		],
		[
			answer("won", "against"),
			"Games in which you led and did not win",
			"Games in which they led and did not win",
		],
		[answer("won", "for"), "Games in which you led and won", "Games in which they led and won"],
		[
			answer("saved", "for"),
			"Games in which you were behind and did not lose",
			"Games in which they were behind and did not lose",
		],
		[
			answer("saved", "same"),
			"Games in which you were behind and lost",
			"Games in which they were behind and lost",
		],
		[
			answer("squares", "against", { squares }),
			"Your mistakes that let go of d6 or f2",
			"Their mistakes that let go of d6 or f2",
		],
		[answer("hanging", "for"), "Pieces that you left hanging", "Pieces that they left hanging"],
	];
	for (const [one, mine, theirs] of lists) {
		expect(answerWords.listed(one, "me", ME)).toBe(mine);
		expect(answerWords.listed(one, "them", ME)).toBe(theirs);
	}
	expect(answerWords.listed(answer("hanging", "for"), "them", ONE)).toBe(
		"Pieces that Vos left hanging",
	);
	expect(answerWords.listed(answer("saved", "for"), "me", NOBODY)).toBe(
		"Games in which White was behind and did not lose",
	);
	const { whose } = myGamesWords.answers;
	const [hanging, better] = [answer("hanging", "for"), answer("better", "for", may)];
	expect([ME, ONE, NOBODY].map((who) => whose.me(hanging, who))).toEqual([
		"Yours",
		"Yours",
		"White’s",
	]);
	expect([ME, ONE, NOBODY].map((who) => whose.them(hanging, who))).toEqual([
		"Theirs",
		"Vos’s",
		"Black’s",
	]);
	expect([whose.me(better, ME), whose.them(better, ME)]).toEqual(["Since then", "Before"]);
});

test("what is needed", () => {
	const needs = (key: Answer["key"], more: Partial<Answer> = {}) =>
		answerWords.sentence(answer(key, "few", { needed: 6, ...more }), ME);
	const italian = { family: "Italian Game", colour: "white" } as const;
	expect(needs("openings", { ...italian, mineOf: 6, theirsOf: 30 })).toBe(
		"Openings: the Italian as White has 6 games, 6 more needed",
	);
	expect(needs("openings")).toBe("Openings: 6 more games needed");
	expect(needs("saved")).toBe("Saving lost games: 6 more such games needed");
	const inFrench = { family: "French Defense", theirsOf: 50_000 };
	expect(needs("centreInOpening", { ...inFrench, mineOf: 14 })).toBe(
		"The French: 14 games, 6 more needed",
	);
	// The missing games are not mine: the sentence says which they are.
	const many = { ...inFrench, mineOf: 50_000, theirsOf: 14 };
	expect(needs("centreInOpening", many)).toBe(
		"The French: 14 games to compare with, 6 more needed",
	);
	expect(needs("better", { since: 20240301 })).toBe(
		"Getting better: 6 more games since March 2024 needed",
	);
	expect(needs("punish", { needed: 1 })).toBe("Punishing: 1 more chance needed");
	expect(answerWords.tenGames.title(10)).toBe("Ten games to look at");
	expect(answerWords.tenGames.bring(8)).toBe("Bring 8 more games: answers begin at 20.");
});

test("openings are called as players call them", () => {
	const spoken = {
		"Sicilian Defense": "the Sicilian",
		"Ruy Lopez": "the Ruy Lopez",
		"Queen's Gambit Declined": "the Queen’s Gambit Declined",
		"Queen's Pawn Game": "the Queen’s Pawn Game",
		"Petrov's Defense": "the Petrov",
		"Bishop's Opening": "the Bishop’s Opening",
		"English Opening": "the English",
		"English Defense": "the English Defense",
		"Anderssen's Opening": "Anderssen’s Opening",
		"King's Indian Attack": "the King’s Indian Attack",
	};
	for (const [family, name] of Object.entries(spoken)) expect(spokenOpening(family)).toBe(name);
});
