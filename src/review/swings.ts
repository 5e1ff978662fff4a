// Big swings: moves that turn far more squares than is usual in their line (docs/insight.md,
// section 5).

import type { Frame } from "../chess/frame.ts";
import { changedSquares, type GameControl } from "../control/controlMap.ts";

/**
 * How many squares change class from each frame of a line to the next; the first changes nothing.
 */
export const changesAlong = (control: GameControl, frames: readonly Frame[]): number[] =>
	frames.map((frame, place) => {
		const before = frames[place - 1];
		return before === undefined ? 0 : changedSquares(control, before, frame).length;
	});

/** A swing turns at least this many squares, and this many times the median of its line. */
const MIN_TURNED = 14;
const MIN_TIMES_MEDIAN = 2.5;

/**
 * The places of the swings, by how many squares change at each place of a line, its start first.
 */
export function swingsIn(changes: readonly number[]): number[] {
	const sorted = changes.slice(1).sort((one, other) => one - other);
	const least = Math.max(MIN_TURNED, MIN_TIMES_MEDIAN * (sorted[sorted.length >> 1] ?? 0));
	return changes.flatMap((change, place) => (change >= least ? [place] : []));
}
