// Tags as people read them: "40/7200:3600" is 40 moves in 2 hours, then 1 hour. What says nothing is left out; what has no meaning
// that we know stands as it is.

import { TAG_LABELS } from "./tagNames.ts";
import {
	type PgnDate,
	parseDate,
	parseTime,
	parseTimeControl,
	type TimeControl,
} from "./tagValues.ts";

/** A tag in a list of details. */
export type TagDetail = { readonly name: string; readonly label: string; readonly text: string };

const MONTHS = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];

/** Nothing for a date of which nothing is known. A day without its month is not worth telling. */
function dateText({ year, month, day }: PgnDate): string {
	const parts = month === undefined ? [year] : [day, MONTHS[month - 1], year];
	return parts.filter((part) => part !== undefined).join(" ");
}

function describeDate(value: string): string {
	const date = parseDate(value);
	return date === undefined ? value : dateText(date);
}

const two = (number: number) => String(number).padStart(2, "0");

function describeTime(value: string): string {
	const time = parseTime(value);
	return time === undefined ? value : [time.hour, time.minute, time.second].map(two).join(":");
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "1 hour 30 minutes" */
function durationText(seconds: number): string {
	const parts = [
		[Math.floor(seconds / 3600), "hour"],
		[Math.floor(seconds / 60) % 60, "minute"],
		[seconds % 60, "second"],
	] as const;
	const told = parts.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit));
	return told.length === 0 ? "no time" : told.join(" ");
}

const incrementText = (seconds: number) =>
	seconds === 0 ? "" : ` and ${durationText(seconds)} more for each move`;

function periodText(period: TimeControl): string {
	switch (period.kind) {
		case "unknown":
			return "a time that is not known";
		case "unlimited":
			return "no limit";
		case "movesInSeconds":
			return `${counted(period.moves, "move")} in ${durationText(period.seconds)}`;
		case "movesInSecondsIncrement":
			return `${counted(period.moves, "move")} in ${durationText(period.seconds)}${incrementText(period.increment)}`;
		case "increment":
			return `${durationText(period.seconds)}${incrementText(period.increment)}`;
		case "suddenDeath":
			return durationText(period.seconds);
		case "hourglass":
			return `an hourglass of ${durationText(period.seconds)}`;
	}
}

function describeTimeControl(value: string): string {
	const periods = parseTimeControl(value);
	return periods === undefined ? value : periods.map(periodText).join(", then ");
}

const oneOf =
	(words: Readonly<Record<string, string>>) =>
	(value: string): string =>
		Object.hasOwn(words, value) ? (words[value] ?? value) : value;

const describeResult = oneOf({
	"1-0": "White won",
	"0-1": "Black won",
	"1/2-1/2": "Draw",
	"*": "Not finished",
});

const describeMode = oneOf({
	OTB: "over the board",
	PM: "by post",
	EM: "by e-mail",
	ICS: "on a chess server",
	TC: "by telecommunication",
});

/** What the values of tags mean, for those that are more than words. */
const DESCRIPTIONS: ReadonlyMap<string, (value: string) => string> = new Map([
	["Date", describeDate],
	["EventDate", describeDate],
	["UTCDate", describeDate],
	["Time", describeTime],
	["UTCTime", describeTime],
	["TimeControl", describeTimeControl],
	["Result", describeResult],
	["Mode", describeMode],
]);

/** "-" is no rating, but a time control without limit. */
const saysNothing = (name: string, value: string) =>
	/^[?\s]*$/.test(value) || (value === "-" && name !== "TimeControl");

/** A game's tags to be shown: the known ones in their order, then the others as they come. SetUp is left out: FEN says it. */
export function describeTags(tags: ReadonlyMap<string, string>): TagDetail[] {
	const known = [...TAG_LABELS.keys()].filter((name) => name !== "SetUp" && tags.has(name));
	const others = [...tags.keys()].filter((name) => !TAG_LABELS.has(name));
	return [...known, ...others].flatMap((name) => {
		const value = (tags.get(name) ?? "").trim();
		if (saysNothing(name, value)) return [];
		const text = DESCRIPTIONS.get(name)?.(value) ?? value;
		return text === "" ? [] : [{ name, label: TAG_LABELS.get(name) ?? name, text }];
	});
}
