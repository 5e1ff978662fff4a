// A game of a collection read again from its text: for the moves of a moment, which no record has,
// and for a longer search.

import type { Frame } from "../../../chess/frame.ts";
import { type Game, moveName } from "../../../chess/game.ts";
import { splitting } from "../../../chess/pgn/splitPgn.ts";
import { finish } from "../../../chess/work.ts";
import type { Insight } from "../../../control/insight.ts";
import { readingHanded } from "../../reader/handedGame.ts";
import { hangsFurther } from "./game/chances.ts";

function gameIn(text: string): Game | undefined {
	const [piece] = finish(splitting(text));
	try {
		return piece && finish(readingHanded(text, piece));
	} catch {
		// Nothing of it could be read.
		return undefined;
	}
}

/** "6...c4", the move that led to a ply. Empty where there is none. */
export function moveAt(text: string, ply: number): string {
	const game = gameIn(text);
	return game === undefined || ply < 1 || ply > game.plies ? "" : moveName(game, ply as Frame);
}

/** Does what the move of a ply left hanging still hang by a longer search of material? */
export function hangsAt(text: string, ply: number, insight: Insight): boolean {
	const game = gameIn(text);
	return game !== undefined && hangsFurther(game.placements, game.plies + 1, ply, insight);
}
