// The words for an engine that goes through many games.

import { expect, test } from "vitest";
import { gamesEngineWords } from "../../src/messages/en/screens/gamesEngine.ts";

test.each([
	[1, "1 game left out: no engine can go through it."],
	[2, "2 games left out: no engine can go through them."],
])("%d games that are left out", (games, text) => {
	expect(gamesEngineWords.skipped(games)).toBe(text);
});
