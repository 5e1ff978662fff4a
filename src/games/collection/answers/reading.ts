// A game of a collection read again from its text: for the moves of a moment, which no record has.

import type { Frame } from "../../../chess/frame.ts";
import { type Game, moveName } from "../../../chess/game.ts";
import { splitting } from "../../../chess/pgn/splitPgn.ts";
import { finish } from "../../../chess/work.ts";
import { readingHanded } from "../../reader/handedGame.ts";

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
