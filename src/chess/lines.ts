// Lines of a game put in another order, and cut off: what an author does with variations beside
// promoting them.

import { arranged, type Edited, variationStart } from "./edit.ts";
import { FIRST_FRAME, type Frame } from "./frame.ts";
import { type Game, NO_NOTES, positionAt } from "./game.ts";

/**
 * The first frame of the line that a frame stands in, where there are others beside it. Undefined
 * where there are none.
 */
function lineStart(game: Game, frame: Frame): Frame | undefined {
	const start = variationStart(game, frame);
	if (start !== undefined) return start;
	const { parent } = positionAt(game, frame);
	return parent !== undefined && positionAt(game, parent).next.length > 1 ? frame : undefined;
}

/** The lines beside the one that a frame stands in, itself among them, and its place there. */
function siblingsOf(game: Game, frame: Frame) {
	const start = lineStart(game, frame);
	const parent = start === undefined ? undefined : positionAt(game, start).parent;
	if (start === undefined || parent === undefined) return undefined;
	const { next } = positionAt(game, parent);
	return { parent, next, start, place: next.indexOf(start) };
}

/** Can the line be put behind the next one? */
export function canLower(game: Game, frame: Frame): boolean {
	const found = siblingsOf(game, frame);
	return found !== undefined && found.place < found.next.length - 1;
}

/** Puts the line that a frame stands in one place down among its like. */
export function lowerLine(game: Game, frame: Frame): Edited {
	const found = siblingsOf(game, frame);
	if (found === undefined || !canLower(game, frame)) return { game, frame };
	const { parent, next, start, place } = found;
	const others = next.filter((one) => one !== start);
	const order = others.toSpliced(place + 1, 0, start);
	return arranged(game, (at) => (at === parent ? order : positionAt(game, at).next), frame);
}

/** Takes out a move and all that follows it; the frame to be on is the one before. */
export function cutFrom(game: Game, frame: Frame): Edited {
	const { parent } = positionAt(game, frame);
	if (parent === undefined) return { game, frame };
	const kept = positionAt(game, parent).next.filter((one) => one !== frame);
	return arranged(game, (at) => (at === parent ? kept : positionAt(game, at).next), parent);
}

/** The position of a frame and all that follows it, as a game of its own with the same tags. */
export function gameFromHere(game: Game, frame: Frame): Game {
	const { game: rest } = arranged(game, (at) => positionAt(game, at).next, frame, frame);
	const first = positionAt(rest, FIRST_FRAME);
	// The notes there were about the move that is gone.
	const start = { ...first, move: undefined, number: 0, parent: undefined, notes: NO_NOTES };
	const tags = new Map(game.tags);
	// The position is written anew.
	for (const name of ["SetUp", "FEN"]) tags.delete(name);
	return {
		...rest,
		tags,
		positions: rest.positions.with(FIRST_FRAME, start),
		warnings: [],
		fault: undefined,
	};
}
