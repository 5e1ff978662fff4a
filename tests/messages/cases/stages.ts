// Cases of the words that lie beside the folders of src/messages/en, but for faults.

import type { Frame } from "../../../src/chess/frame.ts";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import { PLIGHTS } from "../../../src/control/standing.ts";
import { extensionWords } from "../../../src/messages/en/extension/panel.ts";
import { headerWords, loadingWords } from "../../../src/messages/en/first.ts";
import { heldWords } from "../../../src/messages/en/held.ts";
import { inputFaultWords } from "../../../src/messages/en/input.ts";
import { legendWords } from "../../../src/messages/en/legend.ts";
import { effectWords } from "../../../src/messages/en/lens.ts";
import { newsText, newsWords } from "../../../src/messages/en/news.ts";
import { packageWords } from "../../../src/messages/en/package.ts";
import { positionWords } from "../../../src/messages/en/position.ts";
import { comingWords, noticeWords, savingWords } from "../../../src/messages/en/saving.ts";
import { type Held, WORTHS } from "../../../src/review/held.ts";
import { type Happened, PLAIN_NEWS } from "../../../src/session/state/news.ts";
import type { NotKept } from "../../../src/session/state/problems.ts";
import { say, sayEach } from "../say.ts";

const { value, low, high } = WORTHS.masters.middlegame;
const held: Held = {
	side: WHITE,
	from: 29 as Frame,
	to: 52 as Frame,
	squares: 8,
	players: "masters",
	phase: "middlegame",
	worth: { value: 8 * value, low: 8 * low, high: 8 * high },
};

export const STAGES = [
	say(headerWords.changeTheme, ["dark"], ["light"]),
	say(
		loadingWords.partFailed,
		[{ part: "vitals", cause: "missing", isLasting: false }],
		[{ part: "vitals", cause: "timeout", isLasting: false }],
		[{ part: "vitals", cause: "error", isLasting: false }],
		[{ part: "vitals", cause: "error", isLasting: true }],
		[{ part: "help", cause: "missing", isLasting: false }],
	),
	say(extensionWords.allow, ["lichess.org"]),
	say(heldWords.sentence, [held, [15, 26]]),
	say(heldWords.about, [held]),
	say(inputFaultWords.address, ["Lichess and Chess.com"], [""]),
	say(legendWords.plight, ...PLIGHTS.map((plight): [typeof plight] => [plight])),
	say(legendWords.threatenedBy, [WHITE]),
	say(effectWords.title, ["+3", "−1"]),
	say(effectWords.numbers, ["+3", "−1", (text) => `[${text}]`]),
	say(
		newsText,
		[{ code: "pasted", closed: { count: 1, areChapters: false } }],
		[{ code: "setup", closed: { count: 3, areChapters: true } }],
		[{ code: "link", closed: { count: 3000, areChapters: false } }],
		[{ code: "sample", closed: { count: 0, areChapters: false } }],
		[{ code: "lessonBegun", isBeforeKept: true }],
	),
	...sayEach<Happened>(
		newsWords,
		...PLAIN_NEWS.map((code) => ({ code })),
		{ code: "file", name: "a.pgn" },
		{ code: "files", first: "a.pgn", second: "b.pgn", count: 2 },
		{ code: "files", first: "a.pgn", second: "b.pgn", count: 3 },
		{ code: "fetched", what: { code: "round", id: "x" }, site: "lichess", isWhole: true },
		{
			code: "fetched",
			what: { code: "month", month: "2024-05", player: "ann" },
			site: "chesscom",
			isWhole: false,
		},
		{ code: "turned", number: 4, before: 2, games: { count: 5, areChapters: true } },
		{ code: "turned", number: 1200, before: 1, games: { count: 3000, areChapters: false } },
		{ code: "lesson", name: "Pins" },
		{ code: "chaptersAdded", first: 3, last: 3 },
		{ code: "chaptersAdded", first: 3, last: 5 },
		{ code: "chaptersFilled", number: 3, count: 1 },
		{ code: "chaptersFilled", number: 3, count: 2 },
		{ code: "sideToMove", side: BLACK },
		{ code: "lineAdded", moves: ["19.exf7+", "Rxf7"] },
		{ code: "lineKept", moves: ["24...Kb6", "25.b4"] },
	),
	say(positionWords.at, [BLACK, "11 Be2"], [WHITE, undefined]),
	say(packageWords.pieceOn, ["king", "g1"]),
	say(packageWords.pieces, [WHITE, ["king g1", "rook a1"]], [BLACK, []]),
	say(packageWords.controlled, ["White 28, Black 28"]),
	...sayEach<NotKept>(
		savingWords.notKept,
		{ code: "notAllowed", inTab: "all" },
		{ code: "notAllowed", inTab: "games" },
		{ code: "notAllowed", inTab: "none" },
		{ code: "noSpace", inTab: "all" },
		{ code: "noSpace", inTab: "games" },
		{ code: "noSpace", inTab: "none" },
		{ code: "fileTooLarge" },
		{ code: "failed", message: "No." },
	),
	say(savingWords.elsewhere.left, ["Ann – Bo"]),
	say(noticeWords.hidden, [["heat", "arrows"]]),
	say(noticeWords.fromGames.back, [true], [false]),
	say(noticeWords.fromRound.back, [true], [false]),
	say(noticeWords.showHeat, [true], [false]),
	say(comingWords.came, ["pasted", 1, false], ["practise", 1, true], ["dropped", 1200, false]),
	say(comingWords.andMore, ["A – B", 1], ["A – B", 3]),
	say(comingWords.add, [4, 4], [4, 6]),
	say(comingWords.fill, [3, 1], [3, 2]),
	say(comingWords.lesson, ["file", 5]),
	say(comingWords.waiting, [1], [2]),
];
