// Tests the meanings of tags: specification, section 3.

import { expect, test } from "vitest";
import { describeTags } from "../../../../src/chess/pgn/tags/describeTags.ts";

const meaningOf = (name: string, value: string) =>
	describeTags(new Map([[name, value]]))[0]?.meaning;

test("dates, times and ratings that can be parsed become facts, others stay text", () => {
	expect(meaningOf("Date", "1999.01.??")).toEqual({
		kind: "date",
		date: { year: 1999, month: 1, day: undefined },
	});
	expect(meaningOf("UTCTime", "1:02:03.4")).toEqual({
		kind: "time",
		time: { hour: 1, minute: 2, second: 3, millis: 400 },
	});
	expect(meaningOf("TimeControl", "40/7200:3600")).toEqual({
		kind: "timeControl",
		periods: [
			{ kind: "movesInSeconds", moves: 40, seconds: 7200 },
			{ kind: "suddenDeath", seconds: 3600 },
		],
	});
	expect(meaningOf("Result", "1/2-1/2")).toEqual({ kind: "result", result: "1/2-1/2" });
	expect(meaningOf("Mode", "OTB")).toEqual({ kind: "mode", mode: "OTB" });
	expect(meaningOf("Mode", "constructor")).toEqual({ kind: "text", text: "constructor" });
	expect(meaningOf("UTCDate", "yesterday")).toEqual({ kind: "text", text: "yesterday" });
	expect(meaningOf("Event", " World   Cup ")).toEqual({ kind: "text", text: "World   Cup" });
});

test.each([
	["Date", "????.??.??"],
	["Date", "????.??.20"],
	["TimeControl", "?"],
	["WhiteElo", "-"],
	["Round", "?"],
	["Event", "  "],
	["Foo", ""],
	["SetUp", "1"],
])("the tag %s with the value %j is not shown", (name, value) => {
	expect(describeTags(new Map([[name, value]]))).toEqual([]);
});

test("known tags come in a fixed order, and unknown ones after them as they are", () => {
	const tags = new Map([
		["Foo", "bar"],
		["FEN", "8/8/8/8/8/8/8/8 w - - 0 1"],
		["__proto__", "p"],
		["WhiteElo", "2800"],
		["White", "A"],
	]);
	expect(describeTags(tags).map(({ name }) => name)).toEqual([
		"White",
		"WhiteElo",
		"FEN",
		"Foo",
		"__proto__",
	]);
});
