// A game as the careful loader reads it, out of many: one that is too long is refused, so that time
// and memory have a bound whatever a file or a stream holds.

import type { Game } from "../../chess/game.ts";
import { PgnError } from "../../chess/pgn/gameFault.ts";
import type { GameText } from "../../chess/pgn/gameText.ts";
import { readingGame } from "../../chess/pgn/tree/readGame.ts";
import type { Work } from "../../chess/work.ts";

const MEGABYTE = 2 ** 20;

/** Letters of a game: larger than any real game. */
export const MAX_GAME = 16 * MEGABYTE;

/** Reads a game of a text, in steps. Throws a PgnError where nothing can be read. */
export function* readingHanded(text: string, piece: GameText): Work<Game> {
	if (piece.end - piece.start <= MAX_GAME) return yield* readingGame(text, piece);
	const place = { line: piece.line, column: piece.start - piece.lineAt + 1 };
	throw new PgnError({ code: "tooLong", megabytes: MAX_GAME / MEGABYTE }, place);
}
