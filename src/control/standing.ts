// How the pieces of one position stand: which hang or are threatened, which are trapped, tied or
// loose (docs/insight.md, sections 2 to 5).

import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { NO_PIECE, otherSide, type Piece, type Side } from "../chess/piece.ts";
import { type Placements, pieceOn } from "../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import type { PlacedPiece } from "./explain.ts";
import type { Follows } from "./insight.ts";
import { NOT_PASSED } from "./passing.ts";

/** Bits that the insight module sets for a piece. Whether it hangs is found apart, by its gain. */
export const LOOSE = 1;
export const TRAPPED = 2;
export const TIED = 4;

export type Standing = StandingMarks & { readonly game: Game; readonly frame: Frame };

export type StandingMarks = {
	/** By square: what the side to move wins by taking there. */
	readonly gains: Uint8Array;
	/** By square: what the other side would win there if it were to move. */
	readonly threats: Uint8Array;
	/** Is the side to move in check? Then nothing of it is threatened. */
	readonly isInCheck: boolean;
	/** By square: LOOSE, TRAPPED and TIED. */
	readonly marks: Uint8Array;
};

/** How a piece can stand, the gravest first. */
export const PLIGHTS = ["hanging", "threatened", "trapped", "tied", "loose"] as const;
export type Plight = (typeof PLIGHTS)[number];

const BITS = { trapped: TRAPPED, tied: TIED, loose: LOOSE } as const;

/** How the piece on a square stands, the gravest first. Empty where nothing follows for it. */
export function plightsOn(
	{ gains, threats, marks }: StandingMarks,
	square: Square,
): readonly Plight[] {
	return PLIGHTS.filter((plight) => {
		if (plight === "hanging") return (gains[square] ?? 0) > 0;
		if (plight === "threatened") return (threats[square] ?? 0) > 0;
		return ((marks[square] ?? 0) & BITS[plight]) !== 0;
	});
}

/** How the pieces of one placement stand. */
export function standingMarks(
	insight: Follows,
	placement: Placements,
	side: Side,
	enPassant: Square | undefined,
): StandingMarks {
	const gainsOf = (taker: Side, passed: number) =>
		insight.findHanging(placement, Uint8Array.of(taker), Uint8Array.of(passed));
	const passed = enPassant ?? NOT_PASSED;
	const isInCheck = insight.isInCheck(placement, side);
	const tied = insight.findTied(placement);
	return {
		gains: gainsOf(side, passed),
		isInCheck,
		threats: isInCheck ? new Uint8Array(SQUARE_COUNT) : gainsOf(otherSide(side), NOT_PASSED),
		marks: insight.findStanding(placement).map((mark, square) => mark | (tied[square] ?? 0)),
	};
}

/** A piece for which something follows. */
export type PieceStanding = {
	readonly piece: Piece;
	readonly plights: readonly Plight[];
	/** Of a tied piece: what its moves leave hanging. */
	readonly tiedTo?: readonly PlacedPiece[];
};

/** Undefined where no piece stands, or nothing follows for it. */
export function standingOn(standing: Standing, square: Square): PieceStanding | undefined {
	const { game, frame } = standing;
	const piece = pieceOn(game.placements, frame, square);
	const plights = plightsOn(standing, square);
	return piece === NO_PIECE || plights.length === 0 ? undefined : { piece, plights };
}
