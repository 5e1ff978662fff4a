// The sentences for what is opened, for games of other sites, and for games that are followed.

import { expect, test } from "vitest";
import type { FollowFault } from "../../src/follow/followFault.ts";
import type { WhomFault } from "../../src/follow/whomToAsk.ts";
import type { NamedThing } from "../../src/import/addresses.ts";
import type { ImportFault } from "../../src/import/importError.ts";
import { inputFaultWords } from "../../src/messages/en/input.ts";
import { openingWords } from "../../src/messages/en/opening.ts";
import {
	followFaultWords,
	followWords,
	whomFaultWords,
} from "../../src/messages/en/panels/follow.ts";
import { importFaultWords, importWords } from "../../src/messages/en/panels/import.ts";
import { openWords } from "../../src/messages/en/panels/open.ts";
import { comingWords, noticeWords } from "../../src/messages/en/saving.ts";
import { sentenceOf } from "../../src/messages/sentenceOf.ts";
import { SAMPLES } from "../../src/samples/samples.ts";

const game: NamedThing = { code: "game", id: "abcd1234" };

test.each([
	[1, false, "News. The game before it was closed."],
	[3, true, "News. The 3 chapters before it were closed."],
	[3000, false, "News. The 3,000 games before it were closed."],
	[0, false, "News. The games before it were closed."],
])("news say what was closed: %i", (count, areChapters, news) => {
	expect(openingWords.replaced("News.", { count, areChapters })).toBe(news);
});

test("news name the files that are open", () => {
	const { filesOpen } = openingWords;
	expect(filesOpen("a.pgn", "b.pgn", 2)).toBe("a.pgn and b.pgn are open as one list.");
	expect(filesOpen("a.pgn", "b.pgn", 3)).toBe("a.pgn and 2 more are open as one list.");
});

test("an address that is not asked names those that are", () => {
	expect(inputFaultWords.address("Lichess and Chess.com")).toBe(
		"This is an address, and games are fetched from Lichess and Chess.com only. Paste the moves; most sites offer them as PGN, to copy or download",
	);
	expect(inputFaultWords.address("")).toMatch(/^This is an address, and nothing is fetched/);
});

test("what is hidden is listed", () => {
	expect(noticeWords.hidden(["heat", "arrows"])).toBe(
		"Hidden on the board: the colours, arrows and circles.",
	);
});

test("each sample has its players and what there is to see", () => {
	const cards = SAMPLES.map(({ year }) => `${openWords.players(year)}: ${openWords.subject(year)}`);
	expect(cards).toEqual([
		"Morphy – Duke Karl: Queen sacrifice, then mate",
		"Kasparov – Topalov: A king hunted down",
		"Karpov – Kasparov: The octopus knight",
	]);
});

test.each<[ImportFault, string]>([
	[
		{ code: "private", site: "lichess", what: game },
		"Game abcd1234 is private: Lichess does not show it to everyone",
	],
	[
		{ code: "absent", site: "lichess", what: { code: "chapter", chapter: "b", study: "a" } },
		"Chapter b of study a is not at Lichess, or is private",
	],
	[
		{ code: "tooManyRequests", site: "chesscom", seconds: 60 },
		"Chess.com has had too many requests from here and asks for a pause of 60 seconds",
	],
	[
		{ code: "trouble", site: "lichess", status: 503 },
		"Lichess has a problem (status 503). Try again later",
	],
	[{ code: "status", site: "lichess", status: 418 }, "Lichess answered with status 418"],
	[{ code: "page", site: "lichess" }, "Lichess answered with a page, not with games"],
	[
		{ code: "otherType", site: "lichess", type: "image/png" },
		"Lichess answered with image/png, not with games",
	],
	[
		{ code: "leadsElsewhere", site: "lichess" },
		"Lichess redirects to another site, which is not asked",
	],
	[
		{ code: "noAnswer", site: "lichess" },
		"Lichess does not answer: the site is down, or something blocks the way to it",
	],
	[{ code: "silent", site: "lichess", seconds: 30 }, "Lichess has sent nothing for 30 seconds"],
	[
		{ code: "brokeOff", site: "lichess", kilobytes: 12 },
		"The answer of Lichess broke off after 12 kB",
	],
	[{ code: "noGamesThen", player: "Ann" }, "Ann has no games at Chess.com in these months"],
	[
		{ code: "tooLarge", megabytes: 64 },
		"The answer is too large: at most 64 MB can be opened here",
	],
	[{ code: "offline" }, "You are offline"],
	[{ code: "empty" }, "The answer has no games"],
])("games that do not come: %j", (fault, sentence) => {
	expect(sentenceOf<ImportFault>(importFaultWords, fault)).toBe(sentence);
});

