// The way between squares and cells.
//
// A cell is a square by its place on screen, 0 at the top left, 63 at the bottom right. With White
// at the bottom:
//
//     cell  0  1 .. 7      square  56 57 .. 63
//           8  9 .. 15             48 49 .. 55
//           ..                     ..
//          56 57 .. 63              0  1 .. 7

import { type Side, WHITE } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";

/** Turned by half: the same both ways. */
export const cellOf = (square: number, orientation: Side): number =>
	orientation === WHITE ? square ^ 56 : square ^ 7;

export const squareIn = (cell: number, orientation: Side): Square =>
	cellOf(cell, orientation) as Square;
