// Which squares no pawn can attack any more, beside a search of all ways that it may go.

import { expect, test } from "vitest";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { BLACK, PAWN, pieceOf, type Side, WHITE } from "../../src/chess/piece.ts";
import { createPlacements, putPiece } from "../../src/chess/placement.ts";
import { fileOf, rankOf, type Square } from "../../src/chess/square.ts";
import { isBeyondPawns } from "../../src/review/places.ts";

const SQUARES = Array.from({ length: 64 }, (_, square) => square as Square);

/** Squares that a pawn attacks now or later, whatever it takes on its way. */
function attackedFrom(pawn: Square, side: Side): Set<number> {
	const up = side === WHITE ? 1 : -1;
	const attacked = new Set<number>();
	const ways: number[][] = [[fileOf(pawn), rankOf(pawn)]];
	while (ways.length > 0) {
		const [file = 0, rank = 0] = ways.pop() ?? [];
		const next = rank + up;
		if (next < 0 || next > 7) continue;
		for (const to of [file - 1, file + 1]) if (to >= 0 && to < 8) attacked.add(next * 8 + to);
		// On the last rank it is a pawn no more.
		if (next === 0 || next === 7) continue;
		for (const to of [file - 1, file, file + 1]) if (to >= 0 && to < 8) ways.push([to, next]);
	}
	return attacked;
}

test("a square is out of a pawn's reach if that pawn can never come to attack it", () => {
	for (const side of [WHITE, BLACK] as const) {
		for (const pawn of SQUARES.slice(8, 56)) {
			const placements = createPlacements(1);
			putPiece(placements, FIRST_FRAME, pawn, pieceOf(side, PAWN));
			const attacked = attackedFrom(pawn, side);
			const wrong = SQUARES.filter(
				(square) => isBeyondPawns(placements, FIRST_FRAME, side, square) === attacked.has(square),
			);
			expect([pawn, wrong]).toEqual([pawn, []]);
		}
	}
});
