// How it is said to the module which pawn may be taken in passing.

/** Stands for a square that no pawn has just passed. */
export const NOT_PASSED = 255;
