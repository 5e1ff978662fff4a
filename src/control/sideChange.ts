// The squares that a move won for a side, and lost.

import type { Frame } from "../chess/frame.ts";
import { type Side, WHITE } from "../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import { BLACKS, WHITES } from "./classes.ts";
import { controlAt, type GameControl } from "./controlMap.ts";

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
