// The line on view: from the start through the cursor's frame to where its moves end. It stays the same while the cursor moves
// along it.

import { pathTo } from "../chess/edit.ts";
import type { Frame } from "../chess/frame.ts";
import { framesAfter, type Game } from "../chess/game.ts";

export type Line = {
	readonly frames: readonly Frame[];
	/** Where in the line a frame stands. Undefined where it does not. */
	placeOf(frame: Frame): number | undefined;
};

function lineThrough(game: Game, frame: Frame): Line {
	const frames = [...pathTo(game, frame), ...framesAfter(game, frame)];
	const places = new Map(frames.map((one, place) => [one, place]));
	return { frames, placeOf: (one) => places.get(one) };
}

/** Returns a function that finds the line through a frame: the same line, as long as the frame stands in it. */
export function createLineFinder(): (game: Game, frame: Frame) => Line {
	let last: { readonly game: Game; readonly line: Line } | undefined;
	return (game, frame) => {
		if (last?.game !== game || last.line.placeOf(frame) === undefined) {
			last = { game, line: lineThrough(game, frame) };
		}
		return last.line;
	};
}
