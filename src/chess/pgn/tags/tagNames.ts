// Tags by name: those that everybody knows, in the order in which they are shown, with what to call them.

import { CHAPTER } from "./gameTitle.ts";

export const TAG_LABELS: ReadonlyMap<string, string> = new Map([
	["White", "White"],
	["WhiteTitle", "White's title"],
	["WhiteElo", "White's rating"],
	["WhiteRatingDiff", "White's rating change"],
	["WhiteUSCF", "White's USCF rating"],
	["WhiteFideId", "White's FIDE number"],
	["WhiteTeam", "White's team"],
	["WhiteType", "White is"],
	["WhiteNA", "White's address"],
	["Black", "Black"],
	["BlackTitle", "Black's title"],
	["BlackElo", "Black's rating"],
	["BlackRatingDiff", "Black's rating change"],
	["BlackUSCF", "Black's USCF rating"],
	["BlackFideId", "Black's FIDE number"],
	["BlackTeam", "Black's team"],
	["BlackType", "Black is"],
	["BlackNA", "Black's address"],
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
	["WhiteClock", "White's clock"],
	["BlackClock", "Black's clock"],
	["Mode", "Played"],
	["Variant", "Variant"],
	["Opening", "Opening"],
	["Variation", "Variation"],
	["SubVariation", "Subvariation"],
	["ECO", "Opening code (ECO)"],
	["NIC", "Opening code (NIC)"],
	["SetUp", "Set up"],
	["FEN", "Start position"],
	["PlyCount", "Half-moves"],
	["Annotator", "Notes by"],
	[CHAPTER, "Chapter"],
]);

const SPELLINGS = new Map([...TAG_LABELS.keys()].map((name) => [name.toLowerCase(), name]));

export const isKnownTag = (name: string): boolean => SPELLINGS.has(name.toLowerCase());

/** The usual spelling of a name: known ones are found whatever their case. */
export const spelledTag = (name: string): string => SPELLINGS.get(name.toLowerCase()) ?? name;
