// The review of the first game of a text, at once.

import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../src/chess/pgn/tree/readGame.ts";
import { finish } from "../../src/chess/work.ts";
import { findFacts } from "../../src/review/facts.ts";
import { findMoments } from "../../src/review/review.ts";
import { testCore, testInsight } from "./core.ts";

const core = testCore();
const insight = testInsight();

export function reviewed(text: string) {
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error("no game");
	const game = readGame(text, piece);
	const facts = finish(findFacts(game, core.computeControl(game.placements), insight));
	return { game, moments: finish(findMoments(facts)) };
}
