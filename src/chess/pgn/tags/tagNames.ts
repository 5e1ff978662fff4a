// The tags that everybody knows, in the order in which they are shown.

import { CHAPTER } from "./gameTitle.ts";
import { LESSON_TAGS } from "./lessonTags.ts";

export const TAG_NAMES: readonly string[] = [
	"White",
	"WhiteTitle",
	"WhiteElo",
	"WhiteRatingDiff",
	"WhiteUSCF",
	"WhiteFideId",
	"WhiteTeam",
	"WhiteType",
	"WhiteNA",
	"Black",
	"BlackTitle",
	"BlackElo",
	"BlackRatingDiff",
	"BlackUSCF",
	"BlackFideId",
	"BlackTeam",
	"BlackType",
	"BlackNA",
	"Result",
	"Termination",
	"Event",
	"EventSponsor",
	"Section",
	"Stage",
	"Round",
	"Board",
	"Site",
	"Date",
	"Time",
	"UTCDate",
	"UTCTime",
	"EventDate",
	"TimeControl",
	"Clock",
	"WhiteClock",
	"BlackClock",
	"Mode",
	"Variant",
	"Opening",
	"Variation",
	"SubVariation",
	"ECO",
	"NIC",
	"SetUp",
	"FEN",
	"PlyCount",
	"Annotator",
	CHAPTER,
];

const SPELLINGS = new Map(TAG_NAMES.map((name) => [name.toLowerCase(), name]));

/** Those of lessons are known too, as they are spelled. */
export const isKnownTag = (name: string): boolean =>
	SPELLINGS.has(name.toLowerCase()) || LESSON_TAGS.has(name);

/** The usual spelling of a name: known ones are found whatever their case. */
export const spelledTag = (name: string): string => SPELLINGS.get(name.toLowerCase()) ?? name;
