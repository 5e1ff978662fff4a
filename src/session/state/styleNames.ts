// The lists of styles, apart from the first of each: a visit that keeps that needs no list.

import { type BoardColour, DEFAULT_BOARD } from "../../board/heat/boards.ts";
import { DEFAULT_PIECES, type PieceSet } from "../../board/styles/sets.ts";

export const BOARDS: readonly BoardColour[] = ["plain", "wood", "blue", "green"];
export const PIECE_SETS: readonly PieceSet[] = ["standard", "rounded", "flat"];

/** A board and a set of pieces, by what somebody has written: the first where there is none. */
export const styleNamed = (board: unknown, pieces: unknown) => ({
	board: BOARDS.find((one) => one === board) ?? DEFAULT_BOARD,
	pieces: PIECE_SETS.find((one) => one === pieces) ?? DEFAULT_PIECES,
});
