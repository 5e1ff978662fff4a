// The second module: what follows from control, and a search of material. It is loaded only where
// it is asked for.

import { PASSED, SIDES } from "./follows";
import { PLACEMENTS } from "./layout";
import { searchFrom } from "./material";

export * from "./follows";
export { LINE, lineLength } from "./material";

/**
 * What the side to move has in the first placement after so many plies and captures, in pawns
 * (material.ts). Its best line is in LINE.
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
