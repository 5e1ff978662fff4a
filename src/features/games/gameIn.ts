// A game of the collection, read from its text.

import type { Game } from "../../chess/game.ts";
import { isFault } from "../../chess/pgn/gameFault.ts";
import { readText } from "../../chess/pgn/readText.ts";
import { finish } from "../../chess/work.ts";

/** Undefined where nothing of it can be read. */
export function gameIn(text: string): Game | undefined {
	const found = finish(readText(text));
	return isFault(found) ? undefined : found.game;
}

/** The same where the game has the move of a ply. */
export function gameWith(text: string, ply: number): Game | undefined {
	const game = gameIn(text);
	return game !== undefined && ply >= 1 && ply <= game.plies ? game : undefined;
}
