// Tags as people read them: specification, section 3.

import { expect, test } from "vitest";
import { describeTags } from "../../src/chess/pgn/tags/describeTags.ts";
import { TAG_NAMES } from "../../src/chess/pgn/tags/tagNames.ts";
import { tagWords } from "../../src/messages/en/panels/tags.ts";

function textOf(name: string, value: string): string | undefined {
	const [detail] = describeTags(new Map([[name, value]]));
	return detail && tagWords.meaning(detail.meaning);
}

test.each([
	["Date", "1999.01.20", "20 January 1999"],
	["Date", "1999.01.??", "January 1999"],
	["EventDate", "1858.??.??", "1858"],
	["Date", "????.12.24", "24 December"],
	["Date", "1999.??.20", "1999"],
	["UTCDate", "yesterday", "yesterday"],
	["UTCTime", "1:02:03.4", "01:02:03"],
	["Time", "noon", "noon"],
	["Result", "1-0", "White won"],
	["Result", "0-1", "Black won"],
	["Result", "1/2-1/2", "Draw"],
	["Result", "*", "Not finished"],
	["Result", "nonsense", "nonsense"],
	["Mode", "OTB", "over the board"],
	["Mode", "constructor", "constructor"],
	["Event", " World   Cup ", "World   Cup"],
])("%s %j is %j", (name, value, text) => {
	expect(textOf(name, value)).toBe(text);
});

test.each([
	["?:300", "unknown time, then 5 minutes"],
	["-", "no limit"],
	["40/7200", "40 moves in 2 hours"],
	["40/7200:3600", "40 moves in 2 hours, then 1 hour"],
	["40/5400+30", "40 moves in 1 hour 30 minutes and 30 seconds more for each move"],
	["900+10", "15 minutes and 10 seconds more for each move"],
	["60+0", "1 minute"],
	["0+1", "no time and 1 second more for each move"],
	["3661", "1 hour 1 minute 1 second"],
	["1/60", "1 move in 1 minute"],
	["*180", "an hourglass of 3 minutes"],
	["blitz", "blitz"],
])("the time control %j is %j", (value, text) => {
	expect(textOf("TimeControl", value)).toBe(text);
});

test("tags have labels for people, unknown ones stand as they are", () => {
	expect(tagWords.label("WhiteElo")).toBe("White's rating");
	expect(tagWords.label("FEN")).toBe("Start position");
	expect(tagWords.label("__proto__")).toBe("__proto__");
	const unlabelled = TAG_NAMES.filter((name) => tagWords.label(name) === name);
	const own = "White Black Result Event Section Stage Round Board Date Time";
	expect(unlabelled.join(" ")).toBe(`${own} Clock Variant Opening Variation`);
});
