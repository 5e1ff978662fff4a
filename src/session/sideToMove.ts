// Who is to move at the beginning of a chapter. Moves that follow were played by the other side, so
// they go; undo brings them back.

import { gameFrom } from "../chess/edit.ts";
import { parseFields } from "../chess/fen.ts";
import type { FenFault } from "../chess/fenFault.ts";
import { FIRST_FRAME } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import type { Side } from "../chess/piece.ts";
import { changed, faultsOf, formatSetup } from "../chess/setup.ts";

const startOf = (game: Game) => parseFields(positionAt(game, FIRST_FRAME).fen);

/** The side to move at the beginning. */
export const sideToMove = (game: Game): Side => startOf(game).side;

/** Why a side cannot be to move there. Undefined where it can. */
export const sideFault = (game: Game, side: Side): FenFault | undefined =>
	faultsOf(changed(startOf(game), { side }))[0];

/** The chapter with another side to move: its tags, and what is said of its beginning, stay. */
export function withSideToMove(game: Game, side: Side): Game {
	const bare = gameFrom(formatSetup(changed(startOf(game), { side })));
	const { notes } = positionAt(game, FIRST_FRAME);
	const positions = bare.positions.map((position) => ({ ...position, notes }));
	const tags = new Map(game.tags);
	for (const name of ["SetUp", "FEN"]) tags.delete(name);
	return { ...bare, positions, tags, result: game.result };
}
