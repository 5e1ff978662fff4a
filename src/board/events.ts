// Events of a board, for its owner. Their effects show in the view.

import type { Arrow } from "../chess/game.ts";
import type { MoveInput, PlayedMove } from "../chess/rules.ts";
import type { Square } from "../chess/square.ts";

/**
 * A press without a move; pressed again, a square is no more asked about. A finger that stays on a
 * square, or a key. A piece that stays picked up: it is no move that follows at once. A mouse that
 * rests on a square, until it has left.
 */
export type Asking = "press" | "hold" | "pick" | "rest";

export type BoardEvents = {
	/** A move was made. Returns whether it stands: if not, the piece goes home. */
	moved(move: MoveInput): boolean;
	/** A piece was picked up, or put down again. */
	picked(square: Square | undefined): void;
	/** The piece in hand is held over a target, or over none; undefined once it is put down. */
	aimed(aim: { readonly move: PlayedMove | undefined } | undefined): void;
	/** A square is asked about, or none any more. */
	asked(square: Square | undefined, by: Asking): void;
};

/** Events of drawing on a board, where somebody listens: draw/drawing.ts. */
export type DrawEvents = {
	/** Something is being drawn, or is given up. Returns whether it may be drawn here and now. */
	draws(arrow: Arrow | undefined): boolean;
	/** An arrow was drawn, or a circle where it ends on its square. */
	drew(arrow: Arrow): void;
	penPutDown(): void;
};
