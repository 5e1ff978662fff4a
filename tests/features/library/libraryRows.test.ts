// The games of a file as rows, and which of them have all of some words.

import { expect, test } from "vitest";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { finish } from "../../../src/chess/work.ts";
import { matching, rowOf } from "../../../src/features/library/libraryRows.ts";

const TEXT = [
	'[Event "Wijk aan Zee"]\n[White "Kasparov"]\n[Black "Topalov"]\n[Date "1999.01.??"]\n[ECO "B07"]\n[Result "1-0"]\n\n1. e4 d6 1-0',
	'[Event "Moscow"]\n[White "Karpov"]\n[Black "Kasparov"]\n[Date "????.??.??"]\n[Result "1/2-1/2"]\n[Site "Hall of Columns"]\n\n1. d4 1/2-1/2',
	'[Event "A study"]\n[White "?"]\n[Result "*"]\n\n1. c4 *',
	"1. Nf3 d5 2. g3 *",
].join("\n\n");

const file = { text: TEXT, games: splitPgn(TEXT) };
const find = (words: string) => finish(matching(file, words));

test("a row of the game list shows players, result, date and place as far as the file has them", () => {
	expect(file.games.map((game) => rowOf(TEXT, game))).toEqual([
		{ title: "Kasparov – Topalov", result: "1–0", facts: ["1999.01", "Wijk aan Zee", "B07"] },
		{ title: "Karpov – Kasparov", result: "½–½", facts: ["Moscow"] },
		{ title: "A study", result: "", facts: [] },
		{ title: "1. Nf3 d5 2. g3", result: "", facts: [] },
	]);
});

test("a chapter's row shows its title above its players, and never the name of the lesson", () => {
	const [played, , study] = file.games.map((game) => rowOf(TEXT, game, "Chapter 2"));
	expect(played).toMatchObject({
		title: "Chapter 2",
		facts: ["Kasparov – Topalov", "1999.01", "Wijk aan Zee", "B07"],
	});
	expect(study).toMatchObject({ title: "Chapter 2", facts: ["A study"] });
});

test("a search finds games with all its words in any order, and accepts results as files write them", () => {
	expect(find("kasparov")).toEqual([0, 1]);
	expect(find(" 1999 KASP ")).toEqual([0]);
	expect(find("columns")).toEqual([1]);
	expect([find("1/2-1/2"), find("½")]).toEqual([[1], [1]]);
	expect(find("kasparov nobody")).toEqual([]);
});

test("a search for a number finds the game with that number", () => {
	expect(find("4")).toContain(3);
});
