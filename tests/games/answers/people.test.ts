// Who is me, against whom, in which openings and on which days.

import { expect, test } from "vitest";
import { AS_READ, collectionOf, gameText } from "../../support/collection.ts";

const game = (white: string, black: string, moves = "1. e4 *", tags = {}) =>
	gameText({ White: white, Black: black, ...tags }, moves);

const guessIn = async (...games: readonly string[]) =>
	(await collectionOf(games.join(""))).collection.asking.people().guess;

const MANY = ["Lind, Tomas", "Rob Keane", "Ana Ferreira"].map((name) =>
	game("Brandt, Nadja", name),
);

test("different spellings of the player with the most games are merged", async () => {
	const guess = await guessIn(
		...MANY,
		game("Nadja Brandt", "Piet Vos"),
		game("Piet Vos", "N. Brandt"),
		game("nadja_b", "vos1999"),
		game("vos1999", "NADJA BRANDT"),
		game("Brändt,N", "Rob Keane"),
	);
	expect([...guess].sort()).toEqual([
		"Brandt, Nadja",
		"Brändt,N",
		"N. Brandt",
		"NADJA BRANDT",
		"Nadja Brandt",
		"nadja_b",
	]);
});

test("two names that play each other, or that may be different people, are not merged", async () => {
	expect(await guessIn(...MANY, game("nadja_b", "Brandt, Nadja"))).toEqual(["Brandt, Nadja"]);
	expect(await guessIn(...MANY, game("N. Brandt", "X"), game("Norbert Brandt", "Y"))).toEqual([
		"Brandt, Nadja",
	]);
	expect(await guessIn(...MANY, game("nadja_b", "X"), game("Nadja Berg", "Y"))).toEqual([
		"Brandt, Nadja",
	]);
	expect(await guessIn(game("A B", "C D"))).toEqual([]);
});

const FRENCH = "1. e4 e6 2. d4 d5 *";
const TRANSPOSED = "1. d4 e6 2. e4 d5 *";

test("opening families come from positions, and openings and opponents are counted", async () => {
	const { collection } = await collectionOf(
		[
			game("Me", "One", FRENCH, { Opening: "Sicilian Defense" }),
			game("Two", "Me", TRANSPOSED),
			game("Me", "One", "1. c4 *"),
			game("Me", "Three", "1. e4 c5 *"),
			game("One", "Two", FRENCH),
			game("Me", "One", "*"),
		].join(""),
	);
	const asked = { me: ["Me"], filter: {} };
	expect(await collection.asking.openings(asked)).toEqual([
		{ name: "French Defense", games: 2 },
		{ name: "English Opening", games: 1 },
		{ name: "Sicilian Defense", games: 1 },
	]);
	expect(await collection.asking.opponents(asked)).toEqual([
		{ name: "One", games: 3 },
		{ name: "Three", games: 1 },
		{ name: "Two", games: 1 },
	]);
	const french = { family: "French Defense" };
	expect(await collection.list(french, AS_READ)).toBe(3);
	expect(await collection.list({ ...french, me: ["Me"] }, AS_READ)).toBe(2);
	expect(await collection.list({ ...french, me: ["Me"], colour: "black" }, AS_READ)).toBe(1);
	expect(await collection.list({ me: ["Me"], them: "One" }, AS_READ)).toBe(3);
	expect(await collection.list({ me: ["Me"], them: "On" }, AS_READ)).toBe(0);
	expect(await collection.list({ me: ["me"] }, AS_READ)).toBe(0);
	expect(await collection.asking.opponents({ me: ["Me"], filter: french })).toHaveLength(2);
});

test("days of play count only where the whole date is known", async () => {
	const dates = ["2024.05.31", "2024.05.??", "2024.??.??", "????.??.??", "2023.01.01"];
	const { collection } = await collectionOf(
		dates.map((day) => game("Me", "One", "1. e4 *", { Date: day })).join(""),
	);
	const count = (since?: number, until?: number) =>
		collection.list({ ...(since && { since }), ...(until && { until }) }, AS_READ);
	expect(await count(20240531)).toBe(1);
	expect(await count(20240501)).toBe(2);
	expect(await count(20240101, 20241231)).toBe(3);
	expect(await count(undefined, 20240530)).toBe(1);
	expect(await count(undefined, 20240531)).toBe(3);
});
