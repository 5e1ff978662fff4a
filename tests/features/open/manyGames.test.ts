// Files that are for the screen of many games.

import { expect, test } from "vitest";
import { holdsManyGames } from "../../../src/features/open/openInput.ts";

const games = (count: number, tag = "") => `[Event "E"]\n${tag}\n1. e4 e5 *\n\n`.repeat(count);

test("more than twenty games go to the screen of many games, from one file or several", () => {
	expect(holdsManyGames([games(20)])).toBe(false);
	expect(holdsManyGames([games(21)])).toBe(true);
	expect(holdsManyGames([games(11), games(10)])).toBe(true);
});

test("chapters and exercises never go to the screen of many games", () => {
	expect(holdsManyGames([games(60, '[ChapterName "C"]\n')])).toBe(false);
	expect(holdsManyGames([games(60, '[FEN "8/8/8/8/8/k7/8/K7 w - - 0 1"]\n')])).toBe(false);
});
