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
import type { PieceOn } from "./explain.ts";

/** A piece behind one of its own side, on a line to a square. */
export type Hidden = { readonly behind: Square; readonly front: Square };

/** Straight and diagonal by turns. */
const DIRECTIONS = [1, 9, 8, 7, -1, -9, -8, -7];

/** The next square that way, or -1 beyond the edge. */
function stepFrom(square: number, direction: number): number {
	const next = square + direction;
	const isOff = next < 0 || next > 63 || Math.abs((next & 7) - (square & 7)) > 1;
	return isOff ? -1 : next;
}

function nextPiece(pieceOn: PieceOn, from: number, direction: number): number {
	let at = stepFrom(from, direction);
	while (at >= 0 && pieceOn(at as Square) === NO_PIECE) at = stepFrom(at, direction);
	return at;
}

const goesAlong = (piece: Piece, isDiagonal: boolean): boolean =>
	kindOf(piece) === QUEEN || kindOf(piece) === (isDiagonal ? BISHOP : ROOK);

/**
 * The line pieces that would attack a square if the piece of their own side in front of them left:
 * one that does not attack it itself along that line.
 */
export function hiddenOn(pieceOn: PieceOn, { square, chains }: Inspection): readonly Hidden[] {
	const fronts = new Set(chains.map(([front]) => front?.square));
	return DIRECTIONS.flatMap((direction, index) => {
		const front = nextPiece(pieceOn, square, direction);
		const behind = front < 0 ? -1 : nextPiece(pieceOn, front, direction);
		if (behind < 0 || fronts.has(front as Square)) return [];
		const [one, other] = [pieceOn(front as Square), pieceOn(behind as Square)];
		if (sideOf(one) !== sideOf(other) || !goesAlong(other, index % 2 === 1)) return [];
		return [{ front: front as Square, behind: behind as Square }];
	});
}

/** Those that would win something by attacking the piece on a square. */
export function hiddenThreats(pieceOn: PieceOn, inspection: Inspection): readonly Hidden[] {
	const { square, chains } = inspection;
	const piece = pieceOn(square);
	if (piece === NO_PIECE) return [];
	const isLoose = !chains.some(
		([front]) => front !== undefined && sideOf(front.piece) === sideOf(piece),
	);
	return hiddenOn(pieceOn, inspection).filter(({ front, behind }) => {
		const [one, other] = [pieceOn(front), pieceOn(behind)];
		if (sideOf(other) === sideOf(piece)) return false;
		// A pawn stays on its file unless it takes.
		if (kindOf(one) === PAWN && (front & 7) === (square & 7)) return false;
		return kindOf(piece) === KING || isLoose || worthOf(piece) > worthOf(other);
	});
}
