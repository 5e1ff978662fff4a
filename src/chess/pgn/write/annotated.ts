// Notes written into a game, beside those that it has: nothing of these is lost or said twice.

import { playMove } from "../../edit.ts";
import type { Frame } from "../../frame.ts";
import { type Game, type Notes, positionAt } from "../../game.ts";
import { MoveError } from "../../rules.ts";
import { squareNamed } from "../../square.ts";

/** What is said of a move of the main line. */
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
	/** Moves that would have been better, with or without their numbers. */
	readonly line?: readonly string[];
};

/** Glyphs up to this one say how good a move is. */
const LAST_OF_MOVES = 6;

const coloured = (name: string) => ({
	colour: name.charAt(0),
	square: squareNamed(name.slice(1)),
});

function withNotes(game: Game, ply: number, change: (notes: Notes) => Partial<Notes>): Game {
	const position = positionAt(game, ply as Frame);
	const notes = { ...position.notes, ...change(position.notes) };
	return { ...game, positions: game.positions.with(ply, { ...position, notes }) };
}

const noted = (game: Game, { ply, nag, comment, evaluation, squares = [] }: MoveNote): Game =>
	withNotes(game, ply, (notes) => {
		const isMarked = notes.nags.some((one) => one <= LAST_OF_MOVES);
		const isSaid = comment === undefined || notes.after.includes(comment);
		return {
			nags: nag === undefined || isMarked ? notes.nags : [nag, ...notes.nags],
			after: isSaid ? notes.after : [notes.after, comment].filter(Boolean).join(" "),
			evaluation: notes.evaluation ?? evaluation,
			squares: notes.squares.length > 0 ? notes.squares : squares.map(coloured),
		};
	});

/**
 * With a line in place of a move, up to the first that is not legal, and a green arrow for its
 * first move; not if a variation begins like it.
 */
function varied(game: Game, { ply, line = [] }: MoveNote): Game {
	let at = { game, frame: (ply - 1) as Frame };
	for (const [index, name] of line.entries()) {
		try {
			const next = playMove(at.game, at.frame, name.replace(/^\d+\.+\s*/, ""));
			if (index === 0 && next.game === at.game) return game;
			at = next;
		} catch (error) {
			if (!(error instanceof MoveError)) throw error;
			break;
		}
	}
	const first = at.game.positions[game.positions.length]?.move;
	if (first === undefined) return game;
	const arrow = { colour: "G", from: first.from, to: first.to };
	return withNotes(at.game, ply, ({ arrows }) => ({ arrows: [...arrows, arrow] }));
}

/** The game with notes on moves of its main line; those behind its end are left out. */
export function annotated(game: Game, notes: readonly MoveNote[]): Game {
	const within = notes.filter(({ ply }) => ply >= 1 && ply <= game.plies);
	return within.reduce((made, note) => varied(noted(made, note), note), game);
}
