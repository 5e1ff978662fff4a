// Where a game starts whose tags say so: read with the same care as by the loader.

import { type Parsed, parseFen, startFen } from "../../chess/fen.ts";
import { FenError } from "../../chess/fenFault.ts";
import type { GameText } from "../../chess/pgn/gameText.ts";
import { tagsOf } from "../../chess/pgn/tags/tags.ts";
import { isStandard } from "../../chess/pgn/tree/readGame.ts";
import type { ReaderModule } from "../../control/readerModule.ts";

/** The start that the tags of a game name; nothing if they name none that can be played from. */
export function startOf(game: GameText): Parsed | undefined {
	const tags = tagsOf(game);
	if (!isStandard(tags)) return undefined;
	try {
		return parseFen(startFen(tags.get("FEN")));
	} catch (error) {
		if (error instanceof FenError) return undefined;
		throw error;
	}
}

const LETTERS = "KQkq";

/** Lets the reader go on from a start; gives its status. */
export function goOnFrom(module: ReaderModule, setup: Parsed): number {
	module.placements.set(setup.placement);
	let castling = 0;
	for (const letter of setup.castling) castling |= 1 << LETTERS.indexOf(letter);
	const { side, enPassant = -1, halfMoves, moveNumber } = setup;
	return module.calls.startGame(side, castling, enPassant, halfMoves, moveNumber);
}
