// Consequences of control: docs/insight.md, sections 1 to 5, carried out over bitboards. The
// package has them in one module with control, the application with the search of insight.ts.

import { inCheck } from "./captures";
import { drawLines, lookAt } from "./chains";
import { mapHanging } from "./hanging";
import { CAPACITY, PLACEMENTS } from "./layout";
import { mapStanding } from "./standing";
import { mapTied } from "./tied";

export { CAPACITY, PLACEMENTS } from "./layout";

/** A byte a placement: 0 if White is to move, 1 if Black. */
export const SIDES: usize = memory.data(CAPACITY, 16);

/** A byte a placement: the square that a pawn has just passed, or 255. */
export const PASSED: usize = memory.data(CAPACITY, 16);

/** 64 bytes a placement, a1 first: what has been found of each square. */
export const FOUND: usize = memory.data(CAPACITY * 64, 16);

drawLines();

/**
 * Finds hanging pieces in the first `count` placements: the gain of taking the piece on each
 * square.
 */
export function findHanging(count: i32): void {
	const end = usize(min(max(count, 0), CAPACITY));
	for (let i: usize = 0; i < end; i++) {
		const isWhite = load<u8>(SIDES + i) === 0;
		const at = i << 6;
		mapHanging(PLACEMENTS + at, isWhite, load<u8>(PASSED + i), FOUND + at);
	}
}

/** Is the side to move in check in the first placement? */
export function isInCheck(): bool {
	lookAt(PLACEMENTS);
	return inCheck(load<u8>(SIDES) === 0);
}

/** Finds loose pieces, 1, and trapped ones, 2, in the first `count` placements. */
export function findStanding(count: i32): void {
	const end = usize(min(max(count, 0), CAPACITY));
	for (let i: usize = 0; i < end; i++) mapStanding(PLACEMENTS + (i << 6), FOUND + (i << 6));
}

/** Finds tied pieces, 4, in the first `count` placements. */
export function findTied(count: i32): void {
	const end = usize(min(max(count, 0), CAPACITY));
	for (let i: usize = 0; i < end; i++) mapTied(PLACEMENTS + (i << 6), FOUND + (i << 6));
}
