// The second module: what follows from control, one square's captures in full, and a search of
// material. It is loaded only where it is asked for.

import { PASSED, SIDES } from "./follows";
import { PLACEMENTS } from "./layout";
import { searchFrom } from "./material";
import { weighCaptures as weigh } from "./weigh";

export * from "./follows";
export { LINE, lineLength } from "./material";
export { WEIGHED } from "./weigh";

/**
 * Searches the first placement for so many plies and then captures. Returns what the side to move
 * has in the end, in pawns (material.ts). The best line is in LINE.
 */
export function searchMaterial(
	rights: i32,
	depth: i32,
	alpha: i32,
	beta: i32,
	leftAside: i32,
): i32 {
	const isWhite = load<u8>(SIDES) === 0;
	const passed = i32(load<u8>(PASSED));
	return searchFrom(PLACEMENTS, isWhite, passed, rights, depth, alpha, beta, leftAside);
}

/** The captures of the piece on a square of the first placement, in full, in WEIGHED. */
export function weighCaptures(square: i32): void {
	if (square < 0 || square > 63) return;
	weigh(PLACEMENTS, load<u8>(SIDES) === 0, load<u8>(PASSED), square);
}
