// The squares that a side's mistake let go of.

import { turnedFor } from "../../../../chess/square.ts";
import type { SideFacts } from "./record.ts";

/** Calls `see` with each square of a side's, as it sees it. */
export function eachLetGo(
	{ squares }: SideFacts,
	side: number,
	see: (square: number) => void,
): void {
	for (const half of [0, 1] as const) {
		for (let bits = squares[half] | 0; bits !== 0; bits &= bits - 1)
			see(turnedFor(half * 32 + 31 - Math.clz32(bits & -bits), side));
	}
}

export const hasLetGo = ({ squares, worst }: SideFacts, square: number): boolean =>
	worst > 0 && ((squares[(square >> 5) as 0 | 1] >>> (square & 31)) & 1) === 1;
