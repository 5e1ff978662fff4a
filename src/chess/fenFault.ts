// Faults of a FEN, and what no game can lead to though one can start from it.

import type { Kind, Side } from "./piece.ts";

export type RowFault =
	| "consecutive number"
	| "invalid piece"
	| "too many squares in rank"
	| "too few squares in rank";

type SideName = "white" | "black";

/** Faults in the pieces of a position that can be read. */
export type PieceFault =
	| `missing ${SideName} king`
	| `too many ${SideName} kings`
	| "some pawns are on the edge rows";

/** Faults of a FEN: codes, which are also their texts in the specification's catalogue. */
export type FenFault =
	| "must contain six space-delimited fields"
	| "move number must be a positive integer"
	| "half move counter number must be a non-negative integer"
	| "en-passant square is invalid"
	| "castling availability is invalid"
	| "side-to-move is invalid"
	| "piece data does not contain 8 '/'-delimited rows"
	| `piece data is invalid (${RowFault})`
	| "illegal en-passant square"
	| PieceFault
	| "the side not to move is in check"
	| "the line is too long";

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

export class FenError extends Error {
	override readonly name = "FenError";
	readonly fault: FenFault;
	constructor(fault: FenFault) {
		super(`Invalid FEN: ${fault}`);
		this.fault = fault;
	}
}
