// Faults of a FEN, and what no game can lead to though one can start from it.

import type { Kind, Side } from "./piece.ts";

export type RowFault = "consecutiveNumbers" | "unknownPiece" | "tooManySquares" | "tooFewSquares";

/** Faults in the pieces of a position that can be read. */
export type PieceFault =
	| { readonly code: "noKing"; readonly side: Side }
	| { readonly code: "manyKings"; readonly side: Side }
	| { readonly code: "pawnsOnEdge" };

/** Faults of a FEN: codes and facts. The sentences are in messages/en/faults.ts. */
export type FenFault =
	| {
			readonly code:
				| "fieldCount"
				| "moveNumber"
				| "halfMoves"
				| "enPassant"
				| "castling"
				| "sideToMove"
				| "rowCount"
				| "impossibleEnPassant"
				| "otherSideInCheck"
				| "lineTooLong";
	  }
	| { readonly code: "row"; readonly reason: RowFault }
	| PieceFault;

/** More pieces of a kind, of bishops on squares of a colour, than a set has: some are promoted. */
export type Promoted = {
	readonly kind: Kind;
	readonly count: number;
	readonly squares?: "light" | "dark";
};

/** More pieces than a side can have: too many pawns, or too many promoted beside those left. */
export type Surplus = {
	readonly side: Side;
	readonly pawns: number;
	/** None where the pawns alone are too many. */
	readonly promoted: readonly Promoted[];
};

/** Its message is for developers. */
export class FenError extends Error {
	override readonly name = "FenError";
	readonly fault: FenFault;
	constructor(fault: FenFault) {
		super(JSON.stringify(fault));
		this.fault = fault;
	}
}
