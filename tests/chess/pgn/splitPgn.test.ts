// Files cut into games, and places in them.

import { expect, test } from "vitest";
import { wholeText } from "../../../src/chess/pgn/gameText.ts";
import { placesIn } from "../../../src/chess/pgn/lex/textPlaces.ts";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { tagsOf } from "../../../src/chess/pgn/tags/tags.ts";
import { finish } from "../../../src/chess/work.ts";

const whites = (text: string) => splitPgn(text).map((game) => tagsOf(game).get("White"));
const gamesIn = (text: string) => splitPgn(text).map(({ start, end }) => text.slice(start, end));

const TWO = '[White "a"]\n\n1. e4 *\n\n[White "b"]\n\n1. d4 *\n';

test.each([
	["LF", TWO],
	["CRLF", TWO.replace(/\n/g, "\r\n")],
	["CR", TWO.replace(/\n/g, "\r")],
	["no empty lines", TWO.replace(/\n\n/g, "\n")],
	["all in one line", TWO.replace(/\n/g, " ")],
	["no results", TWO.replace(/ \*/g, "")],
	["byte order marks", `\uFEFF${TWO.replace("\n[", "\n\uFEFF[")}`],
	["no-break and zero-width spaces", TWO.replace(/ (?=[ed*])/g, "\u00a0\u200b")],
	["blanks in front", TWO.replace(/^/gm, "   ")],
	[
		"text in front and between",
		`Dear friend,\n\n${TWO.replace("\n\n[", "\n\n<html>no game</html>\n\n[")}`,
	],
	["tags alone", TWO.replace(/1\. .*\n/g, "").replace('[White "b"]', '\n[White "b"]')],
	[
		"a comment that is never closed",
		`${TWO.replace("*", "{ oh")}`.replace("[White", '[Event "x"]\n[White'),
	],
	["a variation that is never closed", TWO.replace("*", "(1. d4")],
	["percent lines", `% [White "no"]\n${TWO.replace("\n\n1.", "\n% 1. c4\n\n1.")}`],
	["tags in comments", TWO.replace("*", '{[White "no"]} *')],
	["tags behind a semicolon", TWO.replace("*", '; [White "no"]\n *')],
])("two games are two: %s", (kind, text) => {
	const expected = kind === "a comment that is never closed" ? ["a", "b"] : ["a", "b"];
	expect(
		whites(
			text.replace(/\[White "b"\]/, (tag) =>
				kind === "a comment that is never closed" ? `[Event "y"]\n${tag}` : tag,
			),
		),
	).toEqual(expected);
});

test("games without tags are separated by results and move numbers", () => {
	expect(gamesIn("1. e4 e5 1-0 1. d4 d5 0-1")).toEqual(["1. e4 e5 1-0", "1. d4 d5 0-1"]);
	expect(gamesIn("1. e4 e5 2. Nf3 Nc6\n\n1. d4 d5 2. c4")).toHaveLength(2);
	expect(gamesIn("1. e4 (1. d4) 1... e5 2. Nf3")).toHaveLength(1);
});

test("a tag repeated in one header does not begin a new game", () => {
	for (const end of ["\n", "\r\n", "\r"]) {
		expect(gamesIn(`[White "a"]${end}[White "b"]${end}${end}*`)).toHaveLength(1);
		expect(gamesIn(`[White "a"]${end} ${end}[White "b"]${end}${end}*`)).toHaveLength(2);
	}
});

test("a text without moves or tags holds no game", () => {
	for (const text of ["", "  \n\n ", "\uFEFF", "{a comment}", "Hello world"]) {
		expect(splitPgn(text)).toEqual([]);
	}
	expect(splitPgn("*")).toHaveLength(1);
});

test("tag values keep quotes, brackets and backslashes", () => {
	const [game] = splitPgn(
		'[Event "a \\"b\\" \\\\ [c]"]\n[White ""Mirage""]\n[event-x_y.1 "z"]\n\n*',
	);
	expect(game && [...tagsOf(game)]).toEqual([
		["Event", 'a "b" \\ [c]'],
		["White", '"Mirage"'],
		["event-x_y.1", "z"],
	]);
});

test('known tags are found in any capitals, and "__proto__" is a tag like any other', () => {
	const [game] = splitPgn('[WHITE "a"]\n[blackelo "5"]\n[__proto__ "p"]\n[constructor "c"]\n\n*');
	expect(game && [...tagsOf(game)]).toEqual([
		["White", "a"],
		["BlackElo", "5"],
		["__proto__", "p"],
		["constructor", "c"],
	]);
});

test("the place of an error is given as line and column", () => {
	const text = "ab\r\ncd\re\n\nf";
	const placeAt = finish(placesIn(text, wholeText(text)));
	expect([0, 1, 4, 5, 7, 9, 10].map((offset) => placeAt(offset))).toEqual(
		[
			[1, 1],
			[1, 2],
			[2, 1],
			[2, 2],
			[3, 1],
			[4, 1],
			[5, 1],
		].map(([line, column]) => ({ line, column })),
	);
});
