// Lines of a game: the one on view, from the start through the cursor's frame to where its moves
// end, which stays the same while the cursor moves along it; and the main line.

import { pathTo } from "../../chess/edit.ts";
import type { Frame } from "../../chess/frame.ts";
import { framesAfter, type Game } from "../../chess/game.ts";

export type Line = {
	readonly frames: readonly Frame[];
	/** Where in the line a frame stands. Undefined where it does not. */
	placeOf(frame: Frame): number | undefined;
};

/** From the start through a frame to where its moves end. */
export function lineThrough(game: Game, frame: Frame): Line {
	const frames = [...pathTo(game, frame), ...framesAfter(game, frame)];
	const places = new Map(frames.map((one, place) => [one, place]));
	return { frames, placeOf: (one) => places.get(one) };
}

/**
 * Returns a function that finds the line through a frame: the same line, as long as the frame
 * stands in it.
 */
export function createLineFinder(): (game: Game, frame: Frame) => Line {
	let last: { readonly game: Game; readonly line: Line } | undefined;
	return (game, frame) => {
		if (last?.game !== game || last.line.placeOf(frame) === undefined) {
			last = { game, line: lineThrough(game, frame) };
		}
		return last.line;
	};
}

/**
 * Returns a function that finds the main line of a game. A move in a variation has the place of the
 * move from which the variation branches off.
 */
export function createMainLineFinder(): (game: Game) => Line {
	let last: { readonly game: Game; readonly line: Line } | undefined;
	return (game) => {
		if (last?.game !== game) last = { game, line: mainLineOf(game) };
		return last.line;
	};
}

/** Main-line frames come first, so that they are their own places. */
function mainLineOf(game: Game): Line {
	const frames = Array.from({ length: game.plies + 1 }, (_, place) => place as Frame);
	return {
		frames,
		placeOf(frame) {
			let at: Frame | undefined = frame;
			while (at !== undefined && at > game.plies) at = game.positions[at]?.parent;
			return at;
		},
	};
}
