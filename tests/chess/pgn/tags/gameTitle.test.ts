// Tests the title of a game where a file says little of it.

import { expect, test } from "vitest";
import { chapterBeside, firstMoves, gameTitle } from "../../../../src/chess/pgn/tags/gameTitle.ts";

const title = (tags: Readonly<Record<string, string>>, moves = "") =>
	gameTitle(
		(name) => tags[name],
		() => firstMoves(moves),
	);

test("a game is titled by its players, else by its chapter or event, else by its first moves", () => {
	expect(title({ White: "Ann", Black: "Bob", Event: "Club" })).toBe("Ann – Bob");
	expect(title({ White: "Ann", Black: "?" })).toBe("Ann – ?");
	expect(title({ White: "?", Black: "?", Event: "Endings: Lucena" })).toBe("Endings: Lucena");
	expect(title({ White: "?", Event: "My study", ChapterName: "Lucena" })).toBe("Lucena");
	expect(title({ White: "?", Black: "?", Event: "?" }, "1. e4 e5 *")).toBe("1. e4 e5");
	expect(title({})).toBe("?");
});

test("a chapter's title is shown beside players unless it repeats their names", () => {
	const beside = (tags: Readonly<Record<string, string>>) => chapterBeside((name) => tags[name]);
	const players = { White: "Ann", Black: "Bob" };
	expect(beside({ ...players, ChapterName: "The pin" })).toBe("The pin");
	expect(beside({ White: "Ann", ChapterName: "Ann castles" })).toBeUndefined();
	expect(beside({ ...players, ChapterName: "Bob - Ann" })).toBeUndefined();
	expect(beside({ ...players, ChapterName: "?" })).toBeUndefined();
	expect(beside({ White: "?", ChapterName: "Lucena" })).toBeUndefined();
});

test("a title from first moves leaves out comments, variations, symbols and numbers", () => {
	expect(
		firstMoves(
			"{First. (e4 is best)} 1. e4! $1 {[%clk 0:10]} e5 (1... c5 2. Nf3) 2.Nf3 ; Nf6\n 2...Nc6",
		),
	).toBe("1. e4 e5 2. Nf3 Nc6");
	expect(firstMoves("1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7")).toBe(
		"1. d4 d5 2. c4 e6 3. Nc3 Nf6",
	);
	expect(firstMoves("1. e4 d5 2. exd5 O-O-O 1-0")).toBe("1. e4 d5 2. exd5 O-O-O");
	expect(firstMoves("*")).toBe("");
});
