// State of any board: an observable record. A change is on the canvas with the next frame, without
// React; the changed fields decide what is painted again. createBoardView.ts has a value for each
// field that there must be.

import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import type { Side } from "../chess/piece.ts";
import type { Placements } from "../chess/placement.ts";
import type { PlayedMove } from "../chess/rules.ts";
import type { Square } from "../chess/square.ts";
import type { Control } from "../control/classes.ts";
import type { GameControl } from "../control/controlMap.ts";
import type { Standing } from "../control/standing.ts";
import { type BoardColour, DEFAULT_BOARD } from "./heat/boards.ts";
import { DEFAULT_HEAT, type Heat } from "./heat/heats.ts";
import type { Lens } from "./heat/lenses.ts";
import type { BoardArrow } from "./marks/arrow.ts";
import type { Markings } from "./marks/markings.ts";
import { DEFAULT_PIECES, type PieceSet } from "./styles/sets.ts";

/** A move that is looked at, and not played: a placement before it and one after. */
export type Preview = {
	readonly move: PlayedMove;
	readonly placements: Placements;
	readonly control: GameControl;
	readonly before: Frame;
	readonly after: Frame;
};

/**
 * The square that is explained. A pinned explanation stays while the cursor moves; any other closes
 * at the next step.
 */
export type Inspected = {
	readonly square: Square;
	readonly isPinned: boolean;
	/** A mouse only rests on it: the board draws arrows, and nothing is dimmed. */
	readonly isRest?: true;
};

/** A position to compare with: the first frame of its placements. */
export type Compared = {
	readonly placements: Placements;
	readonly control: GameControl;
	/** Is it on the board, in place of the position on view? */
	readonly isShown: boolean;
};

/** How squares, heat and pieces look, and what moves say. */
export type BoardLooks = {
	/** The colours of its squares, how strong heat is, and the drawing of its pieces. */
	readonly board: BoardColour;
	readonly heat: Heat;
	readonly pieces: PieceSet;
	readonly showsPatterns: boolean;
	readonly tintsNeutral: boolean;
	/** Fill the squares that the file marks, in place of circles: PGN knows no difference. */
	readonly fillsMarked: boolean;
	/** Mark the squares that the last move turned, while steps come one by one. */
	readonly outlinesTurned: boolean;
	/** Ask which piece a pawn becomes, instead of making it a queen. */
	readonly asksPromotion: boolean;
};

/** Layers of the board that can be hidden, as for a question to a class. */
export type Hideable = "heat" | "pieces" | "coordinates" | "arrows";

export type BoardView = {
	readonly game: Game;
	/** The position on view. */
	readonly frame: Frame;
	/** Follows the frame, when the cursor has come to rest. */
	readonly settledFrame: Frame;
	/** Do steps come one by one, or so fast that only the board follows? */
	readonly pace: "calm" | "fast";
	/** Of the game; undefined leaves the squares grey. */
	readonly control?: GameControl | undefined;
	/** How the pieces stand, for the lens that shows it. */
	readonly standing?: Standing | undefined;
	/** The side at the bottom. */
	readonly orientation: Side;
	readonly lens: Lens;
	readonly looks: BoardLooks;
	readonly hidden: { readonly [what in Hideable]?: boolean };
	readonly preview?: Preview | undefined;
	readonly compared?: Compared | undefined;
	readonly inspected?: Inspected | undefined;
	/** Squares with a ring on one frame. */
	readonly ringed?: { readonly frame: Frame; readonly squares: readonly Square[] } | undefined;
	/** "??" and its like, by the frames that moves lead to: each on the square of its move. */
	readonly verdicts?: ReadonlyMap<Frame, string> | undefined;
	/** Arrows and circles beside those of the file. */
	readonly arrows: readonly BoardArrow[];
	/** The pen, while presses draw. */
	readonly pen?: { readonly colour: string } | undefined;
	/**
	 * Is it shown to a class? Every press without a drag is a question there, which else picks up a
	 * piece that can move, and what is drawn stays beside an explanation.
	 */
	readonly isPresented: boolean;
	/** Whose pieces may be moved. */
	readonly movable: Side | "both" | "none";
	/** Where pieces may go, in place of the rules: those of each square, or anywhere. */
	readonly destinations?: ReadonlyMap<Square, readonly Square[]> | "any" | undefined;
	/** Milliseconds that pieces are seen on their way; none at 0. */
	readonly animation: number;
	/**
	 * The piece on each square, a1 first, in place of the game's position: where one is set up or
	 * asked about.
	 */
	readonly pieces?: ArrayLike<number> | undefined;
	/** Squares in the colour of a class, in place of the map. */
	readonly tints?: ReadonlyMap<Square, Control> | undefined;
	/** Marks of a question, or of an answer. */
	readonly markings?: Markings | undefined;
};

export const DEFAULT_LOOKS: BoardLooks = {
	board: DEFAULT_BOARD,
	heat: DEFAULT_HEAT,
	pieces: DEFAULT_PIECES,
	showsPatterns: false,
	tintsNeutral: true,
	fillsMarked: false,
	outlinesTurned: true,
	asksPromotion: true,
};

/** How the pieces of a frame stand, if that has been found. */
export const standingAt = (
	{ standing, game }: Pick<BoardView, "standing" | "game">,
	frame: Frame,
): Standing | undefined =>
	standing?.game === game && standing.frame === frame ? standing : undefined;
