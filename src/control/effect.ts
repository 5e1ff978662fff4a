// What a move changes in squares.

import type { Frame } from "../chess/frame.ts";
import { type Side, WHITE } from "../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import { BLACKS, WHITES } from "./classes.ts";
import { controlAt, countsAt, type GameControl } from "./controlMap.ts";

/** By how much the squares of each side change. */
export type Effect = { readonly white: number; readonly black: number };

export function effectOf(map: GameControl, before: Frame, after: Frame): Effect {
	const [then, now] = [countsAt(map, before), countsAt(map, after)];
	return { white: now.light - then.light, black: now.dark - then.dark };
}

/** "+6", "−2", "0". */
export const signed = (by: number) => `${by > 0 ? "+" : by < 0 ? "−" : ""}${Math.abs(by)}`;

/** The squares that a move won for a side, and lost. */
export type SideChange = {
	readonly side: Side;
	readonly gained: readonly Square[];
	readonly lost: readonly Square[];
};

export function changeOf(
	side: Side,
	control: GameControl,
	before: Frame,
	after: Frame,
): SideChange {
	const own = side === WHITE ? WHITES : BLACKS;
	const gained: Square[] = [];
	const lost: Square[] = [];
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		const was = controlAt(control, before, square) === own;
		const is = controlAt(control, after, square) === own;
		if (is && !was) gained.push(square);
		if (was && !is) lost.push(square);
	}
	return { side, gained, lost };
}
