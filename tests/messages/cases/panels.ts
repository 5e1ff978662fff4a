// Cases of the panels, but for mistakes.

import { describeTags } from "../../../src/chess/pgn/tags/describeTags.ts";
import { BLACK, pieceLettered, WHITE } from "../../../src/chess/piece.ts";
import { SAMPLES } from "../../../src/chess/samples/samples.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import type { Safety } from "../../../src/control/account.ts";
import type { Difference } from "../../../src/features/compare/difference.ts";
import { decisiveWords, signWords } from "../../../src/messages/en/panels/decisive.ts";
import { evaluationWords } from "../../../src/messages/en/panels/evaluations.ts";
import {
	followFaultWords,
	followWords,
	whomFaultWords,
} from "../../../src/messages/en/panels/follow.ts";
import { glyphWords } from "../../../src/messages/en/panels/glyphs.ts";
import { importFaultWords, importWords } from "../../../src/messages/en/panels/import.ts";
import { lessonsWords, lessonWords } from "../../../src/messages/en/panels/lesson.ts";
import { moveWords } from "../../../src/messages/en/panels/moves.ts";
import { openWords } from "../../../src/messages/en/panels/open.ts";
import { presentWords } from "../../../src/messages/en/panels/present.ts";
import { reviewWords } from "../../../src/messages/en/panels/review.ts";
import { shareWords } from "../../../src/messages/en/panels/share.ts";
import { sidelineWords } from "../../../src/messages/en/panels/sideline.ts";
import { sidePanelWords } from "../../../src/messages/en/panels/sidePanels.ts";
import { tagWords } from "../../../src/messages/en/panels/tags.ts";
import { writeWords } from "../../../src/messages/en/panels/write.ts";
import type { HangingMoment, SquareMoment } from "../../../src/review/moment.ts";
import type { FollowFault } from "../../../src/session/follow/followFault.ts";
import type { WhomFault } from "../../../src/session/follow/whomToAsk.ts";
import type { ImportFault } from "../../../src/session/import/importError.ts";
import type { Sign } from "../../../src/session/state/appState.ts";
import { say, sayEach } from "../say.ts";

const score = { cp: 31, mate: null };

const EVALUATIONS = [
	...[evaluationWords.score, evaluationWords.short, evaluationWords.verdict].map((message) =>
		say(
			message,
			[{ cp: 31, mate: null }],
			[{ cp: -205, mate: null }],
			[{ cp: 0, mate: null }],
			[{ cp: 29, mate: null }],
			[{ cp: 300, mate: null }],
			[{ cp: null, mate: 3 }],
			[{ cp: null, mate: -1 }],
			[{ cp: null, mate: 0 }],
		),
	),
	say(evaluationWords.loaded, [0.34]),
	say(evaluationWords.spoken, [score, false], [score, true]),
	say(evaluationWords.parting, [{ from: 1, to: 9, side: BLACK }, "1.e4", "5.d4"]),
	say(
		evaluationWords.problem,
		[{ code: "absent" }],
		[{ code: "unreachable", status: 503 }],
		[{ code: "unreachable", status: undefined }],
		[{ code: "stalled", seconds: 30 }],
		[{ code: "damaged" }],
		[{ code: "died", detail: "out of memory" }],
		[{ code: "other", detail: "x" }],
	),
	...sayEach<Sign>(
		signWords,
		{ code: "mistake", mark: "?!" },
		{ code: "offer" },
		{ code: "only" },
		{ code: "outpost" },
		{ code: "moment", kind: "missed" },
		{ code: "loss", lost: 3 },
		{ code: "loss", lost: undefined },
	),
	say(decisiveWords.change, [WHITE, 30, -400], [BLACK, -20, -560]),
	say(decisiveWords.spokenChange, [BLACK, 2000, -20]),
	say(decisiveWords.others, [6, 0], [6, 1]),
	say(decisiveWords.givenBack, ["19...Kxf7??", true], ["20.Qe2??", false]),
];

const base = { ply: 8, side: BLACK, squares: [], weight: 1 } as const;

const hanging: HangingMoment = {
	...base,
	kind: "hanging",
	move: "4...h6",
	square: squareNamed("e4"),
	piece: pieceLettered("n"),
	gain: 3,
	reply: { side: WHITE, move: "5.Nxe4" },
};

