// Meanings of a game's tags: "40/7200:3600" is 40 moves in 7,200 seconds, then 3,600 seconds. Tags
// without information are left out. The words are in messages/en/panels/tags.ts.

import { RESULT_NAMES, type Result } from "./results.ts";
import { TAG_NAMES } from "./tagNames.ts";
import {
	type PgnDate,
	type PgnTime,
	parseDate,
	parseTime,
	parseTimeControl,
	type TimeControl,
} from "./tagValues.ts";

const KNOWN = new Set(TAG_NAMES);
/** Over the board, by post, by e-mail, on a server, by telecommunication. */
const MODES = ["OTB", "PM", "EM", "ICS", "TC"] as const;

/** A value of a tag; "text" is one that stands for itself, or that cannot be parsed. */
export type TagMeaning =
	| { readonly kind: "text"; readonly text: string }
	| { readonly kind: "date"; readonly date: PgnDate }
	| { readonly kind: "time"; readonly time: PgnTime }
	| { readonly kind: "timeControl"; readonly periods: readonly TimeControl[] }
	| { readonly kind: "result"; readonly result: Result }
	| { readonly kind: "mode"; readonly mode: (typeof MODES)[number] };

/** A tag in a list of details. */
export type TagDetail = { readonly name: string; readonly meaning: TagMeaning };

type Parser = (value: string) => TagMeaning | undefined;

const dateIn: Parser = (value) => {
	const date = parseDate(value);
	return date && { kind: "date", date };
};

const timeIn: Parser = (value) => {
	const time = parseTime(value);
	return time && { kind: "time", time };
};

const timeControlIn: Parser = (value) => {
	const periods = parseTimeControl(value);
	return periods && { kind: "timeControl", periods };
};

const resultIn: Parser = (value) => {
	const result = RESULT_NAMES.find((one) => one === value);
	return result && { kind: "result", result };
};

const modeIn: Parser = (value) => {
	const mode = MODES.find((one) => one === value);
	return mode && { kind: "mode", mode };
};

/** Of the tags whose values are more than words. */
const PARSERS: ReadonlyMap<string, Parser> = new Map([
	["Date", dateIn],
	["EventDate", dateIn],
	["UTCDate", dateIn],
	["Time", timeIn],
	["UTCTime", timeIn],
	["TimeControl", timeControlIn],
	["Result", resultIn],
	["Mode", modeIn],
]);

/** "-" is no rating, but a time control without limit. */
const isBlank = (name: string, value: string) =>
	/^[?\s]*$/.test(value) || (value === "-" && name !== "TimeControl");

/** A day alone is no date. */
const isUnknown = (meaning: TagMeaning) =>
	meaning.kind === "date" && meaning.date.year === undefined && meaning.date.month === undefined;

/**
 * A game's tags to be shown: the known ones in their order, then the others in that of the file.
 * SetUp is left out: FEN implies it.
 */
export function describeTags(tags: ReadonlyMap<string, string>): TagDetail[] {
	const known = TAG_NAMES.filter((name) => name !== "SetUp" && tags.has(name));
	const others = [...tags.keys()].filter((name) => !KNOWN.has(name));
	return [...known, ...others].flatMap((name) => {
		const value = (tags.get(name) ?? "").trim();
		if (isBlank(name, value)) return [];
		const meaning = PARSERS.get(name)?.(value) ?? { kind: "text", text: value };
		return isUnknown(meaning) ? [] : [{ name, meaning }];
	});
}
