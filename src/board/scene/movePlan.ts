// Movements of pieces between two placements, whatever led from one to the other: which pieces
// glide, which go, which come. Made of the placements alone, so that a step back, a jump or a new
// game need no other rule.

import type { Frame } from "../../chess/frame.ts";
import { kindOf, NO_PIECE, PAWN, type Piece, sideOf, WHITE } from "../../chess/piece.ts";
import { type Placements, readPieces } from "../../chess/placement.ts";
import { fileOf, rankOf, SQUARE_COUNT, type Square } from "../../chess/square.ts";

/** A piece goes from a square to another, and there becomes another piece if it is promoted. */
export type Move = {
	/** The piece seen on the way: of a promotion, forth and back, the pawn. */
	readonly piece: Piece;
	readonly from: Square;
	readonly to: Square;
	readonly becomes: Piece;
};

export type Stander = { readonly piece: Piece; readonly square: Square };

export type MovePlan = {
	readonly moves: readonly Move[];
	/** Taken, or gone in another way. */
	readonly goes: readonly Stander[];
	readonly comes: readonly Stander[];
};

/**
 * More pieces than this are no move but another position: it is calmer to jump. Castling moves two.
 */
const MAX_MOVING_PIECES = 4;

const distance = (a: Square, b: Square) =>
	(fileOf(a) - fileOf(b)) ** 2 + (rankOf(a) - rankOf(b)) ** 2;

/** Takes the nearest stander that may be the one, out of a list. */
function takeNearest(
	list: Stander[],
	square: Square,
	isMeant: (stander: Stander) => boolean,
): Stander | undefined {
	let best: Stander | undefined;
	for (const stander of list) {
		if (!isMeant(stander)) continue;
		if (best === undefined || distance(stander.square, square) < distance(best.square, square))
			best = stander;
	}
	if (best !== undefined) list.splice(list.indexOf(best), 1);
	return best;
}

/**
 * Is one a pawn before the last rank, and the other what it became there, or the other way round?
 */
function isPromotion(a: Stander, b: Stander): boolean {
	const [pawn, other] = kindOf(a.piece) === PAWN ? [a, b] : [b, a];
	if (kindOf(pawn.piece) !== PAWN || kindOf(other.piece) === PAWN) return false;
	if (sideOf(a.piece) !== sideOf(b.piece)) return false;
	const last = sideOf(pawn.piece) === WHITE ? 7 : 0;
	return (
		rankOf(other.square) === last &&
		Math.abs(rankOf(pawn.square) - last) === 1 &&
		Math.abs(fileOf(pawn.square) - fileOf(other.square)) <= 1
	);
}

/** The plan, or nothing where so much changes that pieces had better jump. */
export function movePlan(
	before: { readonly placements: Placements; readonly frame: Frame },
	after: { readonly placements: Placements; readonly frame: Frame },
): MovePlan | undefined {
	const old = readPieces(before.placements, before.frame);
	const now = readPieces(after.placements, after.frame);
	const goes: Stander[] = [];
	const arrivals: Stander[] = [];
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		const was = (old[square] ?? NO_PIECE) as Piece;
		const is = (now[square] ?? NO_PIECE) as Piece;
		if (was === is) continue;
		if (was !== NO_PIECE) goes.push({ piece: was, square });
		if (is !== NO_PIECE) arrivals.push({ piece: is, square });
	}
	const moves: Move[] = [];
	const take = (arrival: Stander, isMeant: (stander: Stander) => boolean): boolean => {
		const start = takeNearest(goes, arrival.square, isMeant);
		if (start === undefined) return false;
		const { piece: becomes, square: to } = arrival;
		const piece = kindOf(becomes) === PAWN ? becomes : start.piece;
		moves.push({ piece, from: start.square, to, becomes });
		return true;
	};
	const others = arrivals.filter(
		(arrival) => !take(arrival, ({ piece }) => piece === arrival.piece),
	);
	const comes = others.filter(
		(arrival) => !take(arrival, (stander) => isPromotion(stander, arrival)),
	);
	const isCalm =
		moves.length <= MAX_MOVING_PIECES && goes.length + comes.length <= MAX_MOVING_PIECES;
	return isCalm ? { moves, goes, comes } : undefined;
}
