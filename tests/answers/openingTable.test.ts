// The table behind the answer about openings.

import { expect, test } from "vitest";
import { collectionOf, gameText } from "../support/collection.ts";

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
	(await collectionOf(text)).collection.asking.openingTable({ me, filter });

test("openings stand by colour, those with most points lost first, and add up", async () => {
	const rows = await table({});
	expect(rows.reduce((sum, { games }) => sum + games, 0)).toBe(82);
	expect(rows).toMatchObject([
		{ family: "Italian Game", colour: "white", games: 25, mine: 0, theirs: 0, isSure: false },
		{ family: "French Defense", colour: "black", games: 3, mine: 0, theirs: 1 / 24 },
		{ family: "French Defense", colour: "white", games: 24, mine: 23 / 24, theirs: 1 },
		{ family: "Italian Game", colour: "black", games: 25, mine: 1, theirs: 1 },
		{ family: "Sicilian Defense", colour: "white", games: 5, mine: 1, theirs: undefined },
	]);
	expect(rows.every(({ centreLost }) => centreLost === 0)).toBe(true);
});

test("what stands out is told from chance", async () => {
	const lost = played(30, true, ITALIAN, "0-1") + played(30, false, ITALIAN, "1-0");
	const { asking } = (await collectionOf(lost)).collection;
	const rows = await asking.openingTable({ me: ["Me"], filter: {} });
	expect(rows).toMatchObject([
		{ colour: "white", mine: 0, theirs: 1, isSure: true },
		{ colour: "black", mine: 0, theirs: 1, isSure: true },
	]);
});

test("the table holds what is filtered", async () => {
	expect((await table({ colour: "black" })).map(({ games }) => games)).toEqual([3, 25]);
	expect((await table({}, [])).map(({ family, games }) => [family, games])).toEqual([
		["Italian Game", 50],
		["French Defense", 27],
		["Sicilian Defense", 5],
	]);
});
