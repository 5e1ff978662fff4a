// What decided a game, by the evaluations that are known of it. Loaded late.

import type { Game } from "../../chess/game.ts";
import { positionAt } from "../../chess/game.ts";
import type { Accuracy } from "../../review/mistakes/accuracy.ts";
import { decisive } from "../../review/mistakes/decisive.ts";
import { evaluateGame } from "../../review/mistakes/evaluateGame.ts";
import { findMistakes, gameAccuracy } from "../../review/mistakes/findMistakes.ts";
import type { Tools } from "../../review/mistakes/playedLine.ts";
import type { Mistake } from "../../review/mistakes/reason.ts";
import type { Known } from "./known.ts";
import { keyOf } from "./written.ts";

export { evaluateGame };

export type GameReview = {
	readonly game: Game;
	/** Every ?!, ? and ?? of the main line. */
	readonly mistakes: readonly Mistake[];
	/** Those of them that decided the game, at most three. */
	readonly decisive: readonly Mistake[];
	readonly accuracy: Accuracy | undefined;
};

/** Undefined unless every position has its evaluation. */
export async function findGameReview(
	game: Game,
	known: ReadonlyMap<string, Known>,
	tools: Tools,
): Promise<GameReview | undefined> {
	const found = await evaluateGame(
		game,
		async (frame) => known.get(keyOf(positionAt(game, frame).fen)),
		0,
	);
	if (found.some((one) => one === undefined)) return undefined;
	const mistakes = findMistakes(game, (frame) => found[frame], tools);
	const accuracy = gameAccuracy(game, (frame) => found[frame]);
	return { game, mistakes, decisive: decisive(mistakes), accuracy };
}