const forGood: SquareMoment = {
	...base,
	kind: "square",
	move: "17...Bf6",
	square: squareNamed("d4"),
	weighty: "centre",
};

const REVIEW = [
	say(
		reviewWords.moment,
		[hanging],
		[{ ...hanging, kind: "missed", reply: { side: WHITE, move: "5.d3" } }],
		[{ ...hanging, reply: undefined }],
		[
			{
				...base,
				kind: "trapped",
				move: "2.Kb2",
				square: squareNamed("a2"),
				piece: pieceLettered("b"),
				takenBy: "3.Kxa2",
			},
		],
		[
			{
				...base,
				kind: "outpost",
				move: "16...Nd3",
				squares: ["d3", "c1", "e1"].map(squareNamed),
				square: squareNamed("d3"),
				piece: pieceLettered("n"),
				stayed: 17,
				takenBy: "34.Qxd3",
			},
		],
		[
			{
				...base,
				kind: "swing",
				move: "11.Bxb7",
				squares: [squareNamed("b7"), squareNamed("c6")],
				before: { light: 20, dark: 25, contested: 5, neutral: 14 },
				after: { light: 29, dark: 18, contested: 4, neutral: 13 },
			},
		],
		[forGood],
		[{ ...forGood, square: squareNamed("g2"), weighty: "besideKing" }],
		[{ ...forGood, side: WHITE, square: squareNamed("c6"), weighty: "beyondPawns" }],
		[{ ...base, kind: "tension", move: "9.cxd5", before: 8, after: 3 }],
	),
	say(
		reviewWords.momentUnderMove,
		[hanging],
		[forGood],
		[{ ...base, kind: "tension", move: "9.cxd5", before: 8, after: 3 }],
	),
	say(sidelineWords.back, ["15.Qh5"], [undefined]),
	say(sidelineWords.place, [2, 5]),
];

const GAME = { code: "game", id: "abcd1234" } as const;
const [site, host] = ["lichess", "a.example"] as const;

const OTHER_SITES = [
	say(openWords.players, ...SAMPLES.map(({ year }): [typeof year] => [year])),
	say(openWords.subject, ...SAMPLES.map(({ year }): [typeof year] => [year])),
	...sayEach<ImportFault>(
		importFaultWords,
		{ code: "private", site, what: GAME },
		{ code: "absent", site, what: { code: "chapter", chapter: "b", study: "a" } },
		{ code: "tooManyRequests", site: "chesscom", seconds: 60 },
		{ code: "trouble", site, status: 503 },
		{ code: "status", site, status: 418 },
		{ code: "page", site },
		{ code: "otherType", site, type: "image/png" },
		{ code: "leadsElsewhere", site },
		{ code: "noAnswer", site },
		{ code: "silent", site, seconds: 30 },
		{ code: "brokeOff", site, kilobytes: 12 },
		{ code: "noGamesThen", player: "Ann" },
		{ code: "tooLarge", megabytes: 64 },
		{ code: "offline" },
		{ code: "empty" },
	),
	say(importWords.whatIsSent, [site]),
	say(importWords.whatIsSentForMonths, ["chesscom"]),
	say(importWords.dialog.come, [1234, 1]),
	...sayEach<FollowFault>(
		followFaultWords,
		{ code: "noSuchFile", host, status: 404 },
		{ code: "notForEverybody", host, status: 403 },
		{ code: "askedTooOften", host },
		{ code: "trouble", host, status: 503 },
		{ code: "status", host, status: 418 },
		{ code: "offline" },
		{ code: "leadsElsewhere", host },
		{ code: "noAnswer", host },
		{ code: "notReadable", host },
		{ code: "tooLarge" },
		{ code: "page" },
		{ code: "noGameYet" },
		{ code: "game", fault: { code: "noGame", word: "x", place: { line: 1, column: 2 } } },
	),
	...sayEach<WhomFault>(
		whomFaultWords,
		{ code: "namesNothing", why: site },
		{ code: "namesPlayer" },
		{ code: "noAddress", given: "x y" },
		{ code: "hostNotAsked", host, others: ["Lichess", "b.example"] },
		{ code: "hostNotAsked", host, others: [] },
	),
	say(followWords.bar.ended, ["Gone", host]),
	say(followWords.bar.triedAgain, ["Gone"]),
	say(followWords.sign.tryingAgain, ["Gone"]),
];

