// The example of a review in docs/command-line.md: it is of a sample of the application, with the
// evaluations that come with it.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readText } from "../../src/chess/pgn/readText.ts";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { SAMPLE_GAMES } from "../../src/chess/samples/sampleGames.ts";
import { squareName } from "../../src/chess/square.ts";
import { finish } from "../../src/chess/work.ts";
import { gameId } from "../../src/cli/gameFacts.ts";
import { mistakeWords } from "../../src/messages/en/panels/mistakes.ts";
import { reviewWords } from "../../src/messages/en/panels/review.ts";
import { findFacts } from "../../src/review/facts.ts";
import { findMistakes, gameAccuracy } from "../../src/review/mistakes/findMistakes.ts";
import { findMoments } from "../../src/review/review.ts";
import { sampleEvaluations } from "../../src/session/engine/sampleEvaluations.ts";
import { atRoot, testCore, testInsight } from "../support/core.ts";

const DOCS = readFileSync(atRoot("docs/command-line.md"), "utf8");

test("the example of a review is true of the sample that it names", () => {
	const [, line = ""] = /review --engine FILE.pgn\n(\{.*\})\n/.exec(DOCS) ?? [];
	const told = JSON.parse(line);
	const read = finish(readText(SAMPLE_GAMES[1985] ?? ""));
	if (!("game" in read)) throw new Error("no sample");
	const { game } = read;
	const [core, insight] = [testCore(), testInsight()];
	const evaluations = sampleEvaluations(game);
	const evaluationOf = (frame: number) => evaluations[frame];
	const facts = finish(findFacts(game, core.computeControl(game.placements), insight));
	const moments = finish(findMoments(facts)).map((one) => ({
		ply: one.ply,
		kind: one.kind,
		side: one.side === BLACK ? "black" : "white",
		squares: one.squares.map(squareName),
		gain: "gain" in one ? one.gain : 0,
		missed: one.kind === "missed",
		text: reviewWords.moment(one),
	}));
	const mistakes = findMistakes(game, evaluationOf, { core, insight }).map((one) => ({
		ply: one.ply,
		move: one.move,
		before: one.side === WHITE ? one.before : -one.before,
		after: one.side === WHITE ? one.after : -one.after,
		best: one.best,
		mark: one.mark,
		reasons: one.reasons.map(({ kind, squares }) => ({ kind, squares: squares.map(squareName) })),
		text: mistakeWords.mistake(one),
	}));
	expect([told.moments.length, told.mistakes.length]).toEqual([1, 1]);
	expect(moments).toContainEqual(told.moments[0]);
	expect(mistakes).toContainEqual(told.mistakes[0]);
	expect(told.plies).toBe(game.plies);
	expect(told.id).toBe(gameId(new TextEncoder().encode(SAMPLE_GAMES[1985]?.trim()), 1));
	const { white, black } = gameAccuracy(game, evaluationOf) ?? {};
	expect(told.accuracy).toEqual({
		white: Math.round((white ?? 0) * 10) / 10,
		black: Math.round((black ?? 0) * 10) / 10,
	});
});
