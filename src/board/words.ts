// Words of a board for those who do not see it, and for a board that cannot be drawn. Whoever shows
// it may replace some or all of them; text/boardText.ts has the others.

import type { Piece } from "../chess/piece.ts";
import type { Square } from "../chess/square.ts";
import type { SquareClass } from "../control/classes.ts";
import type { Plight } from "../control/standing.ts";
import type { BoardView, Preview } from "./view.ts";

/** Facts of a square; undefined where they are hidden, or not analysed yet. */
export type SquareFacts = {
	readonly square: Square;
	readonly piece: Piece | undefined;
	readonly plights: readonly Plight[];
	readonly control: SquareClass["key"] | undefined;
	/** Its class in the position that is compared with, where that is another. */
	readonly pinned: SquareClass["key"] | undefined;
	readonly attackers: { readonly white: number; readonly black: number } | undefined;
};

export type BoardWords = {
	/** The name of the 64 cells together. */
	readonly grid: string;
	square(facts: SquareFacts): string;
	/** The position that the cursor has come to. */
	arrived(view: BoardView): string;
	/** The effect of a move that is looked at. */
	previewed(preview: Preview): string;
	pickedUp(square: Square, piece: Piece, targets: readonly Square[]): string;
	readonly putDown: string;
	nothingToMove(square: Square): string;
	readonly promoteTo: string;
	/** By the letter of the piece. */
	readonly promotions: Readonly<Record<"q" | "n" | "r" | "b", string>>;
	readonly failed: string;
	readonly drawAgain: string;
};
