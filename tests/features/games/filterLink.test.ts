// Filters in links, and as facts for words.

import { expect, test } from "vitest";
import { squareNamed } from "../../../src/chess/square.ts";
import { BLACKS } from "../../../src/control/classes.ts";
import { formatFilter, parseFilter } from "../../../src/features/games/filters/filterLink.ts";
import { describeFilter } from "../../../src/features/games/filters/filterWords.ts";
import type { Filter } from "../../../src/games/collection/filter.ts";
import { type Condition, MAX_PLIES } from "../../../src/games/collection/find/find.ts";
import {
	formatAmounts,
	formatStanding,
	parseAmounts,
	parseStanding,
} from "../../../src/games/collection/find/notation.ts";

const FIND: Condition = {
	squares: [{ square: squareNamed("d4"), owner: BLACKS }],
	plies: 4,
	from: 30,
	to: 30,
	amounts: [{ piece: "Q", least: 0, most: 0 }],
};

const OUTPOSTS = parseStanding("Nd5o ke8") ?? [];

const FILTERS: readonly (readonly [Filter, string])[] = [
	[{}, "all games"],
	[{ words: "a & b=c #" }, "games with “a & b=c #”"],
	[
		{ player: "Carlsen", colour: "white", outcome: "lost", from: 2019, to: 2021, eco: "B90" },
		"games that Carlsen lost as White in 2019–2021, B90",
	],
	[
		{ player: "A", opponent: "B", elo: 2500, shortest: 20, longest: 40 },
		"games of A against B, both rated 2500 or more, at least 20 moves, at most 40 moves",
	],
	[
		{ find: FIND },
		"games where Black controls d4 and White has no queen, for 2 moves or more, at Black’s move 15",
	],
	[
		{ find: { ...FIND, squares: [], amounts: [], pieces: OUTPOSTS, from: 0, to: MAX_PLIES } },
		"games where White has a knight on d5, out of reach of pawns for good; Black has a king on e8, for 2 moves or more",
	],
];

test.each(FILTERS)("the filter %j survives a link and is described in words", (filter, words) => {
	expect(parseFilter(formatFilter(filter))).toEqual(filter);
	expect(describeFilter(filter)).toBe(words);
	// No link of a game is in it.
	expect(formatFilter(filter)).not.toMatch(/[#&](?:g|fen|pgn)=/);
});

test("invalid parts of a filter in a link are ignored", () => {
	const hash = "#games?from=abc&colour=green&outcome=%00&find=z9w,-5,,x,Q9q&elo=-1&player=";
	expect(parseFilter(hash)).toEqual({});
	expect(parseFilter("#games")).toEqual({});
	expect(parseFilter("#games?find=e4w,99999,9999999999,-3,")).toMatchObject({
		find: { plies: 1023, from: 1023, to: 0 },
	});
});

test("numbers of pieces are read as they are written, and anything else is refused", () => {
	expect(parseAmounts("Q0 q0 p5-8 R1-")).toEqual([
		{ piece: "Q", least: 0, most: 0 },
		{ piece: "q", least: 0, most: 0 },
		{ piece: "p", least: 5, most: 8 },
		{ piece: "R", least: 1, most: 3 },
	]);
	expect(formatAmounts(parseAmounts("Q0 p5-8") ?? [])).toBe("Q0 p5-8");
	expect(parseAmounts("")).toEqual([]);
	for (const text of ["K1", "Q", "two rooks", "Q0x"]) expect(parseAmounts(text)).toBeUndefined();
});

test("pieces on squares are read as they are written, and anything else is refused", () => {
	expect(formatStanding(parseStanding("Nd5o pf7;KG1") ?? [])).toBe("Nd5o pf7 Kg1");
	expect(parseStanding("")).toEqual([]);
	for (const text of ["d5", "Xd5", "Nd9", "Nd5x", "N", "Q0"])
		expect(parseStanding(text)).toBeUndefined();
});
