// Annotations of a game: its comments, glyphs, arrows, circles and tags. Each change returns a new
// game that shares all the rest, its placements too, so that nothing has to be computed anew.

import type { Edited } from "./edit.ts";
import type { Frame } from "./frame.ts";
import { type Arrow, type ColouredSquare, type Game, type Notes, positionAt } from "./game.ts";
import { RESULT_OF } from "./pgn/tags/results.ts";

function withNotes(game: Game, frame: Frame, change: Partial<Notes>): Edited {
	const position = positionAt(game, frame);
	const positions = game.positions.with(frame, {
		...position,
		notes: { ...position.notes, ...change },
	});
	return { game: { ...game, positions }, frame };
}

/** A comment before a move or after it; the game's own stands after its first frame. */
export type CommentPlace = { readonly frame: Frame; readonly part: "before" | "after" };

/**
 * Where a comment before a move is written: PGN knows one before the first move of a variation, and
 * behind a variation; any other stands after the move before.
 */
export function placeBefore(game: Game, frame: Frame): CommentPlace {
	const { parent } = positionAt(game, frame);
	if (parent === undefined) return { frame, part: "after" };
	const { next, parent: grandparent } = positionAt(game, parent);
	const siblings = grandparent === undefined ? [] : positionAt(game, grandparent).next;
	const followsVariation = siblings.length > 1 && siblings[0] === parent;
	return next[0] !== frame || followsVariation
		? { frame, part: "before" }
		: { frame: parent, part: "after" };
}

export const commentAt = (game: Game, { frame, part }: CommentPlace): string =>
	game.positions[frame]?.notes[part] ?? "";

export const comment = (game: Game, { frame, part }: CommentPlace, text: string): Edited =>
	withNotes(game, frame, { [part]: text.replace(/\r\n?/g, "\n").trim() });

/** The glyphs that say how good a move is: a move has one of them. */
const LAST_OF_MOVES = 9;

const isOfMove = (nag: number) => nag <= LAST_OF_MOVES;

/**
 * Gives a move a glyph, or takes it away; one that says how good the move is takes the place of
 * another.
 */
export function toggleGlyph(game: Game, frame: Frame, nag: number): Edited {
	const { nags } = positionAt(game, frame).notes;
	const others = nags.filter((one) => one !== nag && !(isOfMove(one) && isOfMove(nag)));
	const next = nags.includes(nag) ? others : isOfMove(nag) ? [nag, ...others] : [...others, nag];
	return withNotes(game, frame, { nags: next });
}

/** Draws an arrow, gives it another colour, or takes away one of the same. */
export function toggleArrow(game: Game, frame: Frame, arrow: Arrow): Edited {
	const { arrows } = positionAt(game, frame).notes;
	const isThere = ({ from, to }: Arrow) => from === arrow.from && to === arrow.to;
	const others = arrows.filter((one) => !isThere(one));
	const isSame = arrows.some((one) => isThere(one) && one.colour === arrow.colour);
	return withNotes(game, frame, { arrows: isSame ? others : [...others, arrow] });
}

/** Draws a circle, gives it another colour, or takes away one of the same. */
export function toggleCircle(game: Game, frame: Frame, circle: ColouredSquare): Edited {
	const { squares } = positionAt(game, frame).notes;
	const others = squares.filter(({ square }) => square !== circle.square);
	const isSame = squares.some(
		({ square, colour }) => square === circle.square && colour === circle.colour,
	);
	return withNotes(game, frame, { squares: isSame ? others : [...others, circle] });
}

export const eraseDrawings = (game: Game, frame: Frame): Edited =>
	withNotes(game, frame, { squares: [], arrows: [] });

/** Writes evaluations of positions into a game, in place of those that stand there. */
export function evaluate(
	game: Game,
	frame: Frame,
	evaluations: ReadonlyMap<Frame, number | string>,
): Edited {
	const positions = game.positions.map((position, at) => {
		const evaluation = evaluations.get(at as Frame);
		return evaluation === undefined
			? position
			: { ...position, notes: { ...position.notes, evaluation } };
	});
	return { game: { ...game, positions }, frame };
}

/** Gives a game other tags. The result is that of its tag. */
export function retag(game: Game, tags: ReadonlyMap<string, string>, frame: Frame): Edited {
	const result = RESULT_OF.get(tags.get("Result") ?? "") ?? "*";
	return { game: { ...game, tags, result }, frame };
}
