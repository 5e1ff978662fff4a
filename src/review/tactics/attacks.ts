// Attacks and moves of the pieces on 64 squares: a mailbox for the few positions of a line, where
// the core or chess.js would be asked too often. No castling, no taking en passant.

import {
	BISHOP,
	KING,
	KNIGHT,
	kindOf,
	NO_PIECE,
	otherSide,
	PAWN,
	type Piece,
	pieceOf,
	QUEEN,
	ROOK,
	type Side,
	sideOf,
	WHITE,
} from "../../chess/piece.ts";
import { fileOf, rankOf, SQUARES, type Square } from "../../chess/square.ts";
import {
	ALL_WAYS,
	between,
	DIAGONAL,
	DIAGONALS,
	JUMPS,
	STRAIGHT,
	STRAIGHTS,
	stepsFrom,
} from "../../control/rays.ts";

/** A piece by square, as readPieces gives them. */
export type Pieces = Uint8Array;

const JUMPS_FROM = stepsFrom(JUMPS);
const BESIDE = stepsFrom([...STRAIGHT, ...DIAGONAL]);
const PAWN_HITS = [stepsFrom([[1, 1], [-1, 1]]), stepsFrom([[1, -1], [-1, -1]])]; // biome-ignore format: one row

const RAYS: Readonly<Record<number, readonly (readonly (readonly Square[])[])[]>> = {
	[BISHOP]: DIAGONALS,
	[ROOK]: STRAIGHTS,
	[QUEEN]: ALL_WAYS,
};

export const pieceAt = (pieces: Pieces, square: number): Piece => (pieces[square] ?? 0) as Piece;

/** The lines of squares that a line piece looks along; none for others. */
export const raysOf = (piece: Piece, from: Square): readonly (readonly Square[])[] =>
	(piece === NO_PIECE ? undefined : RAYS[kindOf(piece)]?.[from]) ?? [];

/** The squares that the piece on a square attacks, those of its own side among them. */
function attackedFrom(pieces: Pieces, from: Square): Square[] {
	const piece = pieceAt(pieces, from);
	if (piece === NO_PIECE) return [];
	const kind = kindOf(piece);
	if (kind === PAWN) return PAWN_HITS[sideOf(piece)]?.[from] ?? [];
	if (kind === KNIGHT) return JUMPS_FROM[from] ?? [];
	if (kind === KING) return BESIDE[from] ?? [];
	return raysOf(piece, from).flatMap((ray) => {
		const end = ray.findIndex((square) => pieces[square] !== NO_PIECE);
		return end < 0 ? ray : ray.slice(0, end + 1);
	});
}

const isSlider = (kind: number, from: Square, to: Square) =>
	kind === QUEEN ||
	(fileOf(from) === fileOf(to) || rankOf(from) === rankOf(to) ? ROOK : BISHOP) === kind;

/** Does the piece on one square attack another? */
export function attacks(pieces: Pieces, from: Square, to: Square): boolean {
	const piece = pieceAt(pieces, from);
	if (piece === NO_PIECE || from === to) return false;
	const kind = kindOf(piece);
	if (kind < BISHOP || kind === KING) return attackedFrom(pieces, from).includes(to);
	if (!isSlider(kind, from, to)) return false;
	return between(from, to)?.every((square) => pieces[square] === NO_PIECE) ?? false;
}

/** Where a side's pieces stand that attack a square. */
export function attackersOf(pieces: Pieces, to: Square, side: Side): Square[] {
	const found: Square[] = [];
	const add = (square: Square, kind: number) => {
		if (pieces[square] === (kind | (side << 3))) found.push(square);
	};
	for (const square of PAWN_HITS[otherSide(side)]?.[to] ?? []) add(square, PAWN);
	for (const square of JUMPS_FROM[to] ?? []) add(square, KNIGHT);
	for (const square of BESIDE[to] ?? []) add(square, KING);
	for (const [index, ray] of (ALL_WAYS[to] ?? []).entries()) {
		const first = ray.find((square) => pieces[square] !== NO_PIECE);
		if (first === undefined) continue;
		add(first, QUEEN);
		add(first, index < STRAIGHT.length ? ROOK : BISHOP);
	}
	return found;
}

export const kingOf = (pieces: Pieces, side: Side): Square | undefined => {
	const square = pieces.indexOf(pieceOf(side, KING));
	return square < 0 ? undefined : (square as Square);
};

export function inCheck(pieces: Pieces, side: Side): boolean {
	const king = kingOf(pieces, side);
	return king !== undefined && attackersOf(pieces, king, otherSide(side)).length > 0;
}

/** A piece once it has gone to a square: a pawn on the last rank is a queen. */
const arrived = (piece: Piece, to: Square): Piece =>
	kindOf(piece) === PAWN && rankOf(to) === (sideOf(piece) === WHITE ? 7 : 0)
		? pieceOf(sideOf(piece), QUEEN)
		: piece;

/** The pieces after one of them has gone to a square, and taken what stood there. */
export function moved(pieces: Pieces, from: Square, to: Square): Pieces {
	const after = pieces.slice();
	after[to] = arrived(pieceAt(pieces, from), to);
	after[from] = NO_PIECE;
	return after;
}

/** Is its own king safe after a move? */
export const isSafe = (pieces: Pieces, from: Square, to: Square): boolean =>
	!inCheck(moved(pieces, from, to), sideOf(pieceAt(pieces, from)));

function pawnSteps(pieces: Pieces, from: Square, side: Side): Square[] {
	const ahead = side === WHITE ? 8 : -8;
	const one = (from + ahead) as Square;
	if (pieces[one] !== NO_PIECE) return [];
	const two = (one + ahead) as Square;
	const isAtHome = rankOf(from) === (side === WHITE ? 1 : 6);
	return isAtHome && pieces[two] === NO_PIECE ? [one, two] : [one];
}

/** Where the piece on a square would go, were no king in danger. */
export function reaches(pieces: Pieces, from: Square): Square[] {
	const piece = pieceAt(pieces, from);
	if (piece === NO_PIECE) return [];
	const side = sideOf(piece);
	const isEnemy = (square: Square) =>
		pieces[square] !== NO_PIECE && sideOf(pieceAt(pieces, square)) !== side;
	const isPawn = kindOf(piece) === PAWN;
	const hits = attackedFrom(pieces, from).filter(
		(square) => isEnemy(square) || (!isPawn && pieces[square] === NO_PIECE),
	);
	return [...hits, ...(isPawn ? pawnSteps(pieces, from, side) : [])];
}

/** Where the piece on a square may go. */
export const goesTo = (pieces: Pieces, from: Square): Square[] =>
	reaches(pieces, from).filter((to) => isSafe(pieces, from, to));

/** Where a side's pieces stand. */
export const squaresOfSide = (pieces: Pieces, side: Side): Square[] =>
	SQUARES.filter(
		(square) => pieces[square] !== NO_PIECE && sideOf(pieceAt(pieces, square)) === side,
	);
