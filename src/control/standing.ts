// How the pieces of one position stand: which hang, which are trapped, tied or loose
// (docs/insight.md, sections 3 to 5).

import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { NO_PIECE, type Piece } from "../chess/piece.ts";
import { pieceOn } from "../chess/placement.ts";
import type { Square } from "../chess/square.ts";

/** Bits that the insight module sets for a piece. Whether it hangs is found apart, by its gain. */
export const LOOSE = 1;
export const TRAPPED = 2;
export const TIED = 4;

export type Standing = StandingMarks & { readonly game: Game; readonly frame: Frame };

export type StandingMarks = {
	/** By square: what the side to move wins by taking there. */
	readonly gains: Uint8Array;
	/** By square: LOOSE, TRAPPED and TIED. */
	readonly marks: Uint8Array;
};

/** How a piece can stand, the gravest first. */
export const PLIGHTS = ["hanging", "trapped", "tied", "loose"] as const;
export type Plight = (typeof PLIGHTS)[number];

const BITS = { trapped: TRAPPED, tied: TIED, loose: LOOSE } as const;

/** How the piece on a square stands, the gravest first. Empty where nothing follows for it. */
export function plightsOn({ gains, marks }: StandingMarks, square: Square): readonly Plight[] {
	return PLIGHTS.filter((plight) =>
		plight === "hanging" ? (gains[square] ?? 0) > 0 : ((marks[square] ?? 0) & BITS[plight]) !== 0,
	);
}

/** A piece for which something follows. */
export type PieceStanding = {
	readonly piece: Piece;
	readonly plights: readonly Plight[];
	/** What taking it wins. 0 where it does not hang. */
	readonly gain: number;
};

/** Undefined where no piece stands, or nothing follows for it. */
export function standingOn(standing: Standing, square: Square): PieceStanding | undefined {
	const { game, frame, gains } = standing;
	const piece = pieceOn(game.placements, frame, square);
	const plights = plightsOn(standing, square);
	if (piece === NO_PIECE || plights.length === 0) return undefined;
	return { piece, plights, gain: gains[square] ?? 0 };
}
