// What has been painted in each cell of a canvas, as a number whose meaning is the painter's: whatever a step leaves as it was is
// not painted again.

import { SQUARE_COUNT } from "../chess/square.ts";

export type Painted = Int32Array;

export const EMPTY = 0;

/** For a canvas that is clear, or has only what is to be painted over. */
export const nothingPainted = (): Painted => new Int32Array(SQUARE_COUNT).fill(EMPTY);
