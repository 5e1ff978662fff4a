// The example of a review in docs/command-line.md: it is of a sample of the application, with the
// evaluations that come with it.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readText } from "../../src/chess/pgn/readText.ts";
import { SAMPLE_GAMES } from "../../src/chess/samples/sampleGames.ts";
import { finish } from "../../src/chess/work.ts";
import { gameId } from "../../src/cli/gameFacts.ts";
import { reviewFacts, reviewing } from "../../src/review/reported/review.ts";
import { sampleEvaluations } from "../../src/session/engine/sampleEvaluations.ts";
import { atRoot, testCore, testInsight } from "../support/core.ts";

const DOCS = readFileSync(atRoot("docs/command-line.md"), "utf8");

test("the example of a review in the documentation is what review prints for that sample", () => {
	const [, line = ""] = /review --engine FILE.pgn\n(\{.*\})\n/.exec(DOCS) ?? [];
	const told = JSON.parse(line);
	const read = finish(readText(SAMPLE_GAMES[1985] ?? ""));
	if (!("game" in read)) throw new Error("no sample");
	const { game } = read;
	const tools = { core: testCore(), insight: testInsight() };
	const found = finish(reviewing(tools, game, sampleEvaluations(game), true));
	const { moments, mistakes, accuracy, engine } = reviewFacts(found);
	expect([told.moments.length, told.mistakes.length]).toEqual([1, 1]);
	expect(moments).toContainEqual(told.moments[0]);
	expect(mistakes).toContainEqual(told.mistakes[0]);
	expect(told.plies).toBe(game.plies);
	expect(told.id).toBe(gameId(new TextEncoder().encode(SAMPLE_GAMES[1985]?.trim()), 1));
	expect([told.engine, told.accuracy]).toEqual([engine, accuracy]);
});
