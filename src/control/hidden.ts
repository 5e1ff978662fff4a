// Line pieces hidden behind others of their own side: as soon as the one in front leaves, they
// attack.

import {
	BISHOP,
	KING,
	kindOf,
	NO_PIECE,
	PAWN,
	type Piece,
	QUEEN,
	ROOK,
	sideOf,
} from "../chess/piece.ts";
import type { Square } from "../chess/square.ts";
import { worthOf } from "../chess/worth.ts";
import type { Inspection } from "./core.ts";
import { frontsOf, type PieceOn } from "./explain.ts";
import { DIAGONALS, STRAIGHTS } from "./rays.ts";

/** A piece behind one of its own side, on a line to a square. */
export type Hidden = { readonly behind: Square; readonly front: Square };

/** All ways to the edge, straight and diagonal by turns. */
const raysRound = (square: Square) =>
	(STRAIGHTS[square] ?? []).flatMap((ray, index) => [ray, DIAGONALS[square]?.[index] ?? []]);

const goesAlong = (piece: Piece, isDiagonal: boolean): boolean =>
	kindOf(piece) === QUEEN || kindOf(piece) === (isDiagonal ? BISHOP : ROOK);

/**
 * The line pieces that would attack a square if the piece of their own side in front of them left:
 * one that does not attack it itself along that line.
 */
export function hiddenOn(pieceOn: PieceOn, { square, chains }: Inspection): readonly Hidden[] {
	const fronts = new Set(chains.map(([front]) => front?.square));
	return raysRound(square).flatMap((ray, index) => {
		const [front, behind] = ray.filter((at) => pieceOn(at) !== NO_PIECE);
		if (front === undefined || behind === undefined || fronts.has(front)) return [];
		const [one, other] = [pieceOn(front), pieceOn(behind)];
		if (sideOf(one) !== sideOf(other) || !goesAlong(other, index % 2 === 1)) return [];
		return [{ front, behind }];
	});
}

/** Those that would win something by attacking the piece on a square. */
export function hiddenThreats(pieceOn: PieceOn, inspection: Inspection): readonly Hidden[] {
	const { square } = inspection;
	const piece = pieceOn(square);
	if (piece === NO_PIECE) return [];
	const isLoose = frontsOf(inspection, sideOf(piece)).length === 0;
	return hiddenOn(pieceOn, inspection).filter(({ front, behind }) => {
		const [one, other] = [pieceOn(front), pieceOn(behind)];
		if (sideOf(other) === sideOf(piece)) return false;
		// A pawn stays on its file unless it takes.
		if (kindOf(one) === PAWN && (front & 7) === (square & 7)) return false;
		return kindOf(piece) === KING || isLoose || worthOf(piece) > worthOf(other);
	});
}
