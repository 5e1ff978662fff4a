// Big swings: moves after which far more squares have changed hands than is usual in their line (docs/insight.md, section 5). Review and
// timeline both go by this rule, and mark them with one sign.

import type { Frame } from "../chess/frame.ts";
import { changedSquares, type GameControl } from "../control/controlMap.ts";

export const SWING_SIGN = "▲";

/** How many squares change class from each frame of a line to the next; the first changes nothing. */
export const changesAlong = (control: GameControl, frames: readonly Frame[]): number[] =>
	frames.map((frame, place) => {
		const before = frames[place - 1];
		return before === undefined ? 0 : changedSquares(control, before, frame).length;
	});

/** A swing turns at least so many squares, and so many times as many as is usual. */
const LEAST_TURNED = 14;
const TIMES_USUAL = 2.5;

/** The places of the swings, by how many squares change at each place of a line, its start first. */
export function swingsIn(changes: readonly number[]): number[] {
	const sorted = changes.slice(1).sort((one, other) => one - other);
	const least = Math.max(LEAST_TURNED, TIMES_USUAL * (sorted[sorted.length >> 1] ?? 0));
	return changes.flatMap((change, place) => (change >= least ? [place] : []));
}
