// The second module: what follows from control. docs/insight.md carried out over bitboards, loaded
// only where it is asked for.

import { drawLines } from "./chains";
import { mapHanging } from "./hanging";
import { CAPACITY, PLACEMENTS } from "./layout";
import { searchFrom } from "./material";
import { mapStanding } from "./standing";
import { mapTied } from "./tied";

export { CAPACITY, PLACEMENTS } from "./layout";
export { LINE, lineLength, searchedPositions } from "./material";

/** A byte a placement: 0 if White is to move, 1 if Black. */
export const SIDES: usize = memory.data(CAPACITY, 16);

/** A byte a placement: the square that a pawn has just passed, or 255. */
export const PASSED: usize = memory.data(CAPACITY, 16);

/** 64 bytes a placement, a1 first: what has been found of each square. */
export const FOUND: usize = memory.data(CAPACITY * 64, 16);

drawLines();

/** What hangs in the first `count` placements: what taking the piece on each square wins. */
export function findHanging(count: i32): void {
	const end = usize(min(max(count, 0), CAPACITY));
	for (let i: usize = 0; i < end; i++) {
		const isWhite = load<u8>(SIDES + i) === 0;
		mapHanging(PLACEMENTS + (i << 6), isWhite, load<u8>(PASSED + i), FOUND + (i << 6));
	}
}

/** What is loose in the first `count` placements, 1, and what is trapped, 2. */
export function findStanding(count: i32): void {
	const end = usize(min(max(count, 0), CAPACITY));
	for (let i: usize = 0; i < end; i++) mapStanding(PLACEMENTS + (i << 6), FOUND + (i << 6));
}

/** What is tied in the first `count` placements, 4. */
export function findTied(count: i32): void {
	const end = usize(min(max(count, 0), CAPACITY));
	for (let i: usize = 0; i < end; i++) mapTied(PLACEMENTS + (i << 6), FOUND + (i << 6));
}

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
