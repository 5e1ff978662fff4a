// On which squares a side's pieces were left hanging and taken, as the records have it.

import { turnedFor } from "../../../../chess/square.ts";
import { AT, MOST_LOSSES, word } from "./record.ts";

/** The largest ply, of ten bits. */
const PLIES = 1023;

export const lossAt = (ply: number, square: number): number =>
	Math.min(PLIES, ply) | (square << 10);

/**
 * The ply after which a piece of a side hung in that phase and was taken: of its worst mistake if
 * that fell in it, else of the first there. 0 is none. Losses are noted in the order of the game,
 * and so are the phases: as many as fell in earlier ones come before. Of a side that lost more
 * pieces before than are noted, it is the worst mistake.
 */
export function lossPlyIn(records: Uint8Array, at: number, phase: number): number {
	const countIn = (one: number) => (word(records, at + AT.lost) >> (4 * one)) & 15;
	if (countIn(phase) === 0) return 0;
	const worst = word(records, at + AT.worst);
	const place = [0, 1].slice(0, phase).reduce((sum, one) => sum + countIn(one), 0);
	if (worst >> 13 === phase || place >= MOST_LOSSES) return worst & PLIES;
	return word(records, at + AT.losses + 2 * place) & PLIES;
}

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
