// Pieces that a side takes by some moves, and those that it gives for them.

import { kindOf, NO_PIECE, PAWN, type Piece, pieceOf, type Side } from "../../chess/piece.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { worthOf } from "../../chess/worth.ts";

/** Pieces of the same worth cancel: equal kinds, and after them a knight and a bishop. */
export type Spoils = {
	readonly took: readonly Piece[];
	readonly gave: readonly Piece[];
	readonly points: number;
};

const sumOf = (pieces: readonly Piece[]): number =>
	pieces.reduce((sum, piece) => sum + worthOf(piece), 0);

export function spoilsOf(moves: readonly PlayedMove[], side: Side): Spoils {
	const took: Piece[] = [];
	const gave: Piece[] = [];
	const put = (piece: Piece, mine: Piece[], others: Piece[]) => {
		const same = others.findIndex((one) => kindOf(one) === kindOf(piece));
		if (same >= 0) others.splice(same, 1);
		else mine.push(piece);
	};
	for (const move of moves) {
		const [mine, others] = move.side === side ? [took, gave] : [gave, took];
		if (move.captured !== NO_PIECE) put(move.captured, mine, others);
		if (move.promotion === NO_PIECE) continue;
		put(move.promotion, mine, others);
		put(pieceOf(move.side, PAWN), others, mine);
	}
	for (const piece of took.slice()) {
		const same = gave.findIndex((one) => worthOf(one) === worthOf(piece));
		if (same < 0) continue;
		gave.splice(same, 1);
		took.splice(took.indexOf(piece), 1);
	}
	return { took, gave, points: sumOf(took) - sumOf(gave) };
}
