// Nobody is me, and one opponent is chosen: colour and result are asked of that player.

import { expect, test } from "vitest";
import { turnedFilter } from "../../../src/features/games/filters/FiveFilters.tsx";
import { describeFilter } from "../../../src/features/games/filters/filterWords.ts";
import { AS_READ, collectionOf, gameText } from "../../support/collection.ts";

const played = (White: string, Black: string, Result: string) =>
	gameText({ White, Black, Result }, `1. e4 e5 ${Result}`);

const text = [
	played("Ana", "Ben", "1-0"),
	played("Ana", "Cem", "0-1"),
	played("Ben", "Ana", "0-1"),
	played("Cem", "Ana", "1/2-1/2"),
	played("Cem", "Ben", "1-0"),
].join("");

test("a filter by colour and result finds the games that its words describe", async () => {
	const { collection } = await collectionOf(text);
	const found = async (asked: Parameters<typeof turnedFilter>[0]) => {
		const { colour, outcome } = turnedFilter(asked);
		const filter = { them: "Ana", ...(colour && { colour }), ...(outcome && { outcome }) };
		const count = await collection.list(filter, AS_READ);
		return [collection.rows(0, count).map(({ game }) => game), describeFilter(filter)];
	};
	expect(await found({})).toEqual([[0, 1, 2, 3], "games of Ana"]);
	expect(await found({ colour: "white" })).toEqual([[0, 1], "games of Ana as White"]);
	expect(await found({ colour: "black" })).toEqual([[2, 3], "games of Ana as Black"]);
	expect(await found({ colour: "black", outcome: "won" })).toEqual([
		...[[2], "games that Ana won as Black"],
	]);
	expect(await found({ outcome: "lost" })).toEqual([[1], "games that Ana lost"]);
	expect(await found({ outcome: "drawn" })).toEqual([[3], "games that Ana drew"]);
});

test("games between two players add up over the colours of the first", async () => {
	const { collection } = await collectionOf(text);
	const countOf = (colour: "white" | "black") =>
		collection.list({ player: "Ana", them: "Ben", colour }, AS_READ);
	expect([await countOf("white"), await countOf("black")]).toEqual([1, 1]);
	expect(await collection.list({ player: "Ana", them: "Ben" }, AS_READ)).toBe(2);
	expect(turnedFilter(turnedFilter({ colour: "white", outcome: "lost" }))).toEqual({
		colour: "white",
		outcome: "lost",
	});
});
