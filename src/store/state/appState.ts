// The state of the application: the open game, where in it we are, how it is looked at, what the
// visitor is doing, and what they are told. All else is derived from it.

import type { Frame } from "../../chess/frame.ts";
import type { Arrow, Game } from "../../chess/game.ts";
import type { Warning } from "../../chess/pgn/gameFault.ts";
import type { GameText } from "../../chess/pgn/gameText.ts";
import type { Side } from "../../chess/piece.ts";
import type { Placements } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import type { Square } from "../../chess/square.ts";
import type { GameControl } from "../../control/controlMap.ts";
import type { Standing } from "../../control/standing.ts";
import type { Desk } from "./desk.ts";
import type { Lens } from "./lenses.ts";
import type { Hideable, Options } from "./options.ts";
import type { Panel } from "./panels.ts";
import type { PlaceName } from "./places.ts";
import type { Lost, NotKept, Problem } from "./problems.ts";
import type { SetupDraft } from "./setupDraft.ts";

/**
 * How a game of a library was left: as it was read, as it was changed, or as an earlier visit kept
 * it.
 */
export type LeftGame =
	| { readonly frame: Frame }
	| Pick<AppState, "game" | "control" | "frame">
	| { readonly pgn: string; readonly path: readonly number[] };

/** A text of one game or more, and which of them is open. */
export type Library = {
	readonly text: string;
	readonly games: readonly GameText[];
	readonly open: number;
	/** The open game as it was read. Undefined where an earlier visit had changed it. */
	readonly asRead: Game | undefined;
	/** The games that were open before, by their place in the list. */
	readonly left: ReadonlyMap<number, LeftGame>;
	/** What is wrong with those that could not be opened, by their place in the list. */
	readonly problems: ReadonlyMap<number, Warning>;
};

/**
 * The square that is explained. Pinned, it stays while the cursor moves; else it goes with the next
 * step.
 */
export type Inspected = { readonly square: Square; readonly isPinned: boolean };

/** Where a position to compare with comes from. */
export type ReferenceOrigin =
	| { readonly kind: "start" | "pasted" }
	/** The move that led to it, with its number. */
	| { readonly kind: "after"; readonly move: string };

/** A position to compare with: the first frame of its placements. */
export type Reference = {
	readonly origin: ReferenceOrigin;
	readonly fen: string;
	readonly placements: Placements;
	readonly control: GameControl;
	/** Is it on the board, in place of the position on view? */
	readonly isShown: boolean;
};

/** A move that is not played but looked at: a placement before it and one after. */
export type Preview = {
	readonly move: PlayedMove;
	readonly placements: Placements;
	readonly control: GameControl;
	readonly before: Frame;
	readonly after: Frame;
};

export type Reading = {
	/** What is being done, as a sentence. */
	readonly what: string;
	/** The share that is done, in hundredths. */
	readonly done: number;
	/** May it be given up? */
	readonly canStop: boolean;
};

/** What a move is marked with in the list and on the timeline. */
export type Sign = { readonly letter: string; readonly title: string };

/** The open game with its file and its history: it stays until another game takes its place. */
type GameDocument = {
	/** The start position where no game is open. */
	readonly game: Game;
	/** Is it a game that was loaded, or that moves have begun? */
	readonly isOpen: boolean;
	/** Control of every frame of the game. Undefined after a reset, until a square is asked about. */
	readonly control: GameControl | undefined;
	/** Undefined where the game came as a position, or was made here. */
	readonly library: Library | undefined;
	/** Did the game come with a link, and has nobody said that it is to stay? */
	readonly isFromLink: boolean;
	/**
	 * The moves of a game that its review has something to say of. Undefined until one has been
	 * reviewed.
	 */
	readonly reviewed: { readonly game: Game; readonly signs: ReadonlyMap<Frame, Sign> } | undefined;
	/** What can be undone, the latest last; and what was undone and can be done again. */
	readonly past: readonly Snapshot[];
	readonly future: readonly Snapshot[];
};

/** Where in the game we are, and what is known of that position: it changes with every step. */
type Cursor = {
	readonly frame: Frame;
	/**
	 * Follows the frame: after the board has shown a single step, and when the cursor comes to rest
	 * while steps come fast.
	 */
	readonly settledFrame: Frame;
	/** Do steps come one by one, or so fast that only the board follows? */
	readonly pace: "calm" | "fast";
	/**
	 * How the pieces stand where the cursor has settled. Undefined unless the lens asks for it, and
	 * until it is found.
	 */
	readonly standing: Standing | undefined;
};

/** How the board is looked at: it stays while games and positions change. */
type View = {
	readonly orientation: Side;
	readonly lens: Lens;
	readonly options: Options;
	/** What is not seen of the board. It is for a moment, and survives no reload. */
	readonly hidden: { readonly [what in Hideable]?: boolean };
	/** The position to compare with. Undefined where there is none. */
	readonly reference: Reference | undefined;
	/** Is the position on view compared with the reference? */
	readonly isComparing: boolean;
};

/** What the visitor is doing: it ends with the next step, when it is closed, or with the visit. */
type Interaction = {
	/** What is open beside the board. Undefined while nothing is. */
	readonly panel: Panel | undefined;
	/** Undefined while no square is explained. */
	readonly inspected: Inspected | undefined;
	/** Squares that are marked on one frame, as the review asked. Undefined until it has. */
	readonly shown: { readonly frame: Frame; readonly squares: readonly Square[] } | undefined;
	/** The move that a list points at. Undefined while none does. */
	readonly pointed: Preview | undefined;
	/** The move that the hand aims at, if any. Undefined while the hand is empty. */
	readonly inHand: { readonly aim: Preview | undefined } | undefined;
	/**
	 * An arrow, or a circle where it ends on its square, that is being drawn. Undefined while none
	 * is.
	 */
	readonly drawn: Arrow | undefined;
	/** Undefined while nobody writes. */
	readonly desk: Desk | undefined;
	/** While the game is presented: where the focus goes back to, if anywhere. Else undefined. */
	readonly presenting: { readonly focusAfter: PlaceName | undefined } | undefined;
	/** The position that was last being set up. Undefined where none has been. */
	readonly setupDraft: SetupDraft | undefined;
};

/** What the visitor is told: it stays until it is read, or no longer true. */
type Notices = {
	/**
	 * Why what is done here will not survive a reload. Undefined while it will, or once that was
	 * read.
	 */
	readonly unkept: NotKept | undefined;
	/**
	 * What an earlier visit kept and this one does not find. Undefined where all is there, or once
	 * that was read.
	 */
	readonly lost: Lost | undefined;
	/** What is being read for longer than a moment. Undefined while nothing is. */
	readonly reading: Reading | undefined;
	/** Why the last text could not be read. Undefined once one could. */
	readonly problem: Problem | undefined;
	/**
	 * What has replaced the game that was open, as a sentence. Undefined where nothing has, or
	 * something was changed since.
	 */
	readonly news: string | undefined;
};

/** One flat object; the types above group its properties by how long they last. */
export type AppState = GameDocument & Cursor & View & Interaction & Notices;

/** A game, where we were in it and how it was looked at, to go back to. */
export type Snapshot = Pick<
	AppState,
	"game" | "isOpen" | "control" | "frame" | "library" | "isFromLink" | "orientation" | "lens"
> & {
	/** Was this game replaced by another? Else it was changed. */
	readonly isReplaced: boolean;
};
