// Tactics of a line: what a side does in it, by the name that coaches have for it, with the facts
// that a sentence or a drawing needs (docs/insight.md, section 9).

import type { Piece } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";

export type Placed = { readonly piece: Piece; readonly square: Square };

export type TacticKind =
	| "backRank"
	| "interference"
	| "xRay"
	| "inBetween"
	| "attraction"
	| "deflection"
	| "overloaded"
	| "guardTaken"
	| "clearance"
	| "skewer"
	| "pin"
	| "fork"
	| "discovered"
	| "trapped"
	| "promotion"
	| "hanging";

export type Tactic = {
	readonly kind: TacticKind;
	/** The place in the line of the move that does it. */
	readonly at: number;
	/**
	 * Piece that does it, where it stands after that move: it attacks, pins, takes or steps aside.
	 */
	readonly actor: Placed;
	/** Pieces that it is done to. The king comes first, and the piece that falls comes last. */
	readonly targets: readonly Placed[];
	/** A piece of the other side that guards, and is drawn away, taken, blocked or has two duties. */
	readonly guard: Placed | undefined;
	/** Of a discovered attack: is it a check, or are there two at once? */
	readonly check: "discovered" | "double" | undefined;
	/** The square that is left, or comes to be blocked. */
	readonly via: Square | undefined;
	/** The place of the move that takes what is won, makes the queen, or mates. */
	readonly fruit: number;
	/** Pawns that the line has won where it comes to rest; 0 where it mates. */
	readonly gain: number;
	/** Is the gain beyond the end of the line, and only promised by its last move? */
	readonly isPromised: boolean;
};