const MOVES = [
	say(moveWords.meaning, [4], [15], [217]),
	say(
		moveWords.measure,
		["evaluation"],
		["clk"],
		["emt"],
		["egt"],
		["mct"],
		["drawOffer"],
		["constructor"],
	),
	say(
		moveWords.result,
		...["1-0", "0-1", "1/2-1/2", "*"].map(
			(result): Parameters<typeof moveWords.result> => [{ result, fault: undefined }],
		),
		[{ result: "0-1", fault: { code: "unreadableMove", word: "Qz9", place: undefined } }],
		[{ result: "*", fault: { code: "unreadableMove", word: "Qz9", place: undefined } }],
	),
	say(
		moveWords.goesOn,
		[{ code: "illegalMove", move: "Qxh9", number: 14, side: WHITE, place: undefined }],
		[{ code: "illegalMove", move: "Ke3", number: 2, side: BLACK, place: undefined }],
		[{ code: "unreadableMove", word: "Zz9", place: undefined }],
	),
	say(moveWords.notes.leftOut, [0], [5]),
	say(
		moveWords.ending,
		["checkmate", BLACK],
		["checkmate", WHITE],
		["stalemate", WHITE],
		["insufficient material", BLACK],
		["threefold repetition", WHITE],
		["100 half-moves", WHITE],
	),
	say(moveWords.chapterOf, [2, 3]),
	say(moveWords.gameOf, [2, 1200]),
	say(moveWords.notes.count, [1], [2000]),
	say(moveWords.notes.at, [{ line: 3, column: 14 }]),
	say(moveWords.notes.more, [5]),
	say(moveWords.printedStretch, [undefined, "2000... Ng8"]),
];

const { failure, chapters, whatIf, track } = presentWords;

const PRESENT = [
	say(
		failure,
		[{ kind: "start" }],
		[{ kind: "end" }],
		[{ kind: "endOfVariation" }],
		[{ kind: "endOfWhatIf" }],
		[{ kind: "noNextChapter" }],
		[{ kind: "noPreviousChapter" }],
		[{ kind: "unreadable", chapter: 2 }],
	),
	say(chapters.chapterOf, [2, 3, "Opposition"]),
	say(chapters.gameOf, [1200, 3000, "A – B"]),
	say(whatIf.waits, ["24.Rxd4"], [undefined]),
	say(track.move, ["2. Nf3", false], ["2. Nf3", true]),
];

const { text, link, film, picture } = shareWords;

const SHARE = [
	say(text.copy, ["fen"]),
	say(text.copied, ["pgn"]),
	say(text.notCopied, ["heat"]),
	say(text.download, ["pgn"]),
	say(text.saved, ["heat"]),
	say(text.notSaved, ["heat"]),
	say(shareWords.chapters.saved, [3]),
	say(link.holds, [1], [12]),
	say(link.isLong, [12_345]),
	say(link.fileFailed, ["they are too large"]),
	say(shareWords.noLink, ["it is too large"]),
	say(shareWords.allGames, [2000]),
	say(film.seconds, [500], [1000], [5000]),
	say(film.pixels, [640]),
	say(film.saved, [811_001], [1_440_000]),
	say(film.tooLong, [1200]),
	say(film.unsupported, ["WebM", ["GIF"]], ["MP4", ["WebM", "GIF"]]),
	say(picture.scale, [2, 1024]),
	say(lessonWords.unreadable, ["Invalid PGN"]),
];

const same: Difference = { side: WHITE, squares: 22, more: 0, gained: [], lost: [], pieces: [] };

const squares = (names: string) => names.split(" ").map(squareNamed);

/** Pieces of which one thing is true: "Nc3 Ra1". */
const pieces = (safety: Safety, placed: string) => ({
	safety,
	pieces: placed.split(" ").map((name) => ({
		piece: pieceLettered(name.charAt(0)),
		square: squareNamed(name.slice(1)),
	})),
});

const now = new Date(2026, 10, 27, 12).getTime();