test("a site is told about before it is asked, and what came is news", () => {
	expect(importWords.whatIsSent("lichess")).toBe(
		"Your browser asks Lichess for this, once. Lichess learns the address above, your network address and which page asks. No name, no cookie and nothing of your games is sent.",
	);
	expect(importWords.whatIsSentForMonths("chesscom")).toBe(
		"Your browser asks Chess.com for a list and for each month, once. Chess.com learns these addresses, your network address and which page asks. No name, no cookie and nothing of your games is sent.",
	);
	expect(importWords.dialog.come(1234, 1)).toBe("1,234 kB, 1 game");
	expect(importWords.dialog.open({ code: "round", id: "x" }, "lichess")).toBe(
		"Round x of a broadcast of Lichess is open.",
	);
	const month: NamedThing = { code: "month", month: "2024-05", player: "ann" };
	expect(importWords.dialog.openInPart(month, "chesscom")).toBe(
		"2024-05 of ann of Chess.com is open. The text ends in the middle of a game.",
	);
});

test.each<[FollowFault, string]>([
	[
		{ code: "noSuchFile", host: "a.example", status: 404 },
		"a.example has no such file (status 404)",
	],
	[
		{ code: "notForEverybody", host: "a.example", status: 403 },
		"a.example does not show this file to everyone (status 403)",
	],
	[
		{ code: "askedTooOften", host: "a.example" },
		"a.example has been asked too often, and is left alone for a while",
	],
	[{ code: "trouble", host: "a.example", status: 503 }, "a.example has a problem (status 503)"],
	[{ code: "status", host: "a.example", status: 418 }, "a.example answered with status 418"],
	[{ code: "offline" }, "You are offline"],
	[
		{ code: "leadsElsewhere", host: "a.example" },
		"a.example redirects to another host, which is not asked",
	],
	[{ code: "noAnswer", host: "a.example" }, "a.example does not answer"],
	[
		{ code: "notReadable", host: "a.example" },
		"a.example does not let other pages read this file (the header Access-Control-Allow-Origin is missing), or redirects elsewhere",
	],
	[{ code: "tooLarge" }, "More than 16 MB cannot be followed"],
	[{ code: "page" }, "The address leads to a page, not to a file with games"],
	[{ code: "noGameYet" }, "The file has no game yet"],
	[
		{
			code: "game",
			fault: { code: "noGame", word: "x", place: { line: 1, column: 2 } },
		},
		'line 1, column 2: Expected a tag or a move but "x" found.',
	],
])("a file that is not had: %j", (fault, sentence) => {
	expect(sentenceOf<FollowFault>(followFaultWords, fault)).toBe(sentence);
});

test.each<[WhomFault, string]>([
	[
		{ code: "namesNothing", why: "lichess" },
		"This Lichess address names no game, study, broadcast round or player",
	],
	[
		{ code: "namesPlayer" },
		"This is the address of a player, whose games can be loaded; only a game, a study or a round can be followed",
	],
	[{ code: "noAddress", given: "x y" }, "x y is not the address of a file"],
	[
		{ code: "hostNotAsked", host: "a.example", others: ["Lichess", "b.example"] },
		"a.example is not asked from here: games are followed from this page’s own host, Lichess and b.example only. The operator of this page can name more",
	],
	[
		{ code: "hostNotAsked", host: "a.example", others: [] },
		"a.example is not asked from here: games are followed from this page’s own host only. The operator of this page can name more",
	],
])("what cannot be followed: %j", (fault, sentence) => {
	expect(sentenceOf<WhomFault>(whomFaultWords, fault)).toBe(sentence);
});

test("what is followed, and what is in the way", () => {
	const { news, bar, sign } = followWords;
	expect(news("followed")).toBe("You are following a game.");
	expect(news("newestShown")).toBe("The newest move is on view.");
	expect(bar.ended("Gone", "a.example")).toBe("Gone: a.example is no longer asked.");
	expect(bar.triedAgain("Gone")).toBe("Gone. Trying again.");
	expect(sign.tryingAgain("Gone")).toBe("Gone, trying again");
});

test("what comes while a lesson is open is named, with the chapters that it would be", () => {
	const { came, andMore, add, waiting } = comingWords;
	expect(came("pasted", 1, false)).toBe("A game was pasted:");
	expect(came("practise", 1, true)).toBe("A position came from Practise.");
	expect(came("dropped", 1200, false)).toBe("1,200 games were dropped:");
	expect([andMore("A – B", 1), andMore("A – B", 3)]).toEqual(["A – B", "A – B and 2 more"]);
	expect([add(4, 4), add(4, 6)]).toEqual(["Add as chapter 4", "Add as chapters 4 to 6"]);
	expect([waiting(1), waiting(2)]).toEqual(["1 more is waiting.", "2 more are waiting."]);
});
