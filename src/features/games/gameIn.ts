// A game of the collection, read from its text.

import type { Game } from "../../chess/game.ts";
import { isFault } from "../../chess/pgn/gameFault.ts";
import { finish } from "../../chess/work.ts";
import { readText } from "../../store/opening/readText.ts";

/** Undefined where nothing of it can be read. */
export function gameIn(text: string): Game | undefined {
	const found = finish(readText(text));
	return isFault(found) ? undefined : found.game;
}
