// Control maps and counts, frame by frame: what the core gives back, and how it is read.

import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import type { ColouredSquare } from "../chess/game.ts";
import { SQUARE_COUNT, SQUARES, type Square } from "../chess/square.ts";
import { CLASSES, type Control, type Counts, NEUTRAL } from "./classes.ts";

/** Bytes to be read only. */
export type Bytes = { readonly length: number; readonly [index: number]: number };

/**
 * The control of every square of every frame, and the counts of every frame: 64 and 4 bytes each.
 */
export type GameControl = {
	readonly frames: number;
	readonly control: Bytes;
	readonly counts: Bytes;
};

const COUNTS_PER_FRAME = 4;

export function controlAt(map: GameControl, frame: Frame, square: Square): Control {
	return (map.control[frame * SQUARE_COUNT + square] ?? NEUTRAL) as Control;
}

export function countsAt(map: GameControl, frame: Frame): Counts {
	const at = frame * COUNTS_PER_FRAME;
	return {
		light: map.counts[at] ?? 0,
		dark: map.counts[at + 1] ?? 0,
		contested: map.counts[at + 2] ?? 0,
		neutral: map.counts[at + 3] ?? 0,
	};
}

/** The squares whose control differs between two frames. */
export function changedSquares(map: GameControl, before: Frame, after: Frame): Square[] {
	const changed: Square[] = [];
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		if (controlAt(map, before, square) !== controlAt(map, after, square)) changed.push(square);
	}
	return changed;
}

/** "n", "w", "b" or "c". */
export const controlLetter = (control: Control): string => CLASSES[control].letter;

/**
 * A control map as coloured squares, which other chess software shows: green, red, yellow, blue.
 */
export function controlSquares(map: GameControl, frame: Frame): ColouredSquare[] {
	return SQUARES.map((square) => ({
		colour: CLASSES[controlAt(map, frame, square)].marked,
		square,
	}));
}

/** The 64 letters of a frame, a1 first. */
export function controlLetters(map: GameControl, frame: Frame = FIRST_FRAME): string {
	let letters = "";
	for (let square = 0; square < SQUARE_COUNT; square++) {
		letters += controlLetter(controlAt(map, frame, square as Square));
	}
	return letters;
}
