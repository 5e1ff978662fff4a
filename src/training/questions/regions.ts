// Parts of the board that questions ask about.

import { SQUARES, type Square } from "../../chess/square.ts";

/** Do files and ranks lie so near the middle? 4 is the whole board. */
const within = (reach: number) => (square: Square) =>
	Math.abs((square & 7) - 3.5) < reach && Math.abs((square >> 3) - 3.5) < reach;

/** c3 to f6. */
export const MIDDLE = SQUARES.filter(within(2));

/** b2 to g7. */
export const INNER = SQUARES.filter(within(3));
