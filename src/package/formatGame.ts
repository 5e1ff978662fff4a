// Games written with notes of a program's: what the file had stays.

import { annotated } from "../chess/pgn/write/annotated.ts";
import { formatPgn } from "../chess/pgn/write/formatPgn.ts";
import { argumentError } from "./arguments.ts";
import { gameIn } from "./review/gameIn.ts";

/** What is said of a move of the main line, beside what the game has. */
export type MoveNote = {
	/** From 1 on. */
	readonly ply: number;
	/** How good the move is, 1 to 6: left out where the game has such a glyph. */
	readonly nag?: number;
	readonly comment?: string;
	/** Pawns from White's side, or "#-3": left out where the game has one. */
	readonly evaluation?: number | string;
	/** As `[%csl]` has them, "Re4": left out where the game colours squares. */
	readonly squares?: readonly string[];
	/** A better line, its moves with or without their numbers; an arrow shows the first. */
	readonly line?: readonly string[];
};

/** The longest line of a PGN for export. */
const WIDTH = 80;

/** The first game of a PGN, with notes on moves of its main line, if there are any. */
export function formatGame(
	game: string | { readonly pgn: string },
	notes: readonly MoveNote[] = [],
): string {
	if (!Array.isArray(notes)) throw argumentError("an array of notes", notes);
	return formatPgn(annotated(gameIn(game), notes), { maxWidth: WIDTH });
}
