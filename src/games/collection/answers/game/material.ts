// Material, from the fifth word of packed positions: who is ahead for good, and what is an endgame.

import { WORDS_PER_POSITION } from "./centre.ts";

const MATERIAL_WORD = 4;
const BITS_PER_SIDE = 12;
const SIDES = 2 ** BITS_PER_SIDE;

/** Points of pieces without pawns, and with them, by the twelve bits of a side. */
const PIECES = new Uint8Array(SIDES);
const POINTS = new Uint8Array(SIDES);
for (let bits = 0; bits < SIDES; bits++) {
	const pieces = ((bits >> 4) & 3) * 3 + ((bits >> 6) & 3) * 3 + ((bits >> 8) & 3) * 5;
	PIECES[bits] = pieces + (bits >> 10) * 9;
	POINTS[bits] = (PIECES[bits] ?? 0) + (bits & 15);
}

const wordAt = (words: Uint32Array, position: number) =>
	words[position * WORDS_PER_POSITION + MATERIAL_WORD] ?? 0;

/** White's points less Black's. */
export function leadAt(words: Uint32Array, position: number): number {
	const word = wordAt(words, position);
	return (POINTS[word & (SIDES - 1)] ?? 0) - (POINTS[(word >> BITS_PER_SIDE) & (SIDES - 1)] ?? 0);
}

/** Has a side a pawn, or more than a knight or bishop? */
export function canWin(words: Uint32Array, position: number, side: number): boolean {
	const bits = (wordAt(words, position) >> (side * BITS_PER_SIDE)) & (SIDES - 1);
	return (bits & 15) > 0 || (PIECES[bits] ?? 0) > 3;
}

/** Neither side has more, pawns aside: two rooks and a knight, say. */
const MAX_ENDGAME = 13;

export function isEndgame(words: Uint32Array, position: number): boolean {
	const word = wordAt(words, position);
	const [white, black] = [word & (SIDES - 1), (word >> BITS_PER_SIDE) & (SIDES - 1)];
	return (PIECES[white] ?? 0) <= MAX_ENDGAME && (PIECES[black] ?? 0) <= MAX_ENDGAME;
}

/** So many points for so many plies in a row; at the end of a game fewer plies do. */
export const AHEAD = 3;
const LASTING = 6;
const LASTING_AT_END = 2;

/** The ply from which on each side is ahead for a while. 0 where it never is. */
export function aheadIn(words: Uint32Array, count: number): [white: number, black: number] {
	const found: [number, number] = [0, 0];
	const runs = [0, 0];
	for (let ply = 1; ply < count; ply++) {
		const lead = leadAt(words, ply);
		const isLast = ply === count - 1;
		for (const side of [0, 1] as const) {
			const run = (side === 0 ? lead : -lead) >= AHEAD ? (runs[side] ?? 0) + 1 : 0;
			runs[side] = run;
			if (found[side] === 0 && (run === LASTING || (isLast && run >= LASTING_AT_END)))
				found[side] = ply - run + 1;
		}
	}
	return found;
}
