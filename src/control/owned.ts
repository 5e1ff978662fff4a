// The squares of a class: in a frame, and in one frame alone of two.

import type { Frame } from "../chess/frame.ts";
import { SQUARES, type Square } from "../chess/square.ts";
import type { Control } from "./classes.ts";
import { controlAt, type GameControl } from "./controlMap.ts";

type At = readonly [control: GameControl, frame: Frame];

export const squaresOf = (owned: Control, [control, frame]: At): readonly Square[] =>
	SQUARES.filter((square) => controlAt(control, frame, square) === owned);

/** The squares that are of a class here, and are not there. */
export const squaresOnlyIn = (owned: Control, here: At, [control, frame]: At): readonly Square[] =>
	squaresOf(owned, here).filter((square) => controlAt(control, frame, square) !== owned);
