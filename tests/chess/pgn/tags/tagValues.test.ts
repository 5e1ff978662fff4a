import { expect, test } from "vitest";
import {
	parseDate,
	parseElo,
	parseTime,
	parseTimeControl,
} from "../../../../src/chess/pgn/tags/tagValues.ts";

test.each([
	["2024.05.17", { year: 2024, month: 5, day: 17 }],
	["1858.??.??", { year: 1858, month: undefined, day: undefined }],
	["????.??.??", { year: undefined, month: undefined, day: undefined }],
	["2024-05-17", undefined],
	["2024.13.01", undefined],
	["2024.00.01", undefined],
	["yesterday", undefined],
	["", undefined],
])("the date %j is parsed", (text, date) => {
	expect(parseDate(text)).toEqual(date);
});

test.each([
	["12:34:56", { hour: 12, minute: 34, second: 56, millis: 0 }],
	["1:02:03.4", { hour: 1, minute: 2, second: 3, millis: 400 }],
	["23:59:59.007", { hour: 23, minute: 59, second: 59, millis: 7 }],
	["24:00:00", undefined],
	["12:34", undefined],
	["noon", undefined],
])("the time %j is parsed", (text, time) => {
	expect(parseTime(text)).toEqual(time);
});

test.each([
	["?", [{ kind: "unknown" }]],
	["-", [{ kind: "unlimited" }]],
	["40/9000", [{ kind: "movesInSeconds", moves: 40, seconds: 9000 }]],
	["40/5400+30", [{ kind: "movesInSecondsIncrement", moves: 40, seconds: 5400, increment: 30 }]],
	["300", [{ kind: "suddenDeath", seconds: 300 }]],
	["4500+60", [{ kind: "increment", seconds: 4500, increment: 60 }]],
	["*180", [{ kind: "hourglass", seconds: 180 }]],
	[
		"40/7200:3600",
		[
			{ kind: "movesInSeconds", moves: 40, seconds: 7200 },
			{ kind: "suddenDeath", seconds: 3600 },
		],
	],
	["", undefined],
	["blitz", undefined],
	["300:", undefined],
])("the time control %j is parsed", (text, control) => {
	expect(parseTimeControl(text)).toEqual(control);
});

test.each([
	["2812", 2812],
	[" 0900 ", 900],
	["1500?", 1500],
	["1500P", 1500],
	["4000", 4000],
])("the rating %j is parsed", (text, elo) => {
	expect(parseElo(text)).toBe(elo);
});

test.each(["-5", "0", "4001", "65531", "9e3", "27.5", "strong", "?", "-", "", undefined])(
	"%j is not a rating",
	(text) => {
		expect(parseElo(text)).toBeUndefined();
	},
);
