// Before a game against one opponent, and the menus: numbers that add up with the filter.

import { expect, test } from "vitest";
import type { Filter } from "../../../src/games/collection/filter.ts";
import { collectionOf, gameText } from "../../support/collection.ts";

const ITALIAN = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5";
const FRENCH = "1. e4 e6 2. d4 d5 3. Nc3 Nf6";

const played = (White: string, Black: string, moves: string, Result: string, day: string) =>
	gameText({ White, Black, Result, Date: day }, `${moves} ${Result}`);

const text = [
	played("Me", "Ana Ferreira", ITALIAN, "1-0", "2024.05.31"),
	played("Me", "Ana Ferreira", ITALIAN, "0-1", "2025.02.01"),
	played("Me", "Ana Ferreira", FRENCH, "1/2-1/2", "2026.06.12"),
	played("Ana Ferreira", "Me", FRENCH, "1-0", "2023.01.02"),
	played("Ana Ferreira", "Me", FRENCH, "*", "2023.01.03"),
	played("Me", "Somebody", FRENCH, "1-0", "2026.08.01"),
].join("");

const asked = (filter: Filter) => ({ me: ["Me"], filter });

test("results against one opponent are given by colour and add up", async () => {
	const { asking } = (await collectionOf(text)).collection;
	const met = await asking.meetings(asked({ them: "Ana Ferreira" }));
	expect(met).toEqual({
		games: 5,
		last: 20260612,
		asWhite: {
			won: 1,
			drawn: 1,
			lost: 1,
			open: 0,
			openings: [
				{ name: "Italian Game", games: 2 },
				{ name: "French Defense", games: 1 },
			],
		},
		asBlack: {
			won: 0,
			drawn: 0,
			lost: 1,
			open: 1,
			openings: [{ name: "French Defense", games: 2 }],
		},
	});
});

test("other filters also apply to the games before the present one", async () => {
	const { asking } = (await collectionOf(text)).collection;
	const filter = { them: "Ana Ferreira", since: 20250101, outcome: "lost" } as const;
	const { games, asWhite, asBlack } = await asking.meetings(asked(filter));
	expect([games, asWhite.lost, asBlack.lost]).toEqual([1, 1, 0]);
});

test("the menus offer only what the other filters leave", async () => {
	const { asking } = (await collectionOf(text)).collection;
	expect(await asking.openings(asked({ them: "Ana Ferreira", colour: "black" }))).toEqual([
		{ name: "French Defense", games: 2 },
	]);
	expect(await asking.opponents(asked({ family: "Italian Game" }))).toEqual([
		{ name: "Ana Ferreira", games: 2 },
	]);
});
