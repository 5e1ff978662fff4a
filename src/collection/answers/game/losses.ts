// On which squares a side's pieces were left hanging and taken, as the records have it.

import { turnedFor } from "../../../chess/square.ts";
import { AT, MOST_LOSSES, word } from "./record.ts";

/** The largest ply, of ten bits. */
const PLIES = 1023;

export const lossAt = (ply: number, square: number): number =>
	Math.min(PLIES, ply) | (square << 10);

/**
 * Calls `see` with each square, as its side sees it, and the ply after which the piece hung. Where
 * the bytes of the side begin is `at`. Millions of games are asked.
 */
export function eachLoss(
	records: Uint8Array,
	at: number,
	side: number,
	see: (square: number, ply: number) => void,
): void {
	for (let place = 0; place < MOST_LOSSES; place++) {
		const loss = word(records, at + AT.losses + 2 * place);
		if (loss === 0) return;
		see(turnedFor(loss >> 10, side), loss & PLIES);
	}
}
