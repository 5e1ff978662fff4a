// Work on pasted, dropped and linked text takes time by its length and not by its square, whatever
// the text. For whole games another test counts the letters that are read:
// chess/pgn/tree/growth.test.ts.

import { expect, test } from "vitest";
import type { GameText } from "../../../src/chess/pgn/gameText.ts";
import { readText } from "../../../src/chess/pgn/readText.ts";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { describeTags } from "../../../src/chess/pgn/tags/describeTags.ts";
import { firstMoves, knownTag } from "../../../src/chess/pgn/tags/gameTitle.ts";
import {
	dayOf,
	parseElo,
	parseTime,
	parseTimeControl,
} from "../../../src/chess/pgn/tags/tagValues.ts";
import { clockOddities } from "../../../src/chess/pgn/tree/clock.ts";
import { readComment } from "../../../src/chess/pgn/tree/comment.ts";
import {
	glyphsOf,
	isDrop,
	isFiller,
	isMove,
	spellMove,
	whiteNumber,
	withoutNumber,
} from "../../../src/chess/pgn/tree/notation.ts";
import { notesOn } from "../../../src/chess/pgn/tree/notes.ts";
import { tagFaults } from "../../../src/chess/pgn/tree/parser.ts";
import { readGame } from "../../../src/chess/pgn/tree/readGame.ts";
import { decodeComment, encodeComment } from "../../../src/chess/pgn/write/commentText.ts";
import { finish } from "../../../src/chess/work.ts";
import { contentFault, holdsManyGames, textFault } from "../../../src/features/open/openInput.ts";
import { isAddress, linkIn, whatItIs } from "../../../src/features/open/whatItIs.ts";
import { finding } from "../../../src/features/search/Search.tsx";
import { addressToFollow } from "../../../src/session/follow/whomToAsk.ts";
import { addressIn } from "../../../src/session/import/addresses.ts";
import { beginsAsPage } from "../../../src/session/import/beginsAsPage.ts";
import { isWhole } from "../../../src/session/import/wholeText.ts";

const [sole] = splitPgn("1. e4 *");
const GAME = readGame("1. e4 *", sole as GameText);

const listWith = (value: string) =>
	({ games: [{ tags: [{ name: "Event", value, offset: 0 }] }] }) as never;

/** All that is asked of a text: as a whole, as a word, as the value of a tag or as a comment. */
const ASKED: Readonly<Record<string, (text: string) => unknown>> = {
	linkIn,
	isAddress,
	textFault,
	whatItIs,
	contentFault: (text) => contentFault("a.pgn", text),
	holdsManyGames: (text) => holdsManyGames([text]),
	addressIn,
	addressToFollow: (text) => addressToFollow(text, "https://here.example/"),
	isWhole,
	beginsAsPage,
	"finding a text": (text) => finding(GAME, listWith("x"), text).next(),
	"finding in a title": (text) => finish(finding(GAME, listWith(text), "zz")),
	firstMoves,
	knownTag: (text) => knownTag(() => text, "Event"),
	describeTags: (text) =>
		describeTags(
			new Map(["Date", "TimeControl", "WhiteElo", "Time", "Opening"].map((name) => [name, text])),
		),
	dayOf,
	parseElo,
	parseTime,
	parseTimeControl,
	"tagFaults of a time": (text) => tagFaults("UTCTime", text),
	readComment: (text) => readComment(text, 0, () => {}),
	clock: (text) => clockOddities("clk", text, 0),
	notes: (text) => notesOn([readComment(`[%eval ${text}]`, 0, () => {})]),
	encodeComment,
	decodeComment,
	spellMove: (text) => isMove(text) && spellMove(text),
	withoutNumber,
	whiteNumber,
	isMove,
	isDrop,
	isFiller,
	glyphsOf,
};

const times = (unit: string) => (length: number) =>
	unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Text that stands many times, between a start and an end of a match. */
const UNITS = [
	...[
		"a",
		" ",
		"\n",
		"\t \n",
		"1",
		".",
		"-",
		"*",
		"?",
		"!",
		"+",
		"#",
		"=",
		"/",
		":",
		"%",
		"&",
		"@",
	],
	...["&g=a", "#g=", "&fen=", "#", "/a", "//", "http://", "https://x#", "www.", "?a=b&"],
	...[
		"[",
		"]",
		"(",
		")",
		"{",
		"}",
		"((",
		"{a",
		"(a",
		"[%a ",
		"[%a b",
		"[%csl Ga1,",
		"¶",
		"(¶",
		"¶%",
	],
	...[
		"[Event ",
		"\n[Event ",
		"[StudyName ",
		"[FEN ",
		'[a "b',
		'"',
		"\\",
		"\\\\",
		'\\"',
		"<",
		"<br",
	],
	...["1.", "1. ", "e4 ", "1-0 ", "* ", "1/2", "0-0-", "e8(", "e.p.", "$1", "!?", "♔", "8/", "K/"],
	...["0:00", "1+", "1/1+1:", "2026.", "Elo", "\u200b", "\ufeff", "\ud800", "é", "\0", "Ga1,"],
];

const SHAPES: Readonly<Record<string, (unit: string) => (length: number) => string>> = {
	alone: times,
	"before a letter": (unit) => (length) => `${times(unit)(length)}x`,
	"before a blank": (unit) => (length) => `${times(unit)(length)} x`,
	"behind an address": (unit) => (length) => `https://x#${times(unit)(length)} x`,
	"behind a site": (unit) => (length) => `lichess.org/${times(unit)(length)}/`,
	"behind a sign": (unit) => (length) => `-.1${times(unit)(length)}\n`,
};

const SHORT = 20_000;
const LONG = 80_000;

/** Milliseconds below which nobody minds, whatever their growth. */
const NOTHING = 40;

/** Four times as long takes 16 times as long if it grows with the square. */
const MOST = 6;

function timeOf(work: () => void): number {
	const before = process.cpuUsage();
	work();
	return process.cpuUsage(before).user / 1000;
}

/** Whichever run of several is the quickest; another is made as long as that seems to matter. */
function growsTooFast(ask: (text: string) => unknown, made: (length: number) => string): boolean {
	const [short, long] = [made(SHORT), made(LONG)];
	let [few, many] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	for (let run = 0; run < 8; run++) {
		many = Math.min(
			many,
			timeOf(() => ask(long)),
		);
		if (many <= NOTHING) return false;
		few = Math.min(
			few,
			timeOf(() => ask(short)),
		);
		if (run >= 2 && many <= MOST * few) return false;
	}
	return true;
}

test.each(Object.keys(ASKED))(
	"reading 80 kB takes at most six times as long as 20 kB: %s",
	(name) => {
		const ask = ASKED[name] as (text: string) => unknown;
		const slow = Object.entries(SHAPES).flatMap(([shape, put]) =>
			UNITS.filter((unit) => growsTooFast(ask, put(unit))).map((unit) => [shape, unit]),
		);
		expect(slow).toEqual([]);
	},
);

test.each(["a ", "1", "(", "8/", "/", "K/", "1/2 "])("nor is more than that read: %j", (unit) => {
	expect(growsTooFast((text) => finish(readText(text)), times(unit))).toBe(false);
});
