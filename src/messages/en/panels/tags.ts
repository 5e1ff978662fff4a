// The tags of a game: what each is called, and what its value means.

import type { TagMeaning } from "../../../chess/pgn/tags/describeTags.ts";
import type { PgnDate, TimeControl } from "../../../chess/pgn/tags/tagValues.ts";

const LABELS: ReadonlyMap<string, string> = new Map([
	["White", "White"],
	["WhiteTitle", "White’s title"],
	["WhiteElo", "White’s rating"],
	["WhiteRatingDiff", "White’s rating change"],
	["WhiteUSCF", "White’s USCF rating"],
	["WhiteFideId", "White’s FIDE ID"],
	["WhiteTeam", "White’s team"],
	["WhiteType", "White is"],
	["WhiteNA", "White’s address"],
	["Black", "Black"],
	["BlackTitle", "Black’s title"],
	["BlackElo", "Black’s rating"],
	["BlackRatingDiff", "Black’s rating change"],
	["BlackUSCF", "Black’s USCF rating"],
	["BlackFideId", "Black’s FIDE ID"],
	["BlackTeam", "Black’s team"],
	["BlackType", "Black is"],
	["BlackNA", "Black’s address"],
	["Result", "Result"],
	["Termination", "Ended by"],
	["Event", "Event"],
	["EventSponsor", "Sponsor"],
	["Section", "Section"],
	["Stage", "Stage"],
	["Round", "Round"],
	["Board", "Board"],
	["Site", "Place"],
	["Date", "Date"],
	["Time", "Time"],
	["UTCDate", "Date (UTC)"],
	["UTCTime", "Time (UTC)"],
	["EventDate", "Event began"],
	["TimeControl", "Time control"],
	["Clock", "Clock"],
	["WhiteClock", "White’s clock"],
	["BlackClock", "Black’s clock"],
	["Mode", "Played"],
	["Variant", "Variant"],
	["Opening", "Opening"],
	["Variation", "Variation"],
	["SubVariation", "Subvariation"],
	["ECO", "ECO code"],
	["NIC", "NIC code"],
	["SetUp", "Set up"],
	["FEN", "Start position"],
	["PlyCount", "Half-moves"],
	["Annotator", "Notes by"],
	["ChapterName", "Chapter"],
]);

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

/** A day without its month is not worth telling. */
function dateText({ year, month, day }: PgnDate): string {
	const parts = month === undefined ? [year] : [day, MONTHS[month - 1], year];
	return parts.filter((part) => part !== undefined).join(" ");
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "1 hour 30 minutes". */
function durationText(seconds: number): string {
	const parts = [
		[Math.floor(seconds / 3600), "hour"],
		[Math.floor(seconds / 60) % 60, "minute"],
		[seconds % 60, "second"],
	] as const;
	const texts = parts.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit));
	return texts.length === 0 ? "no time" : texts.join(" ");
}

const incrementText = (seconds: number) =>
	seconds === 0 ? "" : ` plus ${durationText(seconds)} a move`;

/** Some games begin with nothing on the clock. */
const increasingText = (base: number, increment: number) =>
	base === 0 && increment > 0
		? `no base time, ${durationText(increment)} added per move`
		: `${durationText(base)}${incrementText(increment)}`;

function periodText(period: TimeControl): string {
	switch (period.kind) {
		case "unknown":
			return "unknown time";
		case "unlimited":
			return "no limit";
		case "movesInSeconds":
			return `${counted(period.moves, "move")} in ${durationText(period.seconds)}`;
		case "movesInSecondsIncrement":
			return `${counted(period.moves, "move")} in ${durationText(period.seconds)}${incrementText(period.increment)}`;
		case "increment":
			return increasingText(period.seconds, period.increment);
		case "suddenDeath":
			return durationText(period.seconds);
		case "hourglass":
			return `hourglass, ${durationText(period.seconds)}`;
	}
}

const RESULTS = {
	"1-0": "White won",
	"0-1": "Black won",
	"1/2-1/2": "Draw",
	"*": "Not finished",
};

const MODES = {
	OTB: "over the board",
	PM: "by post",
	EM: "by email",
	ICS: "on a chess server",
	TC: "by telecommunication",
};

const two = (number: number) => String(number).padStart(2, "0");

export const tagWords = {
	/** Label of a tag. An unknown tag has its own name. */
	label: (name: string) => LABELS.get(name) ?? name,
	/** Meaning of the value of a tag: 40/7200:3600 is "40 moves in 2 hours, then 1 hour". */
	meaning: (meaning: TagMeaning): string => {
		switch (meaning.kind) {
			case "text":
				return meaning.text;
			case "date":
				return dateText(meaning.date);
			case "time":
				return [meaning.time.hour, meaning.time.minute, meaning.time.second].map(two).join(":");
			case "timeControl":
				return meaning.periods.map(periodText).join(", then ");
			case "result":
				return RESULTS[meaning.result];
			case "mode":
				return MODES[meaning.mode];
		}
	},
};
