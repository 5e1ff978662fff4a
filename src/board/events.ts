// Events of a board, for its owner. Their effects show in the view.

import type { Arrow } from "../chess/game.ts";
import type { MoveInput, PlayedMove } from "../chess/rules.ts";
import type { Square } from "../chess/square.ts";

export type BoardEvents = {
	/** A move was made. Returns whether it stands: if not, the piece goes home. */
	moved(move: MoveInput): boolean;
	/** A piece was picked up, or put down again. */
	picked(square: Square | undefined): void;
	/** A piece stays picked up: it is no move that follows at once. */
	stayed(square: Square): void;
	/** The piece in hand is held over a target, or over none; undefined once it is put down. */
	aimed(aim: { readonly move: PlayedMove | undefined } | undefined): void;
	/** A square was pressed without a move; `pickedUp` was in the hand before. */
	pressed(square: Square, pickedUp: Square | undefined): void;
	/** A finger stays on a square, or a key asks about it. */
	asked(square: Square): void;
	/** A mouse rests on a square; undefined once it has left. */
	rested(square: Square | undefined): void;
};

/** Events of drawing on a board, where somebody listens: draw/drawing.ts. */
export type DrawEvents = {
	/** Something is being drawn, or is given up. Returns whether it may be drawn here and now. */
	draws(arrow: Arrow | undefined): boolean;
	/** An arrow was drawn, or a circle where it ends on its square. */
	drew(arrow: Arrow): void;
	penPutDown(): void;
};
