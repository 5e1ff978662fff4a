// What square-control/react takes and tells. These types stand by themselves, so that what is
// inside may change.

import type { Inspection, SquareName } from "../answers.ts";

/** A move that a visitor has made on the board. */
export type Move = {
	readonly from: SquareName;
	readonly to: SquareName;
	/** What a pawn has become. */
	readonly promotion?: "q" | "r" | "b" | "n" | undefined;
	readonly san: string;
	/** The position that it led to, and how many moves that is from the start. */
	readonly fen: string;
	readonly ply: number;
};

export type Lens = "control" | "strength" | "attackers" | "white" | "black" | "tension" | "pieces";

export type BoardColour = "plain" | "wood" | "blue" | "green";

export type PieceSet = "standard" | "rounded" | "flat";

/** A position or a game, as FEN or PGN; without either it is the start of a game. */
type Shown =
	| { readonly fen?: string | undefined; readonly game?: undefined }
	| { readonly game?: string | undefined; readonly fen?: undefined };

export type ControlBoardProps = Shown & {
	/**
	 * How many moves from the start. Where it is given the board shows that and nothing else, as a
	 * field does with its value: a visitor's move stays if `onMove` leads to its ply, and is taken
	 * back if not. Where it is not, the board stays wherever moves lead.
	 */
	readonly ply?: number | undefined;
	readonly lens?: Lens | undefined;
	/** The colours of the squares, and how the pieces are drawn. */
	readonly board?: BoardColour | undefined;
	readonly pieces?: PieceSet | undefined;
	/** The side at the bottom. */
	readonly orientation?: "white" | "black" | undefined;
	/** What assistive technology calls the board. */
	readonly label?: string | undefined;
	readonly className?: string | undefined;
	readonly onMove?: ((move: Move) => void) | undefined;
	/**
	 * Why the square that was asked about is what it is; nothing once that was closed. Without it
	 * squares are not explained.
	 */
	readonly onInspect?: ((inspection: Inspection | undefined) => void) | undefined;
};
