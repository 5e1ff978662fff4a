// The table behind the answer about openings.

import { expect, test } from "vitest";
import { collectionOf, gameText, onOwnDays } from "../../support/collection.ts";

const ITALIAN = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5";
const FRENCH = "1. e4 e6 2. d4 d5 3. Nc3 Nf6";
const SICILIAN = "1. e4 c5 2. Nf3 d6 3. d4 cxd4";

const played = (count: number, isWhite: boolean, moves: string, Result: string) =>
	Array.from({ length: count }, () =>
		gameText(
			{ White: isWhite ? "Me" : "A", Black: isWhite ? "A" : "Me", Result },
			`${moves} ${Result}`,
		),
	).join("");

const text = [
	// Lost with White by me, and by them against me.
	played(25, true, ITALIAN, "0-1"),
	played(25, false, ITALIAN, "0-1"),
	played(2, true, FRENCH, "1/2-1/2"),
	played(4, true, SICILIAN, "1-0"),
	played(1, true, SICILIAN, "*"),
	played(22, true, FRENCH, "1-0"),
	played(3, false, FRENCH, "1-0"),
].join("");

const table = async (filter: object, me = ["Me"]) =>
	(await collectionOf(onOwnDays(text))).collection.asking.openingTable({ me, filter });

test("openings are listed by colour, the most costly first, and add up", async () => {
	const rows = await table({});
	expect(rows.reduce((sum, { games }) => sum + games, 0)).toBe(82);
	expect(rows).toMatchObject([
		{ family: "Italian Game", colour: "white", games: 25, mine: 0, theirs: 0, isSure: false },
		{ family: "French Defense", colour: "black", games: 3, mine: 0, theirs: 1 / 24 },
		{ family: "Italian Game", colour: "black", games: 25, mine: 1, theirs: 1, lost: 0 },
		{ family: "Sicilian Defense", colour: "white", games: 5, mine: 1, theirs: undefined },
		{ family: "French Defense", colour: "white", games: 24, mine: 23 / 24, theirs: 1 },
	]);
	expect(rows.every(({ centreLost }) => centreLost === 0)).toBe(true);
});

test("an opening in which opponents score better comes first even if it cost few points in all", async () => {
	// Sicilian: 32 of 50 points by me, 25 of 50 by them. Italian: 11 of 25, and 15 of 25.
	const games = [
		played(32, true, SICILIAN, "1-0"),
		played(18, true, SICILIAN, "0-1"),
		played(25, false, SICILIAN, "1-0"),
		played(25, false, SICILIAN, "0-1"),
		played(11, true, ITALIAN, "1-0"),
		played(14, true, ITALIAN, "0-1"),
		played(15, false, ITALIAN, "1-0"),
		played(10, false, ITALIAN, "0-1"),
	].join("");
	const { asking } = (await collectionOf(onOwnDays(games))).collection;
	const rows = await asking.openingTable({ me: ["Me"], filter: {} });
	const white = rows.filter(({ colour }) => colour === "white");
	expect(white).toMatchObject([
		{ family: "Italian Game", mine: 0.44, theirs: 0.6 },
		{ family: "Sicilian Defense", mine: 0.64, theirs: 0.5 },
	]);
});

test("a player who is stronger in every opening loses points in the weakest of them", async () => {
	// As Black 16 of 20 points with the Sicilian, 12 of 20 with the French; they 2 and 4 of 20.
	const games = [
		...[played(16, false, SICILIAN, "0-1"), played(4, false, SICILIAN, "1-0")],
		...[played(12, false, FRENCH, "0-1"), played(8, false, FRENCH, "1-0")],
		...[played(2, true, SICILIAN, "0-1"), played(18, true, SICILIAN, "1-0")],
		...[played(4, true, FRENCH, "0-1"), played(16, true, FRENCH, "1-0")],
	].join("");
	const { asking } = (await collectionOf(onOwnDays(games))).collection;
	const rows = await asking.openingTable({ me: ["Me"], filter: {} });
	const black = rows.filter(({ colour }) => colour === "black");
	// Usually 0.7 and 0.15: 0.55 more. 20 (0.175 + 0.55) - 12, and 20 (0.125 + 0.55) - 16.
	expect(black).toMatchObject([
		{ family: "French Defense", lost: expect.closeTo(2.5) },
		{ family: "Sicilian Defense", lost: expect.closeTo(-2.5) },
	]);
	const { answers } = await asking.answers({ me: ["Me"], filter: { colour: "black" } });
	expect(answers.find(({ key }) => key === "openings")).toMatchObject({ stands: "same" });
});

test("an opening that stands out is told from one that chance explains", async () => {
	const lost = played(30, true, ITALIAN, "0-1") + played(30, false, ITALIAN, "1-0");
	const { asking } = (await collectionOf(onOwnDays(lost))).collection;
	const rows = await asking.openingTable({ me: ["Me"], filter: {} });
	expect(rows).toMatchObject([
		{ colour: "white", mine: 0, theirs: 1, isSure: true },
		{ colour: "black", mine: 0, theirs: 1, isSure: true },
	]);
});

test("the table of openings follows the filter", async () => {
	expect((await table({ colour: "black" })).map(({ games }) => games)).toEqual([3, 25]);
	expect((await table({}, [])).map(({ family, games }) => [family, games])).toEqual([
		["Italian Game", 50],
		["Sicilian Defense", 5],
		["French Defense", 27],
	]);
});
