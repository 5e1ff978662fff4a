// A moment of a game: something that docs/insight.md, section 6, has a name for, as facts. Its
// sentence is made of them in messages (reviewWords).

import type { Piece, Side } from "../chess/piece.ts";
import type { Square } from "../chess/square.ts";
import type { Counts } from "../control/classes.ts";

type KindRule = {
	/**
	 * How many there were in the games of the study, and in how many of them Stockfish agreed
	 * (docs/insight.md, section 8). Undefined for facts of the map: they claim nothing that an
	 * engine could deny.
	 */
	readonly measured?: { readonly right: number; readonly of: number };
	/** Shown only on request: hardly ever the point of a game (docs/insight.md, section 6). */
	readonly isAside?: true;
};

/** The kinds of moments, in the order in which they are offered. */
export const MOMENT_KINDS = {
	/** A piece that could be taken at a profit, and was, if the game did not end there. */
	hanging: { measured: { right: 125, of: 135 } },
	/** A piece that could be taken at a profit, and was not. */
	missed: { measured: { right: 48, of: 85 } },
	/** A piece that was lost wherever it went. */
	trapped: { measured: { right: 24, of: 25 } },
	/** A knight where no pawn could attack it any more, and which stayed. */
	outpost: {},
	/** A move that turned far more squares than others of the game. */
	swing: { isAside: true },
	/** An important square that one side won and kept to the end. */
	square: { isAside: true },
	/** Many contested squares, and the move that settled them. */
	tension: { isAside: true },
} as const satisfies Record<string, KindRule>;

export type MomentKind = keyof typeof MOMENT_KINDS;

export const KIND_LIST = Object.entries(MOMENT_KINDS) as readonly (readonly [
	MomentKind,
	KindRule,
])[];

/** A kind that is right less often than this share is hidden at first too. */
const MIN_RIGHT_SHARE = 0.7;

export const HIDDEN_AT_FIRST: ReadonlySet<MomentKind> = new Set(
	KIND_LIST.filter(
		([, { measured, isAside }]) =>
			isAside || (measured !== undefined && measured.right / measured.of < MIN_RIGHT_SHARE),
	).map(([kind]) => kind),
);

type MomentBase = {
	/** The ply of the move, which is its frame too: moments are those of the main line. */
	readonly ply: number;
	/** The move that led there, as "17...Bf6". */
	readonly move: string;
	/** Whose piece it is, who turned the squares, or who won the square. */
	readonly side: Side;
	readonly squares: readonly Square[];
	/** How much it weighs beside others. */
	readonly weight: number;
};

/** A piece that its side has left where it can be taken at a profit. */
export type HangingMoment = MomentBase & {
	/** Missed where the next move leaves the piece. */
	readonly kind: "hanging" | "missed";
	readonly square: Square;
	readonly piece: Piece;
	/** Pawns that taking it wins. */
	readonly gain: number;
	/** The next move, which takes the piece or leaves it. Undefined where the game ended. */
	readonly reply: { readonly side: Side; readonly move: string } | undefined;
};

export type TrappedMoment = MomentBase & {
	readonly kind: "trapped";
	readonly square: Square;
	readonly piece: Piece;
	/** The move that took it. */
	readonly takenBy: string;
};

export type OutpostMoment = MomentBase & {
	readonly kind: "outpost";
	/** The first of `squares`; the others are those that the other side lost to the knight. */
	readonly square: Square;
	readonly piece: Piece;
	/** Moves of its side that it stayed for, and the move that took it, if one did. */
	readonly stayed: number;
	readonly takenBy: string | undefined;
};

export type SwingMoment = MomentBase & {
	readonly kind: "swing";
	readonly before: Counts;
	readonly after: Counts;
};

/** Why a square has weight: no pawn of the other side can attack it any more, or where it lies. */
export type Weighty = "centre" | "besideKing" | "beyondPawns";

export type SquareMoment = MomentBase & {
	readonly kind: "square";
	readonly square: Square;
	readonly weighty: Weighty;
};

export type TensionMoment = MomentBase & {
	readonly kind: "tension";
	/** Contested squares before the move and after it. */
	readonly before: number;
	readonly after: number;
};

export type Moment =
	| HangingMoment
	| TrappedMoment
	| OutpostMoment
	| SwingMoment
	| SquareMoment
	| TensionMoment;