const SIDE_PANELS = [
	say(
		sidePanelWords.compare.difference,
		[same],
		[{ ...same, squares: 28, more: 6, gained: squares("d5 e5"), lost: squares("c3") }],
		[{ ...same, side: BLACK, squares: 20, more: -2, lost: squares("d4 c5") }],
		[{ ...same, gained: squares("d5"), pieces: [pieces({ kind: "king" }, "Kg1")] }],
		[{ ...same, pieces: [pieces({ kind: "hangs", points: 3, isNow: true }, "Nc3")] }],
		[{ ...same, pieces: [pieces({ kind: "hangs", points: 3, isNow: false }, "Nc3 Bf4")] }],
		[{ ...same, side: BLACK, pieces: [pieces({ kind: "unguarded" }, "nc6")] }],
		[{ ...same, pieces: [pieces({ kind: "unguarded" }, "Nc3 Bf4 Ra1")] }],
		[
			{
				...same,
				pieces: [
					pieces({ kind: "safe" }, "Nc3"),
					pieces({ kind: "hangs", points: 1, isNow: false }, "Pe4"),
				],
			},
		],
		[{ ...same, pieces: [pieces({ kind: "safe" }, "Nc3 Bf4")] }],
	),
	say(sidePanelWords.compare.kept, [{ kind: "after", move: "12. Nf3" }]),
	say(sidePanelWords.compare.boardOf, [{ kind: "start" }]),
	say(sidePanelWords.compare.onBoard, [{ kind: "pasted" }]),
	say(sidePanelWords.search.square, [squareNamed("d5")]),
	say(sidePanelWords.search.aboutSquare, [squareNamed("d5")]),
	say(lessonsWords.facts, [3, now, now], [1, new Date(2026, 9, 30).getTime(), now]),
	say(lessonsWords.failed, ["full"]),
	say(lessonsWords.noShelf, ["UnknownError"]),
	say(lessonsWords.unreadable, [1], [2]),
	...[lessonsWords.changedElsewhere, lessonsWords.forgottenHere, lessonsWords.gone].map((message) =>
		say(message, ["Rook lifts"]),
	),
	say(lessonsWords.short, ["Rook lifts"], ["l".repeat(100_000)]),
];

/** Meanings of tags: specification, section 3. */
const meanings = (...tags: (readonly [name: string, value: string])[]) =>
	tags
		.flatMap((tag) => describeTags(new Map([tag])))
		.map(({ meaning }): [typeof meaning] => [meaning]);

const TAGS = [
	say(
		tagWords.meaning,
		...meanings(
			["Date", "1999.01.20"],
			["Date", "1999.01.??"],
			["EventDate", "1858.??.??"],
			["Date", "????.12.24"],
			["Date", "1999.??.20"],
			["UTCDate", "yesterday"],
			["UTCTime", "1:02:03.4"],
			["Time", "noon"],
			["Result", "1-0"],
			["Result", "0-1"],
			["Result", "1/2-1/2"],
			["Result", "*"],
			["Result", "nonsense"],
			["Mode", "OTB"],
			["Mode", "constructor"],
			["Event", " World   Cup "],
			["TimeControl", "?:300"],
			["TimeControl", "-"],
			["TimeControl", "40/7200"],
			["TimeControl", "40/7200:3600"],
			["TimeControl", "40/5400+30"],
			["TimeControl", "900+10"],
			["TimeControl", "60+0"],
			["TimeControl", "0+1"],
			["TimeControl", "3661"],
			["TimeControl", "1/60"],
			["TimeControl", "*180"],
			["TimeControl", "blitz"],
		),
	),
	say(tagWords.label, ["WhiteElo"], ["FEN"], ["__proto__"]),
];

const { comment, pens } = writeWords;

const WRITE = [
	say(glyphWords.name, [7], [14], [15], [48], [49], [138], [139], [146], [147]),
	say(comment.onMove, ["before", "12. Nf3"]),
	say(pens.name, ["G"]),
	say(pens.hint, ["R"]),
	say(pens.draws, ["B"]),
	say(pens.from, [squareNamed("e4")]),
	say(writeWords.chapters.newName, ["4"]),
];

export const PANELS = [
	EVALUATIONS,
	REVIEW,
	OTHER_SITES,
	MOVES,
	PRESENT,
	SHARE,
	SIDE_PANELS,
	TAGS,
	WRITE,
].flat();
