// A position set up by hand: each change gives a new one. It may be one that no game can reach:
// what is wrong with it is reported, and it is kept all the same.

import {
	formatFen,
	parsePlacement,
	pieceFaults,
	type Setup,
	surplusesIn,
	usableRights,
} from "./fen.ts";
import { FenError, type FenFault, type Surplus } from "./fenFault.ts";
import { FIRST_FRAME } from "./frame.ts";
import { BLACK, NO_PIECE, PAWN, type Piece, pieceOf, WHITE } from "./piece.ts";
import { formatPieces } from "./pieceData.ts";
import { createPlacements, type Placements, readPieces } from "./placement.ts";
import { openRules } from "./rules.ts";
import type { Square } from "./square.ts";

/**
 * Tool for a press on the board: the hand moves the piece there, a piece is put there, and NO_PIECE
 * removes the one there.
 */
export type Tool = Piece | "hand";

export const EMPTY_SETUP: Setup = {
	pieceData: "8/8/8/8/8/8/8/8",
	side: WHITE,
	castling: "",
	enPassant: undefined,
	halfMoves: 0,
	moveNumber: 1,
};

export function placementsOf({ pieceData }: Pick<Setup, "pieceData">): Placements {
	const placements = createPlacements(1);
	parsePlacement(pieceData, placements, FIRST_FRAME);
	return placements;
}

export const piecesOf = (setup: Pick<Setup, "pieceData">): Uint8Array =>
	readPieces(placementsOf(setup), FIRST_FRAME);

/**
 * The squares that the side not to move may just have passed with a pawn, and where one of the
 * other side could take it.
 */
export function passedSquares({ pieceData, side }: Pick<Setup, "pieceData" | "side">): Square[] {
	const pieces = piecesOf({ pieceData });
	const [passedRank, forward] = side === WHITE ? [5, 8] : [2, -8];
	const enemy = pieceOf(side === WHITE ? BLACK : WHITE, PAWN);
	const found: Square[] = [];
	for (let file = 0; file < 8; file++) {
		const passed = passedRank * 8 + file;
		const pawn = passed - forward;
		const isFree = pieces[passed] === NO_PIECE && pieces[passed + forward] === NO_PIECE;
		const takers = [file > 0 ? pawn - 1 : -1, file < 7 ? pawn + 1 : -1];
		const isTaken = takers.some((from) => pieces[from] === pieceOf(side, PAWN));
		if (isFree && isTaken && pieces[pawn] === enemy) found.push(passed as Square);
	}
	return found;
}

/**
 * Drops an en passant square that no longer fits. Castling rights stay as they were chosen, in case
 * king and rook come back.
 */
function settled(setup: Setup): Setup {
	const { enPassant } = setup;
	const fits = enPassant === undefined || passedSquares(setup).includes(enPassant);
	return fits ? setup : { ...setup, enPassant: undefined };
}

/** Puts a piece on a square, or none, in the place of what stands there. */
export function put(setup: Setup, square: Square, piece: Piece): Setup {
	const pieces = piecesOf(setup);
	if (pieces[square] === piece) return setup;
	pieces[square] = piece;
	return settled({ ...setup, pieceData: formatPieces(pieces) });
}

/** Carries what stands on a square to another. */
export function carry(setup: Setup, from: Square, to: Square): Setup {
	const piece = (piecesOf(setup)[from] ?? NO_PIECE) as Piece;
	return from === to ? setup : put(put(setup, from, NO_PIECE), to, piece);
}

/** Changes what a FEN says beside the pieces. */
export const changed = (setup: Setup, fields: Partial<Omit<Setup, "pieceData">>): Setup =>
	settled({ ...setup, ...fields });

/** The rights to castle that are wished, and that king and rook can use. */
export const rightsIn = (setup: Setup): string => usableRights(setup.castling, placementsOf(setup));

export const formatSetup = (setup: Setup): string =>
	formatFen({ ...setup, castling: rightsIn(setup) });

/** The sides with more pieces than any game leads to. */
export const surplusesOf = (setup: Setup): Surplus[] => surplusesIn(placementsOf(setup));

/** Why no game can start from this position. Empty where one can. */
export function faultsOf(setup: Setup): FenFault[] {
	const faults = pieceFaults(placementsOf(setup));
	if (faults.length > 0) return faults;
	try {
		openRules(formatSetup(setup));
		return [];
	} catch (error) {
		if (!(error instanceof FenError)) throw error;
		return [error.fault];
	}
}
