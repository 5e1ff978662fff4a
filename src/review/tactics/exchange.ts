// Worth of captures on a square: the whole run of them, each side taking with its cheapest piece
// that may, and stopping when it likes.

import { KING, kindOf, otherSide, type Side, sideOf } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { attackersOf, isSafe, moved, type Pieces, pieceAt, squaresOfSide } from "./attacks.ts";

const asPrice = (pieces: Pieces, square: Square): number => {
	const piece = pieceAt(pieces, square);
	return kindOf(piece) === KING ? 100 : worthOf(piece);
};

/** The legal captures on a square, the cheapest first. */
export const takersOf = (pieces: Pieces, to: Square, side: Side): Square[] =>
	attackersOf(pieces, to, side)
		.filter((from) => isSafe(pieces, from, to))
		.sort((one, other) => asPrice(pieces, one) - asPrice(pieces, other));

/** The gain of a side that takes on a square, or 0 where it had better not. */
export function prizeOn(pieces: Pieces, to: Square, side: Side): number {
	const [from] = takersOf(pieces, to, side);
	return from === undefined ? 0 : Math.max(0, worthOfCapture(pieces, from, to));
}

/** Worth of a move's capture and promotion, less what is taken back; below 0 if it loses. */
export function worthOfCapture(pieces: Pieces, from: Square, to: Square): number {
	const after = moved(pieces, from, to);
	const became = worthOf(pieceAt(after, to)) - worthOf(pieceAt(pieces, from));
	const side = sideOf(pieceAt(pieces, from));
	return worthOf(pieceAt(pieces, to)) + became - prizeOn(after, to, otherSide(side));
}

export type Prize = { readonly from: Square; readonly to: Square; readonly gain: number };

/** The captures by which a side wins something. */
const prizesFor = (pieces: Pieces, side: Side): Prize[] =>
	squaresOfSide(pieces, otherSide(side)).flatMap((to) =>
		takersOf(pieces, to, side)
			.map((from) => ({ from, to, gain: worthOfCapture(pieces, from, to) }))
			.filter(({ gain }) => gain > 0),
	);

/** The best of them. */
export const bestPrize = (pieces: Pieces, side: Side): Prize | undefined =>
	prizesFor(pieces, side).reduce<Prize | undefined>(
		(best, one) => (best === undefined || one.gain > best.gain ? one : best),
		undefined,
	);
