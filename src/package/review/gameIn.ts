// A game that a program hands over, as a PGN or as the reader gave it.

import type { Game } from "../../chess/game.ts";
import { isFault } from "../../chess/pgn/gameFault.ts";
import { readText } from "../../chess/pgn/readText.ts";
import { finish } from "../../chess/work.ts";
import { gameFaultText } from "../../messages/textFaults.ts";
import { requireText } from "../arguments.ts";

/** The first game of a PGN. Throws an Error with a sentence where none can be read. */
export function gameIn(given: string | { readonly pgn: string }): Game {
	const pgn = requireText("a PGN", typeof given === "object" ? given?.pgn : given);
	const read = finish(readText(pgn));
	if (isFault(read)) throw new Error(gameFaultText(read));
	return read.game;
}
