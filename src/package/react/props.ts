// Props and events of square-control-app/react. These types stand by themselves, so that the code
// inside may change.

import type { CSSProperties } from "react";
import type { Inspection, SquareName } from "../answers.ts";

/** A move that a visitor has made on the board. */
export type Move = {
	readonly from: SquareName;
	readonly to: SquareName;
	/** The piece that a pawn has become. */
	readonly promotion?: "q" | "r" | "b" | "n" | undefined;
	readonly san: string;
	/** The position that it led to, and how many moves that is from the start. */
	readonly fen: string;
	readonly ply: number;
};

/** An arrow on the position on view. */
export type Arrow = {
	readonly from: SquareName;
	readonly to: SquareName;
	/** Green if nothing is said. */
	readonly colour?: "green" | "red" | "yellow" | "blue" | undefined;
};

/** The position on view, after a visitor's move or a step. */
export type Ply = {
	/** How many moves it is from the start, and how many the line on view has. */
	readonly ply: number;
	readonly plies: number;
	readonly fen: string;
	/** The move that led there; none at the start. */
	readonly san: string | undefined;
};

/** Methods of a board, by its `ref`. */
export type ControlBoardHandle = {
	/** A move forward, and back, along the line on view. */
	next(): void;
	back(): void;
	/** Turns the board round. */
	flip(): void;
	/** The outer element. */
	readonly element: HTMLElement | null;
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
	/** Name of the board for assistive technology. */
	readonly label?: string | undefined;
	readonly className?: string | undefined;
	readonly style?: CSSProperties | undefined;
	readonly id?: string | undefined;
	readonly [data: `data-${string}`]: string | number | boolean | undefined;
	/** Which pieces a visitor may move: all, none, or those of one side. */
	readonly movable?: boolean | "white" | "black" | undefined;
	readonly arrows?: readonly Arrow[] | undefined;
	/** `false` leaves them out. */
	readonly coordinates?: boolean | undefined;
	/** `false` has pieces at once where they go. */
	readonly animation?: boolean | undefined;
	/** A square was pressed and let go of, or chosen by keyboard, whatever stands on it. */
	readonly onSquareClick?: ((square: SquareName) => void) | undefined;
	/** Another ply is on view, by a visitor's move or by a step of the handle. */
	readonly onPly?: ((ply: Ply) => void) | undefined;
	/**
	 * The position or game cannot be read, and why. Where somebody listens, the board before stays on
	 * view.
	 */
	readonly onError?: ((error: { readonly message: string }) => void) | undefined;
	readonly onMove?: ((move: Move) => void) | undefined;
	/**
	 * Why the square that was asked about is what it is; nothing once that was closed. Without it
	 * squares are not explained.
	 */
	readonly onInspect?: ((inspection: Inspection | undefined) => void) | undefined;
};
